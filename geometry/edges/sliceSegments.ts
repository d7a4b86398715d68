import { SegmentPen, STRIDE, type Segments } from './Segments';

/** An axis that is cut at two positions into three parts, each with its own scale and offset. */
export interface AxisSlices {
  cuts: readonly [number, number];
  scales: readonly [number, number, number];
  shifts: readonly [number, number, number];
}

/**
 * An axis stretched as by 9-slice scaling: the parts before `from` and after `to` keep their length, the middle fills
 * the rest. If no length remains, the outer parts shrink proportionally.
 *
 * @param low, high The start and the end of the content.
 */
export function sliceAxis(low: number, high: number, from: number, to: number, scale: number): AxisSlices {
  const [start, end] = [Math.min(high, Math.max(low, from)), Math.min(high, Math.max(low, to))];
  const outer = start - low + high - end;
  const length = (high - low) * scale;
  const shrink = outer > length ? length / outer : 1;
  const left = low * scale + (start - low) * shrink;
  const right = high * scale - (high - end) * shrink;
  const middle = end > start ? (right - left) / (end - start) : 1;
  return {
    cuts: [start, end],
    scales: [shrink, middle, shrink],
    shifts: [low * scale - low * shrink, left - start * middle, high * scale - high * shrink],
  };
}

/** Cuts segments at the borders of the parts, and transforms each part. */
export function sliceSegments({ count, points, lines }: Segments, x: AxisSlices, y: AxisSlices): Segments {
  const pen = new SegmentPen();
  for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
    const [xs, ys] = [0, 1].map((axis) => [0, 2, 4].map((k) => points[at + axis + k]));
    const times = [...crossings(xs, x.cuts), ...crossings(ys, y.cuts)].sort((one, other) => one - other);
    let from = 0;
    for (const to of [...times, 1]) {
      const across = moved(part(xs, from, to), x);
      const down = moved(part(ys, from, to), y);
      pen.moveTo(across[0], down[0]);
      if (lines[i] === 1) pen.lineTo(across[2], down[2]);
      else pen.curveTo(across[1], down[1], across[2], down[2]);
      from = to;
    }
  }
  return pen.segments();
}

type Coordinates = readonly number[];

/** The times at which a coordinate of a curve crosses a cut. */
function crossings([start, control, end]: Coordinates, cuts: readonly number[]): number[] {
  const square = start - 2 * control + end;
  const slope = 2 * (control - start);
  return cuts.flatMap((cut) => {
    const root = Math.sqrt(slope * slope - 4 * square * (start - cut));
    const times =
      Math.abs(square) < 1e-9
        ? [(cut - start) / slope]
        : [(-slope - root) / (2 * square), (-slope + root) / (2 * square)];
    return times.filter((time) => time > 1e-6 && time < 1 - 1e-6);
  });
}

/** Start, control and end of a part of a curve. */
function part([start, control, end]: Coordinates, from: number, to: number): Coordinates {
  if (from === 0 && to === 1) return [start, control, end];
  const blend = (one: number, other: number): number =>
    (1 - one) * (1 - other) * start + (one * (1 - other) + other * (1 - one)) * control + one * other * end;
  return [from === 0 ? start : blend(from, from), blend(from, to), to === 1 ? end : blend(to, to)];
}

/** Transforms a piece by the part that contains its middle: a piece is in one part. */
function moved(values: Coordinates, { cuts, scales, shifts }: AxisSlices): Coordinates {
  const middle = (values[0] + 2 * values[1] + values[2]) / 4;
  const index = middle < cuts[0] ? 0 : middle > cuts[1] ? 2 : 1;
  // Adjacent pieces must meet exactly.
  return values.map((value) => Math.round((value * scales[index] + shifts[index]) * 1e6) / 1e6);
}
