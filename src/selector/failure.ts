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
    error.stack = renamed(error.stack, message, text) as string | undefined;
  } catch {
    // An error that cannot be written to passes as it is.
  }
}

/** Engines that print the stack may have written the old message into it. */
function renamed(stack: unknown, message: string, text: string): unknown {
  if (typeof stack !== 'string' || message === '' || stack.indexOf(text) >= 0) return stack;
  const at = stack.indexOf(message);
  return at < 0 ? stack : stack.substring(0, at) + text + stack.substring(at + message.length);
}
