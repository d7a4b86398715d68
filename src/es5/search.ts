import { lengthOf, listOf, toWhole } from './arrayLike';

/** `Array.isArray` of ES5, for Arrays of any realm. */
export function isArray(value: unknown): boolean {
  return value instanceof Array || Object.prototype.toString.call(value) === '[object Array]';
}

/** `Array.prototype.indexOf` of ES5. */
export function indexOf(this: unknown, wanted: unknown, fromIndex?: number): number {
  const list = listOf(this);
  const length = lengthOf(list);
  const from = toWhole(fromIndex);
  for (let i = from < 0 ? Math.max(length + from, 0) : from; i < length; i++) {
    if (i in list && list[i] === wanted) return i;
  }
  return -1;
}

/** `Array.prototype.lastIndexOf` of ES5: `fromIndex` counts if it is given, even as undefined. */
export function lastIndexOf(this: unknown, wanted: unknown, _fromIndex?: number): number {
  const list = listOf(this);
  const length = lengthOf(list);
  const from = arguments.length > 1 ? toWhole(arguments[1]) : length - 1;
  for (let i = from < 0 ? length + from : Math.min(from, length - 1); i >= 0; i--) {
    if (i in list && list[i] === wanted) return i;
  }
  return -1;
}
