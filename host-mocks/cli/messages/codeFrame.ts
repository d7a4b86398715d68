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

/** The lines around a place, with a caret; none where they cannot be shown. */
export function codeFrame(place: SourcePosition | undefined): string[] {
  if (!place || !fs.existsSync(place.file)) return [];
  const text = fs.readFileSync(place.file, 'utf8');
  const { line, column } = place;
  if ((text.split('\n')[line - 1] ?? '').length > LONGEST_LINE) return [];
  const frame = codeFrameColumns(text, { start: { line, column } }, { linesAbove: 1, linesBelow: 1 });
  return frame.split('\n').map((row) => `    ${row}`);
}
