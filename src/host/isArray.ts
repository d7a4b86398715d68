/** Tells whether a value is an Array, of this realm or another. */
export function isArray(value: unknown): value is unknown[] {
  return value instanceof Array || Object.prototype.toString.call(value) === '[object Array]';
}
