/** A number with a maximum of decimals; never -0. */
export function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return (Math.round(value * factor) || 0) / factor;
}
