/** What `each` and its like call, with the items of `params` as further arguments. */
export type Callback<T, S = unknown, R = unknown> = (
  this: S,
  element: T,
  index: number,
  elements: T[],
  ...params: never[]
) => R;

/** Calls the callback for the element at an index. */
type Call<R> = (index: number) => R;

/**
 * A function that calls the callback for the element at an index, with the arguments that every callback of a
 * collection gets.
 *
 * @param scope `this` of the callback
 * @param params further arguments
 */
export function caller<T, R>(
  callback: Callback<T, never, R>,
  elements: T[],
  scope: unknown,
  params?: unknown[],
): Call<R> {
  if (!params || params.length === 0) {
    return function callPlainly(index) {
      return callback.call(scope as never, elements[index], index, elements);
    };
  }
  return function callWithParams(index) {
    return callback.apply(
      scope as never,
      [elements[index], index, elements].concat(params as never[]) as never,
    );
  };
}

/** The scope given, or the fallback where none is. */
export function scopeOr(scope: unknown, fallback: unknown): unknown {
  return scope === undefined || scope === null ? fallback : scope;
}
