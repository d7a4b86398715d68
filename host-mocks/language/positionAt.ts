/** A position in a script; line and column count from 1. */
interface ScriptPosition {
  line: number;
  column: number;
}

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;

/** Line and column of an offset in a script. */
export function positionAt(source: string, offset: number): ScriptPosition {
  const [position = { line: 1, column: 1 }] = positionsAt(source, [offset]);
  return position;
}

/** Lines and columns of several offsets. @param offsets - in ascending order, so that the script is scanned once */
export function positionsAt(source: string, offsets: readonly number[]): ScriptPosition[] {
  let [line, column, from] = [1, 1, 0];
  return offsets.map((offset) => {
    const lines = source.slice(from, offset).split(LINE_ENDS);
    const { length } = lines.at(-1) ?? '';
    line += lines.length - 1;
    column = lines.length === 1 ? column + length : length + 1;
    from = offset;
    return { line, column };
  });
}
