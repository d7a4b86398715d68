/**
 * True for an error that only a mistake in this program causes: nobody throws these for wrong input. (Errors of scripts
 * come as ScriptFailure, or from a realm of their own.)
 */
export function isDefect(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || isOverflow(error);
}

function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}
