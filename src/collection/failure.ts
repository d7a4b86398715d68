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
 * @param more what to add to the element, where it was not alone
 * @example Collection.attr(): element 2, star1 (movie clip, shapes/star): The layer is locked.
 */
export function failure(method: string, index: number, element: unknown, error: unknown, more = ''): Failure {
  const caller = method + '(): ';
  const message = errorText(error);
  // What a callback returned for one element is refused by the method itself, which is named once.
  const problem = message.indexOf(caller) === 0 ? message.substring(caller.length) : message;
  const text = caller + 'element ' + index + ', ' + describe(element) + more + ': ' + problem;
  return caused(error instanceof TypeError ? new TypeError(text) : new Error(text), error);
}

/** The error with what the host threw as its cause. */
export function caused(error: Error, cause: unknown): Failure {
  (error as Failure).cause = cause;
  return error as Failure;
}

/**
 * Does something to all elements in one step of the host; an error is rethrown with the first of them.
 *
 * @param indices positions in the collection; by default those in the list
 * @example ElementCollection.group(): element 0, a (movie clip, star) and 2 more: …
 */
export function atOnce<R>(method: string, elements: unknown[], work: () => R, indices?: number[]): R {
  try {
    return work();
  } catch (error) {
    const more = elements.length > 1 ? ' and ' + (elements.length - 1) + ' more' : '';
    throw failure(method, indices ? indices[0] : 0, elements[0], error, more);
  }
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
