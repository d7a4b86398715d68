/**
 * A number of 1/256 units as edges have it: decimal where that is not longer, else hexadecimal with a fraction.
 * `formatCoordinate(256 * 0xfa + 0x50)` is `#FA.5`.
 */
export function formatCoordinate(value: number): string {
  if (value % 256 === 0) return String(value / 256);
  const decimal = String(value / 256);
  const word = (value >>> 0).toString(16).toUpperCase().padStart(8, '0');
  const whole = value < 0 ? word.slice(0, 6) : word.slice(0, 6).replace(/^0+(?=.)/, '');
  const hexadecimal = `#${whole}.${word.slice(6).replace(/0$/, '')}`;
  return decimal.length <= hexadecimal.length ? decimal : hexadecimal;
}
