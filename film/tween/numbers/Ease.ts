import { easeAt } from '../../../geometry/easeCurve';
import type { Point } from '../../../geometry/matrix';

/**
 * Returns the progress of a tween, 0 at its keyframe and 1 at the next, for a time from 0 to 1. Some curves leave that
 * range.
 */
export type Ease = (time: number) => number;

export const linear: Ease = (time) => time;

/**
 * The parabola of the Ease slider.
 *
 * @param acceleration As documents store it, from -100 (fast at the start) to 100 (slow at the start). It is the
 *   negative of the script's `tweenEasing`.
 */
export function simpleEase(acceleration: number): Ease {
  if (acceleration === 0) return linear;
  return (time) => time - (acceleration / 100) * time * (1 - time);
}

/** The curve that a user drew: Bézier pieces as `easeAt` takes them. */
export function curveEase(points: readonly Point[]): Ease {
  return (time) => easeAt(points, time);
}
