import { forEach } from '../support/forEach';
import { readEasing, setEasing } from './easing';
import { refuseMotionObjects } from './refuseMotionObjects';

const METHOD = 'FrameCollection.ease';

/** Eases those of the keyframes that are tweens. Host members: `tweenType` and those of `setEasing`. */
export function easeFrames(frames: Frame[], easing: unknown): void {
  const ready = readEasing(METHOD, easing);
  refuseMotionObjects(METHOD, frames);
  forEach(METHOD, frames, function easeTween(frame) {
    const { tweenType } = frame;
    if (tweenType === 'motion' || tweenType === 'shape') setEasing(frame, ready);
  });
}
