import { errorText } from '../text/errorText';
import { describeValue } from './describeValue';

/** An error that names the place where the host failed; `cause` is what the host threw. */
export interface Failure extends Error {
  cause: unknown;
}

/**
 * The error for a host that failed part-way, its own message kept.
 *
 * @param method the full name of the method, `Collection.attr`
 * @param index the position of the element in the collection
 * @param more an addition to the element, when there are several
 * @param done what was done before, after the problem
 * @example Collection.attr(): element 2, star1 (movie clip, shapes/star): The layer is locked.
 */
export function failure(
  method: string,
  index: number,
  element: unknown,
  error: unknown,
  more = '',
  done = '',
): Failure {
  const caller = method + '(): ';
  const message = errorText(error);
  // The method may itself have refused what a callback returned: its name is not repeated.
  const problem = message.indexOf(caller) === 0 ? message.substring(caller.length) : message;
  const text = caller + 'element ' + index + ', ' + describeValue(element) + more + ': ' + problem + done;
  return caused(error instanceof TypeError ? new TypeError(text) : new Error(text), error);
}

/** The error with what the host threw as its cause. */
export function caused(error: Error, cause: unknown): Failure {
  (error as Failure).cause = cause;
  return error as Failure;
}
