import { alongPoints, directionAt } from '../geometry/alongCurve';
import { decompose, normalizeAngle, rotation, type Linear, type Parts } from '../geometry/decompose';
import { concat, type Matrix, type Point } from '../geometry/matrix';
import type { Arithmetic } from './Arithmetic';
import { carriedMatrix, pivotInParent } from './carriedMatrix';
import { mix } from './mix';

/** The place of an instance. */
export interface Placement {
  matrix: Matrix;
  /** The transformation point, in the instance's own coordinates. */
  pivot: Point;
}

/** The turn that a tween makes: the shorter way, not at all, or a number of full turns (clockwise ones positive). */
export type Turning = 'auto' | 'none' | number;

/** The progress of a tween with each of its properties, from 0 to 1. */
export interface TweenProgress {
  position: number;
  rotation: number;
  scale: number;
}

/**
 * The matrix that a classic tween shows on the way. The transformation point runs straight from where it is at the one
 * end to where the other end has its own; scales and angles run evenly. The place follows from the point of the first
 * end alone, and is counted as the program counts that saved the document.
 */
export function tweenedMatrix(
  from: Placement,
  to: Placement,
  progress: TweenProgress,
  turning: Turning,
  arithmetic: Arithmetic,
): Matrix {
  const [start, end] = [pivotInParent(from, arithmetic), pivotInParent(to, arithmetic)];
  const parts = tweenedParts(from.matrix, to.matrix, progress, turning);
  const place = {
    x: mix(start.x, end.x, progress.position),
    y: mix(start.y, end.y, progress.position),
  };
  return (
    carriedMatrix(from, parts, place, arithmetic) ?? placeAt(arithmetic.compose(parts), from.pivot, place)
  );
}

/** A way that a classic tween takes, and whether the element turns with it. */
export interface TweenPath {
  points: readonly Point[];
  isOriented: boolean;
}

/**
 * The matrix that a classic tween shows on a motion guide. The transformation point runs evenly along the path. An
 * element that turns with it keeps its angle to the path, as far as both ends have the same one.
 */
export function guidedMatrix(
  from: Placement,
  to: Placement,
  progress: TweenProgress,
  turning: Turning,
  { points, isOriented }: TweenPath,
  arithmetic: Arithmetic,
): Matrix {
  const direction = (share: number): number => (isOriented ? directionAt(points, share) : 0);
  const against = ({ matrix }: Placement, degrees: number): Matrix =>
    concat({ ...rotation(-degrees), tx: 0, ty: 0 }, matrix);
  const parts = tweenedParts(against(from, direction(0)), against(to, direction(1)), progress, turning);
  const along = direction(progress.position);
  const linear = arithmetic.compose({ ...parts, skewX: parts.skewX + along, skewY: parts.skewY + along });
  return placeAt(linear, from.pivot, alongPoints(points, progress.position));
}

/** The matrix with that linear part which brings a point of the instance to a place. */
export function placeAt({ a, b, c, d }: Linear, point: Point, place: Point): Matrix {
  return { a, b, c, d, tx: place.x - a * point.x - c * point.y, ty: place.y - b * point.x - d * point.y };
}

/** Animate counts the progress of a tween in steps of this size. It decides where an angle meets an entry of the table. */
const SHARE_STEPS = 65536;

function tweenedParts(from: Linear, to: Linear, progress: TweenProgress, turning: Turning): Parts {
  const start = decompose(from);
  const end = isMirrored(from) === isMirrored(to) ? decompose(to) : mirrored(start, decompose(to));
  const turned = turn(end.skewY - start.skewY, turning);
  // Full turns carry both axes; otherwise each takes its shorter way.
  const leaned =
    typeof turning === 'number'
      ? turned + normalizeAngle(end.skewX - start.skewX - turned)
      : turn(end.skewX - start.skewX, turning);
  const share = Math.round(progress.rotation * SHARE_STEPS) / SHARE_STEPS;
  return {
    scaleX: mix(start.scaleX, end.scaleX, progress.scale),
    scaleY: mix(start.scaleY, end.scaleY, progress.scale),
    skewX: start.skewX + leaned * share,
    skewY: start.skewY + turned * share,
  };
}

function isMirrored({ a, b, c, d }: Linear): boolean {
  return a * d - b * c < 0;
}

/** The other end of a tween that turns an element over: the axis with more to turn is stretched through zero instead. */
function mirrored(start: Parts, end: Parts): Parts {
  const across = Math.abs(normalizeAngle(end.skewY - start.skewY));
  const down = Math.abs(normalizeAngle(end.skewX - start.skewX));
  if (across >= down) return { ...end, scaleX: -end.scaleX, skewY: end.skewY + 180 };
  return { ...end, scaleY: -end.scaleY, skewX: end.skewX + 180 };
}

/** Smaller angles come from rounding. */
const SAME_ANGLE = 0.01;

/** The angle that a tween covers on the way to one that differs by `difference` degrees. */
function turn(difference: number, turning: Turning): number {
  const shortest = normalizeAngle(difference);
  if (turning === 'none') return 0;
  if (turning === 'auto') return shortest;
  const isSame = Math.abs(shortest) < SAME_ANGLE;
  if (isSame || shortest > 0 === turning > 0) return shortest + 360 * turning;
  return shortest + 360 * (turning + Math.sign(turning));
}
