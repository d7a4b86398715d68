const TEXT = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
const MAX_NUMBER = 0xffffff;

/** Tells whether a value is a colour as the host takes it: `#RRGGBB`, `#RRGGBBAA`, or a Number such as 0xFF0000. */
export function isColor(value: unknown): value is string | number {
  if (typeof value === 'string') return TEXT.test(value);
  return typeof value === 'number' && value >= 0 && value <= MAX_NUMBER && Math.floor(value) === value;
}
