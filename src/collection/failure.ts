import { describe } from '../host/describe';
import { errorText } from '../text/errorText';

/** An error that names the place where the host failed; `cause` is what the host threw. */
export interface Failure extends Error {
  cause: unknown;
}

/**
 * The error for a host that failed part-way, its own message kept.
 *
 * @param method the full name of the method, `Collection.attr`
 * @param index the position of the element in the collection
 * @example Collection.attr(): element 2, star1 (movie clip, shapes/star): The layer is locked.
 */
export function failure(method: string, index: number, element: unknown, error: unknown): Failure {
  const text = method + '(): element ' + index + ', ' + describe(element) + ': ' + errorText(error);
  const named = (error instanceof TypeError ? new TypeError(text) : new Error(text)) as Failure;
  named.cause = error;
  return named;
}

/**
 * Does the same to each element, in order; an error is rethrown with the place where it happened.
 * For work on the host only: what a callback of the user throws is the user's, and passes unchanged.
 */
export function forEach<T>(method: string, elements: T[], work: (element: T, index: number) => void): void {
  let i = 0;
  try {
    for (; i < elements.length; i++) work(elements[i], i);
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
}
