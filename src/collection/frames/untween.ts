import { isMotionObject } from '../../host/keyframes';
import { forEach } from '../support/forEach';
import { onEachRun, spansByTimeline, spansOf } from './spans';

const METHOD = 'FrameCollection.untween';

/** Removes tweens. Host members: `tweenType`; of motion objects `timeline.removeMotionObject`. */
export function untweenFrames(document: Document, frames: Frame[]): void {
  const whole: Frame[] = [];
  forEach(METHOD, frames, function findMotion(frame) {
    if (isMotionObject(frame)) whole.push(frame);
  });
  const timelines = spansByTimeline(spansOf(METHOD, document, whole));
  onEachRun(METHOD, document, timelines, function removeMotion(timeline, { start, end }) {
    timeline.removeMotionObject(start, end);
  });
  forEach(METHOD, frames, function untween(frame) {
    const { tweenType } = frame;
    if (tweenType === 'motion' || tweenType === 'shape') frame.tweenType = 'none';
  });
}
