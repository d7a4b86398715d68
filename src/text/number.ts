const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const WHOLE = /^[+-]?\d+$/;
const GREATEST_WHOLE = 9007199254740991;

/** The number that the text is, in decimal notation (`12`, `-0.5`, `1e3`), or null. Never NaN, infinite or -0. */
export function readNumber(text: string): number | null {
  if (!DECIMAL.test(text)) return null;
  const value = Number(text);
  return isFinite(value) ? value + 0 : null;
}

/** The whole number that the text is, leading zeros ignored, or null; null also beyond 2^53, where numbers are inexact. */
export function readWholeNumber(text: string): number | null {
  if (!WHOLE.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= GREATEST_WHOLE ? value + 0 : null;
}
