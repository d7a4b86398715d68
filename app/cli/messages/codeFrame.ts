import fs from 'node:fs';
import { codeFrameColumns } from '@babel/code-frame';

/** A place in a file; `line` and `column` count from 1. */
export interface SourcePosition {
  file: string;
  line: number;
  /** Undefined where only the line is known. */
  column?: number;
}

const LONGEST_LINE = 200;

/**
 * The lines around a place, with a caret; none where they cannot be shown.
 *
 * @param source - the text, where the place is in no file
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
