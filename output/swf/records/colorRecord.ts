import type { ColorTransform } from '../../../document/xfl/ColorTransform';
import { signedBitsOf, type ByteWriter } from '../../../platform/ByteWriter';

/** The number that leaves a channel as it is. */
const WHOLE = 256;

/** Numbers have up to 15 bits and a sign. */
const MAX_VALUE = 2 ** 14 - 1;

/** Factors in steps of 1/256 and offsets, as movies hold them. */
export interface StoredColor {
  readonly factors: readonly number[];
  readonly offsets: readonly number[];
}

export function storedColor({ factors, offsets }: ColorTransform): StoredColor {
  return { factors: factors.map((factor) => bounded(factor * WHOLE)), offsets: offsets.map(bounded) };
}

/** True for one that changes nothing. */
export function isPlain({ factors, offsets }: StoredColor): boolean {
  return factors.every((factor) => factor === WHOLE) && offsets.every((offset) => offset === 0);
}

/** `CXFORMWITHALPHA`. */
export function writeColorTransform(out: ByteWriter, { factors, offsets }: StoredColor): void {
  const isScaled = factors.some((factor) => factor !== WHOLE);
  const isShifted = offsets.some((offset) => offset !== 0);
  const count = signedBitsOf(...(isScaled ? factors : []), ...(isShifted ? offsets : []));
  out.align().flag(isShifted).flag(isScaled).bits(count, 4);
  if (isScaled) for (const factor of factors) out.signed(factor, count);
  if (isShifted) for (const offset of offsets) out.signed(offset, count);
  out.align();
}

function bounded(value: number): number {
  return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, Math.round(value))) || 0;
}
