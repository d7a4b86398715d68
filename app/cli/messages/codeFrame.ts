import { codeFrameColumns } from '@babel/code-frame';

/** A position in a file; `line` and `column` count from 1. */
export interface SourcePosition {
  file: string;
  line: number;
  /** Undefined if only the line is known. */
  column?: number;
}

const MAX_LINE_LENGTH = 200;

/** The lines around a position in a text, with a caret; none if they cannot be shown. */
export function codeFrame(place: SourcePosition | undefined, source: string | undefined): string[] {
  if (!place || source === undefined) return [];
  const { line, column } = place;
  if ((source.split('\n')[line - 1] ?? '').length > MAX_LINE_LENGTH) return [];
  const frame = codeFrameColumns(source, { start: { line, column } }, { linesAbove: 1, linesBelow: 1 });
  return frame.split('\n').map((row) => `    ${row}`);
}
