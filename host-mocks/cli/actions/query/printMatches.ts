import type { CommandIo } from '../../Io';
import { forEachDocument } from '../documents/forEachDocument';
import { findMatches, type QueryAnswer, type Question } from './findMatches';

export interface QueryOptions extends Question {
  /** Print numbers instead of lists. */
  count?: boolean;
  /** Print an array of objects instead of a list. */
  json?: boolean;
}

/**
 * Prints what a query finds in documents. Of several documents each line begins with the name of its document; one that
 * fails stops no other. False when one failed.
 *
 * @param patterns paths of documents, folders or patterns
 * @throws of a single document whatever opening it throws; errors of the query; Error when a pattern names no document.
 */
export function printMatches(
  patterns: readonly string[],
  text: string,
  options: QueryOptions,
  io: CommandIo,
): boolean {
  const isList = options.json && !options.count;
  const all: object[] = [];
  const isDone = forEachDocument(patterns, io, (document, name) => {
    const answer = findMatches(document, text, options, io);
    if (isList)
      all.push(
        ...answer.descriptions.map((match) => (name === undefined ? match : { document: name, ...match })),
      );
    else if (name === undefined) printOne(answer, options, io);
    else printNamed(name, answer, options, io);
    for (const hint of answer.hints) io.note(name === undefined ? hint : `${name}: ${hint}`);
  });
  if (isList) io.out(`${JSON.stringify(all, null, 2)}\n`);
  return isDone;
}

/** A line about all, then one for each with its index, as `list` numbers them. */
function printOne({ summary, lines, count }: QueryAnswer, options: QueryOptions, io: CommandIo): void {
  io.line(options.count ? String(count) : summary);
  if (options.count) return;
  const width = String(count - 1).length;
  lines.forEach((line, index) => io.line(`  ${String(index).padStart(width)}: ${line}`));
}

function printNamed(name: string, { lines, count }: QueryAnswer, options: QueryOptions, io: CommandIo): void {
  if (options.count) io.line(`${name}: ${count}`);
  else for (const line of lines) io.line(`${name}: ${line}`);
}
