import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { apply, type Matrix } from '../../../geometry/matrix';
import type { LottiePath } from '../LottieObjects';
import { rounded } from '../keyframes/rounded';

/** Quadratic curves are cubic ones whose handles reach two thirds of the way to the control point. */
const REACH = 2 / 3;
const DIGITS = 3;

/** Segments that follow each other as a path. @param matrix - moves the points */
export function lottiePath(segments: Segments, isClosed: boolean, matrix?: Matrix): LottiePath {
  const { count, points, lines } = segments;
  const at = (index: number): number[] => {
    const [x, y] = [points[index], points[index + 1]];
    const point = matrix ? apply(matrix, { x, y }) : { x, y };
    return [point.x, point.y];
  };
  const [v, o, i]: number[][][] = [[], [], []];
  for (let segment = 0; segment < count; segment++) {
    const from = segment * STRIDE;
    const [start, control, end] = [at(from), at(from + 2), at(from + 4)];
    const isLine = lines[segment] === 1;
    const handle = (point: number[]): number[] =>
      isLine ? [0, 0] : point.map((value, axis) => rounded(REACH * (control[axis] - value), DIGITS));
    v.push(start.map((value) => rounded(value, DIGITS)));
    o.push(handle(start));
    i.push(handle(end));
    if (segment === count - 1 && !isClosed) v.push(end.map((value) => rounded(value, DIGITS)));
  }
  if (isClosed) return { c: true, v, i: [...i.slice(-1), ...i.slice(0, -1)], o };
  return { c: false, v, i: [[0, 0], ...i], o: [...o, [0, 0]] };
}

/** All numbers of a path, in one list. */
export function flatPath({ v, i, o }: LottiePath): number[] {
  return [...v, ...i, ...o].flat();
}

/** The path of such a list. @param like - a path with as many points */
export function unflatPath(numbers: readonly number[], like: LottiePath): LottiePath {
  const count = like.v.length;
  const pairs = Array.from({ length: 3 * count }, (_, pair) => [numbers[2 * pair], numbers[2 * pair + 1]]);
  return {
    c: like.c,
    v: pairs.slice(0, count),
    i: pairs.slice(count, 2 * count),
    o: pairs.slice(2 * count),
  };
}

/** A rectangle. */
export function boxPath(width: number, height: number): LottiePath {
  const v = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const zero = v.map(() => [0, 0]);
  return { c: true, v, i: zero, o: zero };
}
