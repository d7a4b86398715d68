import { freeName } from '../../../../document/xfl/freeName';
import type { Frame } from '../Frame';
import type { TimelineCore } from '../TimelineCore';
import { setTweenType } from '../tweening';
import { drawable, rangesFor } from './ranges';

/** Elements that a classic tween moves directly. */
const MOVABLE = /^DOM(\w+Instance|\w+Text|Group)$/;

/**
 * `timeline.createMotionTween`: the keyframes of the range get a classic tween. Content that is not one instance, text
 * or group is first moved into a graphic called `Tween N` (Adobe's reference).
 */
export function createMotionTween(timeline: TimelineCore, start: unknown, end: unknown): void {
  const ranges = rangesFor(timeline, 'createMotionTween', start, end);
  for (const range of ranges.filter(({ layer }) => drawable([layer]).length > 0)) {
    const frames = new Set(range.layer.frames.slice(range.start, range.end));
    for (const frame of frames) {
      makeMovable(timeline, frame);
      setTweenType(frame.node, 'motion');
    }
  }
}

/**
 * Moves the content of a keyframe into a graphic called `Tween N`, unless it is empty, or one element of these kinds.
 */
export function makeMovable(timeline: TimelineCore, frame: Frame, kinds = MOVABLE): void {
  const { elementNodes, backToFront } = frame;
  if (elementNodes.length === 0 || (elementNodes.length === 1 && kinds.test(elementNodes[0].name))) return;
  const { document } = timeline;
  const path = freeName(
    (name) => document.itemAt(name) !== undefined,
    (number) => `Tween ${number}`,
  );
  document.wrapElements(backToFront, path);
}
