import { nearestOn, pointOn, type Curve } from './Curve';
import { TOLERANCE, type CurvePiece } from './CurveSplit';

/** A piece of a bundle, and whether its direction is opposite to the first one. */
export interface Strand {
  piece: CurvePiece;
  isReversed: boolean;
}

/** Groups pieces that coincide into bundles. The first piece of a bundle belongs to the earliest edge. */
export function bundlePieces(pieces: readonly (readonly CurvePiece[])[]): Strand[][] {
  const bundles: Strand[][] = [];
  const ends = new Map<unknown, Map<unknown, Strand[][]>>();
  for (const piece of pieces.flat()) {
    const candidates = [
      ...(ends.get(piece.start)?.get(piece.end) ?? []),
      ...(piece.start === piece.end ? [] : (ends.get(piece.end)?.get(piece.start) ?? [])),
    ];
    const bundle = candidates.find(([first]) => areTogether(first.piece.curve, piece.curve));
    if (bundle) {
      bundle.push({ piece, isReversed: bundle[0].piece.start !== piece.start });
      continue;
    }
    const made = [{ piece, isReversed: false }];
    bundles.push(made);
    const from = ends.get(piece.start) ?? new Map<unknown, Strand[][]>();
    ends.set(piece.start, from);
    const list = from.get(piece.end) ?? [];
    from.set(piece.end, list);
    list.push(made);
  }
  return bundles;
}

/** True for curves between the same vertices whose distance is within the tolerance everywhere. */
function areTogether(one: Curve, other: Curve): boolean {
  if (one.isLine && other.isLine) return true;
  return [0.25, 0.5, 0.75].every((t) => {
    const point = pointOn(one, t);
    const at = pointOn(other, nearestOn(other, point));
    return Math.hypot(at.x - point.x, at.y - point.y) <= 2 * TOLERANCE;
  });
}
