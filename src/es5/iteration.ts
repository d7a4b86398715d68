import { checkCallback, lengthOf, listOf, type ListCallback, type List } from './arrayLike';

/**
 * Calls the callback for every index that the list has, first to last, until `isLast` says that it is enough.
 *
 * @param isLast gets what the callback returned, and the value that it was called for
 */
function visit(
  method: string,
  object: unknown,
  callback: ListCallback,
  scope: unknown,
  isLast: (result: unknown, value: unknown, index: number) => boolean,
): List {
  const list = listOf(object);
  checkCallback(method, callback);
  const length = lengthOf(list);
  for (let i = 0; i < length; i++) {
    if (!(i in list)) continue;
    const value = list[i];
    if (isLast(callback.call(scope, value, i, list), value, i)) break;
  }
  return list;
}

/** `Array.prototype.forEach` of ES5. */
export function forEach(this: unknown, callback: ListCallback, scope?: unknown): void {
  visit('forEach', this, callback, scope, () => false);
}

/** `Array.prototype.map` of ES5: a list of the same length, with the same holes. */
export function map(this: unknown, callback: ListCallback, scope?: unknown): unknown[] {
  const results: unknown[] = [];
  const list = visit('map', this, callback, scope, function keepResult(result, _value, index) {
    results[index] = result;
    return false;
  });
  results.length = lengthOf(list);
  return results;
}

/** `Array.prototype.filter` of ES5. */
export function filter(this: unknown, callback: ListCallback, scope?: unknown): unknown[] {
  const passing: unknown[] = [];
  visit('filter', this, callback, scope, function keepValue(result, value) {
    if (result) passing.push(value);
    return false;
  });
  return passing;
}

/** `Array.prototype.some` of ES5. */
export function some(this: unknown, callback: ListCallback, scope?: unknown): boolean {
  let isFound = false;
  visit('some', this, callback, scope, (result) => (isFound = Boolean(result)));
  return isFound;
}

/** `Array.prototype.every` of ES5. */
export function every(this: unknown, callback: ListCallback, scope?: unknown): boolean {
  let isEvery = true;
  visit('every', this, callback, scope, (result) => !(isEvery = Boolean(result)));
  return isEvery;
}
