import { partOf, pointOn, type Curve } from './Curve';

/** Number of straight pieces for measuring a curve. */
const PIECES = 32;

/**
 * The dashes of a line, each a run of curves.
 *
 * @param lengths Of dash and gap, in pixels. A dash of length 0 is a dot of minimum length.
 */
export function dashed(run: readonly Curve[], [dash, gap]: readonly [number, number]): Curve[][] {
  const DOT = 0.001;
  const long = Math.max(dash, DOT);
  if (gap <= 0) return [[...run]];
  const dashes: Curve[][] = [];
  let isDash = true;
  let left = long;
  let current: Curve[] = [];
  for (const curve of run) {
    const measure = lengthsOf(curve);
    const total = measure[PIECES];
    let from = 0;
    let done = 0;
    while (total - done > left) {
      done += left;
      const to = parameterAt(measure, done);
      if (isDash)
        dashes.push([...current, partOf(curve, from, to, pointOn(curve, from), pointOn(curve, to))]);
      current = [];
      from = to;
      isDash = !isDash;
      left = isDash ? long : gap;
    }
    left -= total - done;
    if (isDash && from < 1) current.push(partOf(curve, from, 1, pointOn(curve, from), pointOn(curve, 1)));
  }
  if (current.length > 0) dashes.push(current);
  return dashes;
}

/** The length of a curve from its start to each of its pieces. */
function lengthsOf(curve: Curve): number[] {
  const lengths = [0];
  let before = pointOn(curve, 0);
  for (let i = 1; i <= PIECES; i++) {
    const at = pointOn(curve, i / PIECES);
    lengths.push(lengths[i - 1] + Math.hypot(at.x - before.x, at.y - before.y));
    before = at;
  }
  return lengths;
}

function parameterAt(lengths: readonly number[], length: number): number {
  const i = Math.max(
    1,
    lengths.findIndex((reached) => reached >= length),
  );
  const share = (length - lengths[i - 1]) / (lengths[i] - lengths[i - 1]);
  return (i - 1 + share) / PIECES;
}
