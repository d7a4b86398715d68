/**
 * A number with at most so many decimals, without zeros at its end. A number exactly between two goes to the even one,
 * as C's `printf` has it: 12.25 gives 12.2 and 57.75 gives 57.8. Source: transformation points in published files.
 */
export function fixed(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return 0;
  const rounded = Number(value.toFixed(decimals));
  const isBetween = Number.isInteger(value * 2 ** (decimals + 1)) && !Number.isInteger(value * 2 ** decimals);
  if (!isBetween) return rounded + 0;
  const step = 10 ** -decimals;
  const below = Number((value - step / 2).toFixed(decimals));
  const isEven = Math.round(below / step) % 2 === 0;
  return (isEven ? below : Number((value + step / 2).toFixed(decimals))) + 0;
}

/** In steps of a twentieth of a pixel, as documents store places. */
export function inTwips(value: number): number {
  return Number.isFinite(value) ? fixed(Math.round(value * 20) / 20, 2) : 0;
}
