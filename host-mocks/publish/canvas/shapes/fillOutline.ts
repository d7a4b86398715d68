import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import type { PathEncoder } from './encodePath';

/**
 * Writes a closed outline where Animate begins it: at the left neighbour of its lowest vertex, of several lowest ones
 * the rightmost. A last line is left to the closing. Source: 59 of 61 path strings with equal points are equal letter by
 * letter.
 */
export function writeLoop(loop: Segments, encoder: PathEncoder): void {
  const start = startOf(loop);
  encoder.moveTo(loop.points[start * STRIDE], loop.points[start * STRIDE + 1]);
  const last = (start + loop.count - 1) % loop.count;
  for (let i = 0; i < loop.count; i++) {
    const segment = (start + i) % loop.count;
    if (segment === last && loop.lines[segment] === 1) break;
    encoder.follow(loop, segment);
  }
  encoder.close();
}

/** The segment that is written first. */
function startOf(loop: Segments): number {
  const { count } = loop;
  const lowest = lowestVertex(loop);
  const before = (lowest + count - 1) % count;
  const goesLeft = leftward(loop, lowest, false) < leftward(loop, before, true);
  return goesLeft ? (lowest + 1) % count : before;
}

function lowestVertex({ count, points }: Segments): number {
  let lowest = 0;
  for (let i = 1; i < count; i++) {
    const [x, y] = [points[i * STRIDE], points[i * STRIDE + 1]];
    const [bestX, bestY] = [points[lowest * STRIDE], points[lowest * STRIDE + 1]];
    if (y > bestY || (y === bestY && x > bestX)) lowest = i;
  }
  return lowest;
}

/** How far to the right a segment leads from one of its ends: the cosine of its direction there. */
function leftward({ points, lines }: Segments, segment: number, fromEnd: boolean): number {
  const at = segment * STRIDE;
  const [from, to] = fromEnd ? [at + 4, at] : [at, at + 4];
  let [x, y] = [points[at + 2] - points[from], points[at + 3] - points[from + 1]];
  if (lines[segment] === 1 || (x === 0 && y === 0)) {
    [x, y] = [points[to] - points[from], points[to + 1] - points[from + 1]];
  }
  return x / (Math.hypot(x, y) || 1);
}
