/** A number with some decimals at most; never -0. */
export function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return (Math.round(value * factor) || 0) / factor;
}
