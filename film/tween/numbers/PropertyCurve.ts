import { entryAt } from '../../../geometry/entryAt';
import { alongCurve } from '../../../geometry/alongCurve';
import { bezier, easeAt } from '../../../geometry/easeCurve';
import type { Point } from '../../../geometry/matrix';
import { mix } from './mix';
import type { Ease } from './Ease';

/** A keyframe of one property. `x` is the time in frames, `y` the value. */
export interface PropertyKey extends Point {
  /** The handle of the curve before the key. */
  previous: Point;
  /** The handle of the curve after the key. */
  next: Point;
}

/** A property of a motion object: its keys sorted by time, joined by Bézier curves. */
export interface PropertyCurve {
  keys: readonly PropertyKey[];
  /** Bends the time between the first key and the last. */
  ease: Ease;
}

/** The value of a property at a frame; constant before the first key and after the last. */
export function valueAt(curve: PropertyCurve, frame: number): number {
  const time = easedTime(curve, frame);
  const end = segmentEnd(curve.keys, time);
  if (end === 0) return entryAt(curve.keys, 0).y;
  const [from, to] = [entryAt(curve.keys, end - 1), entryAt(curve.keys, end)];
  // Handles on their keys make the curve a straight line.
  if (isSame(from, from.next) && isSame(to, to.previous)) {
    return mix(from.y, to.y, (time - from.x) / (to.x - from.x));
  }
  return easeAt([from, within(from.next, from, to), within(to.previous, from, to), to], time);
}

/**
 * The position on a motion path, whose coordinates have their keys at the same times: between two keys the speed along
 * the path is constant. Each coordinate has the time of its own ease. Source: two films of Animate 15 and 19 whose ease
 * bends one coordinate only.
 */
export function pathAt(x: PropertyCurve, y: PropertyCurve, frame: number): Point {
  const [time, other] = [easedTime(x, frame), easedTime(y, frame)];
  const point = pathAtTime(x, y, time);
  return time === other ? point : { x: point.x, y: pathAtTime(x, y, other).y };
}

function pathAtTime(x: PropertyCurve, y: PropertyCurve, time: number): Point {
  const end = segmentEnd(x.keys, time);
  if (end === 0) return { x: entryAt(x.keys, 0).y, y: entryAt(y.keys, 0).y };
  const [start, stop] = [entryAt(x.keys, end - 1).x, entryAt(x.keys, end).x];
  const coordinate = ({ keys }: PropertyCurve, parameter: number): number => {
    const [from, to] = [entryAt(keys, end - 1), entryAt(keys, end)];
    return bezier(from.y, from.next.y, to.previous.y, to.y, parameter);
  };
  return alongCurve(
    (parameter) => ({ x: coordinate(x, parameter), y: coordinate(y, parameter) }),
    (time - start) / (stop - start),
  );
}

/** True if two properties are the coordinates of a path, that is, have their keys at the same times. */
export function isPath(x: PropertyCurve, y: PropertyCurve): boolean {
  return x.keys.length === y.keys.length && x.keys.every((key, i) => key.x === y.keys[i]?.x);
}

/** The time at which a curve is read for a frame, between its first key and its last. */
function easedTime({ keys, ease }: PropertyCurve, frame: number): number {
  const [first, last] = [entryAt(keys, 0).x, entryAt(keys, keys.length - 1).x];
  if (last === first) return first;
  const share = ease(Math.min(1, Math.max(0, (frame - first) / (last - first))));
  return first + Math.min(1, Math.max(0, share)) * (last - first);
}

/** The index of the key that ends the curve's segment at a time; 0 at the first key. */
function segmentEnd(keys: readonly PropertyKey[], time: number): number {
  const end = keys.findIndex(({ x }) => x >= time);
  return end < 0 ? keys.length - 1 : end;
}

function isSame(first: Point, other: Point): boolean {
  return first.x === other.x && first.y === other.y;
}

/** Limits a handle to the time between its keys, so that time never runs backward. */
function within({ x, y }: Point, from: Point, to: Point): Point {
  return { x: Math.min(to.x, Math.max(from.x, x)), y };
}
