import { alongPoints, directionAt } from '../../../geometry/alongCurve';
import { decompose, normalizeAngle, rotation, type Linear, type Parts } from '../../../geometry/decompose';
import { concat, type Matrix, type Point } from '../../../geometry/matrix';
import type { Arithmetic } from './Arithmetic';
import { carriedMatrix, pivotInParent } from './carriedMatrix';
import { mix } from './mix';

/** The matrix and transformation point of an instance. */
export interface Placement {
  matrix: Matrix;
  /** The transformation point, in the instance's own coordinates. */
  pivot: Point;
}

/** The rotation of a tween: the shorter way, none, or a number of full turns (positive: clockwise). */
export type Turning = 'auto' | 'none' | number;

/** The progress of each property of a tween, from 0 to 1. */
export interface TweenProgress {
  position: number;
  rotation: number;
  scale: number;
}

/**
 * The matrix of a classic tween at a frame between its keyframes. The transformation point moves in a straight line
 * from that of the first end to that of the second; scales and angles change evenly. The position is derived from the
 * point of the first end only, with the arithmetic of the program that saved the document.
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
  const position = {
    x: mix(start.x, end.x, progress.position),
    y: mix(start.y, end.y, progress.position),
  };
  return (
    carriedMatrix(from, parts, position, arithmetic) ??
    placeAt(arithmetic.compose(parts), from.pivot, position)
  );
}

/** A path of a classic tween, and whether the element is oriented to it. */
export interface TweenPath {
  points: readonly Point[];
  isOriented: boolean;
}

/**
 * The matrix of a classic tween on a motion guide. The transformation point moves evenly along the path. An oriented
 * element keeps its angle to the path, if the angle is the same at both ends.
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

/** The matrix with a given linear part that moves a point of the instance to a target. */
export function placeAt({ a, b, c, d }: Linear, point: Point, target: Point): Matrix {
  return { a, b, c, d, tx: target.x - a * point.x - c * point.y, ty: target.y - b * point.x - d * point.y };
}

/**
 * Number of steps to which Animate rounds the progress of a tween. It decides when an angle equals an entry of the
 * table.
 */
const SHARE_STEPS = 65536;

/**
 * The scales and angles at a frame between the keyframes. At the end, the angles are those of the second keyframe plus
 * full turns, and a scale is negative if the tween mirrors the element.
 */
export function tweenedParts(from: Linear, to: Linear, progress: TweenProgress, turning: Turning): Parts {
  const start = decompose(from);
  const end = isMirrored(from) === isMirrored(to) ? decompose(to) : mirrored(start, decompose(to));
  const turned = turn(end.skewY - start.skewY, turning);
  // Full turns rotate both axes; otherwise each axis takes its shorter way.
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

/** The end of a tween that mirrors an element: the axis with the larger rotation is scaled through zero instead. */
function mirrored(start: Parts, end: Parts): Parts {
  const across = Math.abs(normalizeAngle(end.skewY - start.skewY));
  const down = Math.abs(normalizeAngle(end.skewX - start.skewX));
  if (across >= down) return { ...end, scaleX: -end.scaleX, skewY: end.skewY + 180 };
  return { ...end, scaleY: -end.scaleY, skewX: end.skewX + 180 };
}

/** Smaller differences of angles are due to rounding. */
const SAME_ANGLE = 0.01;

/** The rotation of a tween between angles that differ by `difference` degrees. */
function turn(difference: number, turning: Turning): number {
  const shortest = normalizeAngle(difference);
  if (turning === 'none') return 0;
  if (turning === 'auto') return shortest;
  const isSame = Math.abs(shortest) < SAME_ANGLE;
  if (isSame || shortest > 0 === turning > 0) return shortest + 360 * turning;
  return shortest + 360 * (turning + Math.sign(turning));
}
