import { nativeFilter, nativeMap } from './nativeMethods';

/** A callback of `each` and its like; the items of `params` follow as further arguments. */
export type Callback<T, S = unknown, R = unknown> = (
  this: S,
  element: T,
  index: number,
  elements: T[],
  ...params: never[]
) => R;

/** A value, or the Function that gives it for each element. */
export type ValueOrCallback<T, S, V> = V | Callback<T, S, V>;

/** A callback that narrows the type of an element. */
export type Guard<T, F extends T, S = unknown> = (
  this: S,
  element: T,
  index: number,
  elements: T[],
) => element is F;

/** A callback to which only the element and its index are still to be given. */
export type Call<T, R> = (element: T, index: number) => R;

/**
 * Makes a function that calls the callback with the arguments that every callback of a collection gets.
 *
 * @param elements the live Array, the third argument
 * @param scope `this` of the callback
 * @param params further arguments
 */
export function caller<T, R>(
  callback: Callback<T, never, R>,
  elements: T[],
  scope: unknown,
  params?: unknown[],
): Call<T, R> {
  if (!params || params.length === 0) {
    return function callPlainly(element, index) {
      return callback.call(scope as never, element, index, elements);
    };
  }
  return function callWithParams(element, index) {
    return callback.apply(scope as never, [element, index, elements].concat(params as never[]) as never);
  };
}

/** Calls the callback for each element, first to last; elements that it appends are visited too. */
export function callForEach<T>(
  callback: Callback<T, never>,
  elements: T[],
  scope: unknown,
  params?: unknown[],
): void {
  if (params && params.length > 0) {
    const call = caller(callback, elements, scope, params);
    for (let i = 0; i < elements.length; i++) call(elements[i], i);
    return;
  }
  for (let i = 0; i < elements.length; i++) callback.call(scope as never, elements[i], i, elements);
}

/** A new Array of the elements for which the callback returns something truthy; appended ones are visited too. */
export function callToSelect<T>(callback: Callback<T, never>, elements: T[], scope: unknown): T[] {
  const length = nativeFilter ? elements.length : 0;
  const passing: T[] = nativeFilter ? nativeFilter.call(elements, callback, scope) : [];
  for (let i = length; i < elements.length; i++) {
    const element = elements[i];
    if (callback.call(scope as never, element, i, elements)) passing[passing.length] = element;
  }
  return passing;
}

/** A new Array of the callback's result for each element; appended ones are visited too. */
export function callToMap<T, R>(callback: Callback<T, never, R>, elements: T[], scope: unknown): R[] {
  const length = nativeMap ? elements.length : 0;
  const results: R[] = nativeMap ? nativeMap.call(elements, callback, scope) : [];
  for (let i = length; i < elements.length; i++) {
    results[i] = callback.call(scope as never, elements[i], i, elements);
  }
  return results;
}

/** The scope given, or the fallback where none is. */
export function scopeOr(scope: unknown, fallback: unknown): unknown {
  return scope === undefined || scope === null ? fallback : scope;
}
