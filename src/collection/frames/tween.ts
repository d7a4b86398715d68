import { isMotionObject } from '../../host/keyframes';
import { read } from '../../host/read';
import { isGroup, isShapeType } from '../../host/shapes';
import { elementsOfFrame } from '../../host/walk';
import { wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import { readEasing, setEasing } from './easing';
import { onEachRun, spansByTimeline, spansOf } from './spans';

const METHOD = 'FrameCollection.';

/** Refuses motion objects: their tween is stored as a whole, and no member of the host takes its place. */
function refuseMotionObjects(method: string, frames: Frame[]): void {
  forEach(method, frames, function refuseOne(frame) {
    if (!isMotionObject(frame)) return;
    const advice = "leave motion objects out with filter(':not(:motion)')";
    throw new Error('it is a motion object, which scripts cannot change; ' + advice);
  });
}

/** A shape tween needs shapes. Host members: `elements`, `elementType` and those of `isGroup`. */
function refuseOtherThanShapes(method: string, frames: Frame[]): void {
  forEach(method, frames, function refuseOne(frame) {
    const elements = elementsOfFrame(frame);
    for (let i = 0; i < elements.length; i++) {
      if (isShapeType(read(elements[i], 'elementType')) && !isGroup(elements[i])) continue;
      throw new Error('a shape tween needs shapes, and there is something else on the keyframe');
    }
  });
}

/**
 * Tweens keyframes to the next ones. Host members: `tweenType`, `timeline.createMotionTween`, which makes one symbol of
 * contents that a classic tween cannot move; those of `setEasing`.
 */
export function tweenFrames(document: Document, frames: Frame[], type: unknown, easing: unknown): void {
  const method = METHOD + 'tween';
  const isClassic = type === 'motion' || type === 'classic';
  if (!isClassic && type !== 'shape') throw wrongArgument(method, 'type', '"motion" or "shape"', type);
  const ready = easing === undefined ? null : readEasing(method, easing);
  refuseMotionObjects(method, frames);
  if (isClassic) {
    const timelines = spansByTimeline(spansOf(method, document, frames));
    onEachRun(method, document, timelines, function tweenRun(timeline, { start, end }) {
      timeline.createMotionTween(start, end);
    });
  } else {
    refuseOtherThanShapes(method, frames);
    forEach(method, frames, function tweenShape(frame) {
      frame.tweenType = 'shape';
    });
  }
  if (ready) forEach(method, frames, (frame) => setEasing(frame, ready));
}

/** Removes tweens. Host members: `tweenType`; of motion objects `timeline.removeMotionObject`. */
export function untweenFrames(document: Document, frames: Frame[]): void {
  const method = METHOD + 'untween';
  const whole: Frame[] = [];
  forEach(method, frames, function findMotion(frame) {
    if (isMotionObject(frame)) whole.push(frame);
  });
  const timelines = spansByTimeline(spansOf(method, document, whole));
  onEachRun(method, document, timelines, function removeMotion(timeline, { start, end }) {
    timeline.removeMotionObject(start, end);
  });
  forEach(method, frames, function untween(frame) {
    const { tweenType } = frame;
    if (tweenType === 'motion' || tweenType === 'shape') frame.tweenType = 'none';
  });
}

/** Eases those of the keyframes that are tweens. Host members: `tweenType` and those of `setEasing`. */
export function easeFrames(frames: Frame[], easing: unknown): void {
  const method = METHOD + 'ease';
  const ready = readEasing(method, easing);
  refuseMotionObjects(method, frames);
  forEach(method, frames, function easeTween(frame) {
    const { tweenType } = frame;
    if (tweenType === 'motion' || tweenType === 'shape') setEasing(frame, ready);
  });
}
