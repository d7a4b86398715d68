import type { Matrix } from '../../../geometry/matrix';
import { signedBitsOf, type ByteWriter } from '../../../platform/ByteWriter';
import { toTwips } from './twips';

/** Steps of the linear part in one. */
const STEPS = 65536;

/** Beyond 31 bits a number has no place. */
const MAX_VALUE = 2 ** 30 - 1;

/** A matrix whose place is in pixels (`MATRIX`). */
export function writeMatrix(out: ByteWriter, { a, b, c, d, tx, ty }: Matrix): void {
  out.align();
  writePair(out, steps(a), steps(d), STEPS);
  writePair(out, steps(b), steps(c), 0);
  const [x, y] = [toTwips(tx), toTwips(ty)];
  const count = signedBitsOf(x, y);
  out.bits(count, 5).signed(x, count).signed(y, count).align();
}

/** Two numbers, left out if both equal their defaults. */
function writePair(out: ByteWriter, one: number, other: number, fallback: number): void {
  const isSaid = one !== fallback || other !== fallback;
  out.flag(isSaid);
  if (!isSaid) return;
  const count = signedBitsOf(one, other);
  out.bits(count, 5).signed(one, count).signed(other, count);
}

function steps(value: number): number {
  return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, Math.round(value * STEPS))) || 0;
}
