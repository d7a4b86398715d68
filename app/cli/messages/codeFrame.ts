import fs from 'node:fs';
import { codeFrameColumns } from '@babel/code-frame';

/** A position in a file; `line` and `column` count from 1. */
export interface SourcePosition {
  file: string;
  line: number;
  /** Undefined if only the line is known. */
  column?: number;
}

const LONGEST_LINE = 200;

/**
 * The lines around a position, with a caret; none if they cannot be shown.
 *
 * @param source - the text, if the position is not in a file
 */
export function codeFrame(place: SourcePosition | undefined, source?: string): string[] {
  const text = source ?? readIfThere(place?.file);
  if (!place || text === undefined) return [];
  const { line, column } = place;
  if ((text.split('\n')[line - 1] ?? '').length > LONGEST_LINE) return [];
  const frame = codeFrameColumns(text, { start: { line, column } }, { linesAbove: 1, linesBelow: 1 });
  return frame.split('\n').map((row) => `    ${row}`);
}

function readIfThere(file: string | undefined): string | undefined {
  return file !== undefined && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
