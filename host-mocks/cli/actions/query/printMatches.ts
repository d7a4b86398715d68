import type { CommandIo } from '../../Io';
import { forEachDocument } from '../documents/forEachDocument';
import { findMatches, type Matches, type Question } from './findMatches';

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
    const matches = findMatches(document, text, options, io);
    if (isList)
      all.push(
        ...matches.described.map((match) => (name === undefined ? match : { document: name, ...match })),
      );
    else if (name === undefined) printOne(matches, options, io);
    else printNamed(name, matches, options, io);
    for (const hint of matches.hints) io.note(name === undefined ? hint : `${name}: ${hint}`);
  });
  if (isList) io.out(`${JSON.stringify(all, null, 2)}\n`);
  return isDone;
}

function printOne({ lines, count }: Matches, options: QueryOptions, io: CommandIo): void {
  io.out(options.count ? `${count}\n` : `${lines.join('\n')}\n`);
}

/** The first line tells about all matches; the others begin with their number. */
function printNamed(name: string, { lines, count }: Matches, options: QueryOptions, io: CommandIo): void {
  if (options.count) io.line(`${name}: ${count}`);
  else for (const line of lines.slice(1)) io.line(`${name}: ${line.replace(/^ *\d+: /, '')}`);
}
