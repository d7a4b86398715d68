import { read } from '../../host/read';
import { isGroup, isShapeType } from '../../host/shapes';
import { elementsOfFrame } from '../../host/walk';
import { wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import { readEasing, setEasing } from './easing';
import { refuseMotionObjects } from './refuseMotionObjects';
import { onEachRun, spansByTimeline, spansOf } from './spans';

const METHOD = 'FrameCollection.tween';

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
  const isClassic = type === 'motion' || type === 'classic';
  if (!isClassic && type !== 'shape') throw wrongArgument(METHOD, 'type', '"motion" or "shape"', type);
  const ready = easing === undefined ? null : readEasing(METHOD, easing);
  refuseMotionObjects(METHOD, frames);
  if (isClassic) {
    const timelines = spansByTimeline(spansOf(METHOD, document, frames));
    onEachRun(METHOD, document, timelines, function tweenRun(timeline, { start, end }) {
      timeline.createMotionTween(start, end);
    });
  } else {
    refuseOtherThanShapes(METHOD, frames);
    forEach(METHOD, frames, function tweenShape(frame) {
      frame.tweenType = 'shape';
    });
  }
  if (ready) forEach(METHOD, frames, (frame) => setEasing(frame, ready));
}
