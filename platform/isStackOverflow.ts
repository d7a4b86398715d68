/** True for the error of an engine whose stack is full: V8, SpiderMonkey, JavaScriptCore. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /stack (size|overflow)|too much recursion/.test(error.message);
}
