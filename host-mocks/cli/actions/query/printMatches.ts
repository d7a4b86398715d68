import type { CommandIo } from '../../Io';
import { documentFailure } from '../../messages/documentFailure';
import { isQueryError } from '../../messages/errorLine';
import { shortPath } from '../../messages/shortPath';
import { findAllDocuments } from '../documents/findDocuments';
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
 * @throws of a single document whatever opening it or the query throws; Error when a pattern names no document.
 */
export function printMatches(
  patterns: readonly string[],
  text: string,
  options: QueryOptions,
  io: CommandIo,
): boolean {
  const { documents, isSingle } = findAllDocuments(patterns, io);
  if (!isSingle) return printAll(documents, text, options, io);
  printOne(findMatches(documents[0], text, options, io), options, io);
  return true;
}

function printOne({ lines, count, described, hints }: Matches, options: QueryOptions, io: CommandIo): void {
  if (options.count) io.out(`${count}\n`);
  else if (options.json) io.out(`${JSON.stringify(described, null, 2)}\n`);
  else io.out(`${lines.join('\n')}\n`);
  for (const hint of hints) io.note(hint);
}

function printAll(documents: readonly string[], text: string, options: QueryOptions, io: CommandIo): boolean {
  const all: object[] = [];
  let isDone = true;
  for (const document of documents) {
    const name = shortPath(document);
    try {
      const { lines, count, described, hints } = findMatches(document, text, options, io);
      if (options.count) io.out(`${name}: ${count}\n`);
      else if (options.json) all.push(...described.map((match) => ({ document: name, ...match })));
      else for (const line of lines.slice(1)) io.out(`${name}: ${line.replace(/^ *\d+: /, '')}\n`);
      for (const hint of hints) io.note(`${name}: ${hint}`);
    } catch (error) {
      // Said once: it is as wrong for the next document.
      if (isQueryError(error)) throw error;
      isDone = false;
      io.fail(`${name}: ${documentFailure(document, error)}`);
    }
  }
  if (options.json && !options.count) io.out(`${JSON.stringify(all, null, 2)}\n`);
  return isDone;
}
