import type { ScriptError, SourceText } from './SourceText';

interface Entry {
  readonly source: SourceText;
  /** The position of its first character among all texts. */
  readonly base: number;
  /** Offsets of the beginnings of lines; found when first asked for. */
  lines?: readonly number[];
}

/**
 * The texts of a program in a row: a node of a tree has one number for its position, whichever text it is in. Parse all
 * texts of a program with one `Sources`.
 */
export class Sources {
  private readonly entries: Entry[] = [];
  private end = 0;

  /** Takes a text. @returns the position of its first character */
  add(source: SourceText): number {
    const base = this.end;
    this.entries.push({ source, base });
    this.end += source.text.length + 1;
    return base;
  }

  /** The text that a position is in. */
  sourceAt(position: number): SourceText | undefined {
    return this.entryAt(position)?.source;
  }

  /** An error about a name at a position that has no source and no definition. */
  missing(position: number, message: string): ScriptError {
    return { ...this.error(position, message), isMissing: true };
  }

  /** An error at a position. */
  error(position: number, message: string): ScriptError {
    const entry = this.entryAt(position);
    if (!entry) return { file: '', line: 1, column: 1, message };
    entry.lines ??= beginningsOfLines(entry.source.text);
    const offset = position - entry.base;
    const index = lastUpTo(entry.lines, offset);
    const line = (entry.source.firstLine ?? 1) + index;
    return { file: entry.source.file, line, column: offset - (entry.lines[index] ?? 0) + 1, message };
  }

  private entryAt(position: number): Entry | undefined {
    let low = 0;
    let high = this.entries.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.entries[middle]?.base ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return this.entries[low];
  }
}

function beginningsOfLines(text: string): number[] {
  const lines = [0];
  const breaks = /\r\n|[\n\r\u2028\u2029]/g;
  while (breaks.exec(text)) lines.push(breaks.lastIndex);
  return lines;
}

/** The index of the last number that is not greater than another. */
function lastUpTo(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
