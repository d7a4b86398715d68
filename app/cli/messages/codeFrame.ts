import { codeFrameColumns } from '@babel/code-frame';
import { decodeText } from '../../../platform/decodeText';
import type { Disk } from '../../../platform/Disk';

/** A position in a file; `line` and `column` count from 1. */
export interface SourcePosition {
  file: string;
  line: number;
  /** Undefined if only the line is known. */
  column?: number;
}

const LONGEST_LINE = 200;

/** The lines around a position in a text, with a caret; none if they cannot be shown. */
export function codeFrame(place: SourcePosition | undefined, source: string | undefined): string[] {
  if (!place || source === undefined) return [];
  const { line, column } = place;
  if ((source.split('\n')[line - 1] ?? '').length > LONGEST_LINE) return [];
  const frame = codeFrameColumns(source, { start: { line, column } }, { linesAbove: 1, linesBelow: 1 });
  return frame.split('\n').map((row) => `    ${row}`);
}

/**
 * The text of a script that failed; undefined if it cannot be read.
 *
 * @param disk - the disk of the run: it shows nothing that the run could not read
 */
export function sourceOn(disk: Pick<Disk, 'read'>, file: string): string | undefined {
  try {
    return decodeText(disk.read(file));
  } catch {
    return undefined;
  }
}
