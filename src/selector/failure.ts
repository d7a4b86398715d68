import { describe } from '../host/describe';
import { isObject } from '../host/read';
import { errorText } from '../text/errorText';
import type { Run } from './Run';

/**
 * Completes the message of what a callback of the user, or the host, threw in the middle of a query, so that it tells
 * which query and which element. An error stays the error that it was; anything else becomes an Error.
 *
 * @param what how the error came about, `thrown by ":blurred" for`
 */
export function nameFailure(thrown: unknown, what: string, object: object, run: Run): unknown {
  // What was named where it came from is on its way up.
  if (run.failure !== null && run.failure.error === thrown) return thrown;
  const message = errorText(thrown);
  const text = `${message}\n  ${what} ${describe(object)} in the query "${run.query}"`;
  const error = isObject(thrown) ? thrown : new Error(text);
  rewrite(error as Error & { stack?: unknown }, message, text);
  run.failure = { error };
  return error;
}

function rewrite(error: Error & { stack?: unknown }, message: string, text: string): void {
  try {
    error.message = text;
    // Engines that print the stack wrote the old message into it.
    if (typeof error.stack === 'string' && message !== '') {
      const at = error.stack.indexOf(message);
      if (at >= 0)
        error.stack = error.stack.substring(0, at) + text + error.stack.substring(at + message.length);
    }
  } catch {
    // An error that cannot be written to passes as it is.
  }
}
