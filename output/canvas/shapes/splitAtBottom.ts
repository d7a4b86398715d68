import { STRIDE, type Segments } from '../../../geometry/edges/Segments';

/** The lowest point of an outline. */
interface Bottom {
  segment: number;
  x: number;
  y: number;
  /** Where on the segment: 0 is its start. */
  share: number;
}

/**
 * An outline whose lowest point, of several the rightmost, is the start of a segment: `lowest`. Source: outlines of
 * published files, in which curves have one more point there.
 */
export function splitAtBottom(loop: Segments): { loop: Segments; lowest: number } {
  const bottom = bottomOf(loop);
  if (bottom.share === 0) return { loop, lowest: bottom.segment };
  return { loop: split(loop, bottom), lowest: bottom.segment + 1 };
}

function bottomOf(loop: Segments): Bottom {
  let bottom: Bottom = { segment: 0, x: -Infinity, y: -Infinity, share: 0 };
  for (let segment = 0; segment < loop.count; segment++) {
    const at = segment * STRIDE;
    const start = { segment, x: loop.points[at], y: loop.points[at + 1], share: 0 };
    for (const point of [start, turnOf(loop, segment)]) if (point && isLower(point, bottom)) bottom = point;
  }
  return bottom;
}

function isLower(one: Bottom, other: Bottom): boolean {
  return one.y > other.y || (one.y === other.y && one.x > other.x);
}

/** The lowest point within a curve; undefined where an end is lower. */
function turnOf({ points, lines }: Segments, segment: number): Bottom | undefined {
  const at = segment * STRIDE;
  const [start, control, end] = [points[at + 1], points[at + 3], points[at + 5]];
  if (lines[segment] === 1 || control <= start || control <= end) return undefined;
  const share = (start - control) / (start - 2 * control + end);
  const along = (axis: 0 | 1): number =>
    (1 - share) ** 2 * points[at + axis] +
    2 * share * (1 - share) * points[at + 2 + axis] +
    share ** 2 * points[at + 4 + axis];
  return { segment, x: along(0), y: along(1), share };
}

function split({ count, points, lines }: Segments, { segment, x, y, share }: Bottom): Segments {
  const at = segment * STRIDE;
  const between = (from: number, to: number): number =>
    points[at + from] + share * (points[at + to] - points[at + from]);
  const halves = [
    ...[points[at], points[at + 1], between(0, 2), between(1, 3), x, y],
    ...[x, y, between(2, 4), between(3, 5), points[at + 4], points[at + 5]],
  ];
  return {
    count: count + 1,
    points: Float64Array.from([...points.subarray(0, at), ...halves, ...points.subarray(at + STRIDE)]),
    lines: Uint8Array.from([...lines.subarray(0, segment + 1), ...lines.subarray(segment)]),
  };
}
