/** What `each` and its like call, with the items of `params` as further arguments. */
export type Callback<T, S = unknown, R = unknown> = (
  this: S,
  element: T,
  index: number,
  elements: T[],
  ...params: never[]
) => R;

/** A callback that tells the compiler what an element is. */
export type Guard<T, F extends T, S = unknown> = (
  this: S,
  element: T,
  index: number,
  elements: T[],
) => element is F;

/** Calls the callback for an element and its index. */
export type Call<T, R> = (element: T, index: number) => R;

/**
 * A function that calls the callback with the arguments that every callback of a collection gets.
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

/** The elements for which the callback returns something truthy, in a new Array. */
export function callToSelect<T>(callback: Callback<T, never>, elements: T[], scope: unknown): T[] {
  const kept: T[] = [];
  // Written by index: a call of push takes as long as the rest, in engines that only interpret.
  let count = 0;
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i];
    if (callback.call(scope as never, element, i, elements)) kept[count++] = element;
  }
  return kept;
}

/** The callback's result for each element, in a new Array. */
export function callToMap<T, R>(callback: Callback<T, never, R>, elements: T[], scope: unknown): R[] {
  const results: R[] = [];
  for (let i = 0; i < elements.length; i++) {
    results[i] = callback.call(scope as never, elements[i], i, elements);
  }
  return results;
}

/** The scope given, or the fallback where none is. */
export function scopeOr(scope: unknown, fallback: unknown): unknown {
  return scope === undefined || scope === null ? fallback : scope;
}
