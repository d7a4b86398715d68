/**
 * True for the error of an engine whose stack is full: `RangeError` in V8 and JavaScriptCore, `InternalError` in SpiderMonkey
 * and QuickJS. Other errors may quote such a message: a failure of a script does.
 */
export function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error) || !/^(Range|Internal)Error$/.test(error.name)) return false;
  return /stack (size|overflow)|too much recursion/.test(error.message);
}
