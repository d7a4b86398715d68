import type { CommandIo } from '../../Io';
import { CsvTable } from '../documents/CsvTable';
import { forEachDocument } from '../documents/forEachDocument';
import { findMatches, type QueryAnswer, type Question } from './findMatches';

/**
 * Prints the matches of a query in documents. With several documents, each line begins with the name of its document; one that
 * fails does not stop the others. False if one failed.
 *
 * @param patterns - paths of documents, folders or patterns
 * @throws of a single document whatever opening it throws; errors of the query; Error when a pattern names no document.
 */
export function printMatches(
  patterns: readonly string[],
  text: string,
  options: Question,
  io: CommandIo,
): boolean {
  const isList = options.json && !options.count;
  const all: object[] = [];
  const list = new ShownLines(io);
  const table = options.csv && !options.count ? new CsvTable((text) => io.out(text)) : null;
  const isDone = forEachDocument(patterns, io, (document, name) => {
    const answer = findMatches(document, text, options, io);
    if (isList)
      for (const match of answer.descriptions)
        all.push(name === undefined ? match : { document: name, ...match });
    else if (table) table.add(answer.csv, name);
    else if (name === undefined) printOne(answer, options, io, list);
    else printNamed(name, answer, options, io, list);
    for (const hint of answer.hints) io.note(name === undefined ? hint : `${name}: ${hint}`);
  });
  list.end();
  if (isList) io.out(`${JSON.stringify(all, null, 2)}\n`);
  return isDone;
}

/** A line with the count, then a line for each match with its index, as in `list`. */
function printOne(
  { summary, lines, count }: QueryAnswer,
  options: Question,
  io: CommandIo,
  list: ShownLines,
): void {
  io.line(options.count ? String(count) : summary);
  if (options.count) return;
  const width = String(count - 1).length;
  lines.forEach((line, index) => list.add(`  ${String(index).padStart(width)}: ${line}`));
}

function printNamed(
  name: string,
  { lines, count }: QueryAnswer,
  options: Question,
  io: CommandIo,
  list: ShownLines,
): void {
  if (options.count) io.line(`${name}: ${count}`);
  else for (const line of lines) list.add(`${name}: ${line}`);
}

/** Maximum number of lines shown on a terminal. */
const MAX_SHOWN = 200;

/** Lines about matches: on a terminal the first ones and the number of the rest; elsewhere all. */
class ShownLines {
  private count = 0;

  constructor(private readonly io: CommandIo) {}

  add(line: string): void {
    this.count++;
    if (!this.isCut || this.count <= MAX_SHOWN) this.io.line(line);
  }

  end(): void {
    if (!this.isCut || this.count <= MAX_SHOWN) return;
    this.io.note(
      `… and ${this.count - MAX_SHOWN} more: --verbose, a file or a pipe (| less) has all, --count the number`,
    );
  }

  private get isCut(): boolean {
    return this.io.isRead && this.io.isTerminal && !this.io.isVerbose;
  }
}
