import type { ColorTransform } from '../../document/xfl/ColorTransform';

/** Values of an `feColorMatrix` that does what the transform does. */
export function colorMatrix({ factors, offsets }: ColorTransform): string {
  return factors
    .map((factor, row) => {
      const values = [0, 0, 0, 0, offsets[row] / 255];
      values[row] = factor;
      return values.map((value) => Number(value.toFixed(5))).join(' ');
    })
    .join(' ');
}
