/** Line and column of an offset in a script, from 1. */
export function positionAt(source: string, offset: number): { line: number; column: number } {
  const lines = source.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
