/** Anything with a length and indices: the methods of Array.prototype work on it. */
export interface List {
  readonly length: number;
  readonly [index: number]: unknown;
}

export type ListCallback = (value: unknown, index: number, list: List) => unknown;

/** `this` as a list. The characters of a String are indices in no ES3 engine. */
export function listOf(object: unknown): List {
  if (object === undefined || object === null) throw new TypeError('called on null or undefined');
  return typeof object === 'string' || object instanceof String
    ? (String(object).split('') as unknown as List)
    : (Object(object) as List);
}

/** The length as the language counts it: a whole number from 0 to 2^32 - 1. */
export function lengthOf(list: List): number {
  return list.length >>> 0;
}

export function checkCallback(method: string, callback: unknown): void {
  if (typeof callback !== 'function') {
    throw new TypeError('Array.prototype.' + method + ': ' + String(callback) + ' is not a function');
  }
}

/** The whole part of a number, never -0; 0 for what is not a number. */
export function toWhole(value: unknown): number {
  const number = Number(value);
  if (isNaN(number)) return 0;
  return (number < 0 ? Math.ceil(number) : Math.floor(number)) + 0;
}
