import path from 'node:path';
import { Host } from '../../Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
import type { CommandIo } from '../Io';
import { errorLine } from '../messages/errorLine';
import { chooseFrame, chooseTimeline, type Place } from './choosePlace';
import { describeElement, describeItem } from './describeMatch';
import { findDocuments } from './findDocuments';
import { loadLibrary } from './loadLibrary';

export interface QueryOptions extends Place {
  /** Query the library's items instead of the elements on the stage. */
  items?: boolean;
  /** Query every keyframe of every timeline. */
  all?: boolean;
  /** Print numbers instead of lists. */
  count?: boolean;
  /** Print an array of objects instead of a list. */
  json?: boolean;
}

/** A collection of the library, as seen from outside its realm. */
interface Found {
  list(): void;
  elements: ArrayLike<object>;
}

type Select = (text: string) => Found;

/** What a query found in a document. */
interface Matches {
  /** The lines that `list` traces: one about all, then one for each. */
  lines: string[];
  count: number;
  /** One for each, where JSON is asked for. */
  described: object[];
  /** What somebody should know who expected more; null for nothing. */
  hint: string | null;
}

/**
 * Prints what a query finds in documents. The built library runs in a host, as in Animate, and answers. Of several
 * documents each line begins with the name of its document; one that fails stops no other. False when one failed.
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
  const [only, ...others] = patterns;
  const isSingle = others.length === 0 && !isManifold(only);
  if (isSingle) {
    printOne(matchesIn(only, text, options, io), options, io);
    return true;
  }
  return printAll([...new Set(patterns.flatMap(findDocuments))], text, options, io);
}

/** True for a folder of documents, and for a pattern. */
function isManifold(pattern: string): boolean {
  if (!nodePlatform.disk.exists(pattern)) return /[*?{[]/.test(pattern);
  const [found, ...others] = findDocumentsIn(pattern);
  return others.length > 0 || (found !== undefined && found !== path.resolve(pattern));
}

function findDocumentsIn(folder: string): (string | undefined)[] {
  try {
    return findDocuments(folder);
  } catch {
    return [];
  }
}

function matchesIn(document: string, text: string, options: QueryOptions, io: CommandIo): Matches {
  const lines: string[] = [];
  const host = new Host(nodePlatform, {
    realm: 'separate',
    onTrace: (line) => lines.push(...line.split('\n')),
    onWarning: io.warn,
  });
  const opened = host.open(document);
  const timeline = chooseTimeline(opened, options);
  const frame = chooseFrame(timeline, options.frame);
  loadLibrary(host, io.libraryFolder);
  const run = (name: string): Select => host.scripts.run(name, 'query') as Select;
  const found = run(options.items ? '$$' : options.all ? '$.all' : '$')(text);
  if (!options.json) found.list();
  const describe = options.items ? describeItem : describeElement;
  const count = found.elements.length;
  const described = options.json ? Array.from(found.elements, (facade) => describe(facade, host.realm)) : [];
  const asksOneFrame = !options.items && !options.all;
  const isBare = asksOneFrame && count === 0 && run('$')('*').elements.length === 0;
  const elsewhere = isBare ? run('$.all')('*').elements.length : 0;
  const hint = `nothing can be found at frame ${frame + 1} of "${timeline.name}", but ${elsewhere} elements stand elsewhere: try --all, --timeline, --symbol or --frame`;
  host.closeAll();
  return { lines, count, described, hint: elsewhere > 0 ? hint : null };
}

function printOne({ lines, count, described, hint }: Matches, options: QueryOptions, io: CommandIo): void {
  if (options.count) io.out(`${count}\n`);
  else if (options.json) io.out(`${JSON.stringify(described, null, 2)}\n`);
  else io.out(`${lines.join('\n')}\n`);
  if (hint !== null) io.err(`adobe-collection: ${hint}\n`);
}

function printAll(documents: readonly string[], text: string, options: QueryOptions, io: CommandIo): boolean {
  const all: object[] = [];
  let isDone = true;
  for (const document of documents) {
    const name = path.relative('', document);
    try {
      const { lines, count, described, hint } = matchesIn(document, text, options, io);
      if (options.count) io.out(`${name}: ${count}\n`);
      else if (options.json) all.push(...described.map((match) => ({ document: name, ...match })));
      else for (const line of lines.slice(1)) io.out(`${name}: ${line.replace(/^ *\d+: /, '')}\n`);
      if (hint !== null) io.err(`adobe-collection: ${name}: ${hint}\n`);
    } catch (error) {
      isDone = false;
      io.err(`adobe-collection: ${name}: ${errorLine(error)}\n`);
    }
  }
  if (options.json && !options.count) io.out(`${JSON.stringify(all, null, 2)}\n`);
  return isDone;
}
