import { describeValue } from '../../host/describeValue';
import { isObject } from '../../host/read';
import { errorText } from '../../text/errorText';
import type { QueryRun } from '../subjects/QueryRun';

/**
 * Adds the names of query and object to the message of an error that the host, or a function of the user, threw in the
 * middle of a query. An error stays the same object; anything else becomes an Error.
 *
 * @param what how the error came about, `thrown by ":blurred" for`
 */
export function blameQuery(thrown: unknown, what: string, object: object, run: QueryRun): unknown {
  // Already annotated by an inner step: let it propagate.
  if (run.hasFailed) return thrown;
  const message = errorText(thrown);
  const text = `${message}\n  ${what} ${describeValue(object)} in the query "${run.query}"`;
  const error = isObject(thrown) ? thrown : new Error(text);
  rewrite(error as Error & { stack?: unknown }, message, text);
  run.hasFailed = true;
  return error;
}

function rewrite(error: Error & { stack?: unknown }, message: string, text: string): void {
  try {
    error.message = text;
    error.stack = replaceInStack(error.stack, message, text) as string | undefined;
  } catch {
    // An error that cannot be written to passes as it is.
  }
}

/** Engines that print the stack may have written the old message into it. */
function replaceInStack(stack: unknown, message: string, text: string): unknown {
  if (typeof stack !== 'string' || message === '' || stack.indexOf(text) >= 0) return stack;
  const at = stack.indexOf(message);
  return at < 0 ? stack : stack.substring(0, at) + text + stack.substring(at + message.length);
}
