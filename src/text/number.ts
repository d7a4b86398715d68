const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const WHOLE = /^[+-]?\d+$/;
const GREATEST_WHOLE = 9007199254740991;

/** Reads a number as Number(text) does; MuJS reads "-1" as NaN. */
function toNumber(text: string): number {
  const isNegative = text.charAt(0) === '-';
  const value = Number(isNegative || text.charAt(0) === '+' ? text.substring(1) : text);
  return isNegative ? -value : value;
}

/**
 * Reads a number in decimal notation (`12`, `-0.5`, `1e3`); null for any other text. Never gives NaN, Infinity or -0.
 */
export function readNumber(text: string): number | null {
  if (!DECIMAL.test(text)) return null;
  const value = toNumber(text);
  return isFinite(value) ? value + 0 : null;
}

/** Reads a whole number, leading zeros ignored; null for any other text, and beyond 2^53, where numbers are inexact. */
export function readWholeNumber(text: string): number | null {
  if (!WHOLE.test(text)) return null;
  const value = toNumber(text);
  return Math.abs(value) <= GREATEST_WHOLE ? value + 0 : null;
}
