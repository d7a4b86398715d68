import fs from 'node:fs';
import { isCompoundFile, isZip } from '../../../../document/container/signatures';
import type { Io } from '../../Io';
import { documentOf, isManifold } from '../documents/findDocuments';

/** Means standard input. */
const INPUT = '-';

/** The name of a script that is typed on the command line. */
const TYPED = '-e';

/** The arguments of `run`. */
export interface RunArguments {
  scripts: readonly string[];
  documents: readonly string[];
  /** Scripts that are not files, by their names. */
  texts: Readonly<Record<string, string>>;
}

/**
 * Splits the arguments of `run` into scripts and documents. `-` is the script if no other is named, else a document.
 *
 * @param typed - the scripts of `-e`, which make one
 * @throws Error if the script is standard input, and that is empty or a document
 */
export function readRunArguments(
  words: readonly string[],
  typed: readonly string[],
  io: Pick<Io, 'readInput'>,
): RunArguments {
  const isNamed = typed.length > 0 || words.some((word) => word !== INPUT && !isDocument(word));
  const isScript = (word: string): boolean => (word === INPUT ? !isNamed : !isDocument(word));
  const scripts = words.filter(isScript);
  return {
    scripts: typed.length > 0 ? [...scripts, TYPED] : scripts,
    documents: words.filter((word) => !isScript(word)),
    texts: {
      ...(typed.length > 0 ? { [TYPED]: typed.join('\n') } : {}),
      ...(scripts.includes(INPUT) ? { [INPUT]: readScript(io) } : {}),
    },
  };
}

/** By its name; folders and patterns name documents too. */
function isDocument(word: string): boolean {
  if (/\.(jsfl|jsx?)$/i.test(word)) return false;
  return (
    /\.(fla|xfl)$|(^|[\\/])DOMDocument\.xml$/i.test(word) ||
    isManifold(word) ||
    isFolder(word) ||
    documentOf(word) !== word
  );
}

function isFolder(word: string): boolean {
  return fs.statSync(word, { throwIfNoEntry: false })?.isDirectory() === true;
}

function readScript(io: Pick<Io, 'readInput'>): string {
  const bytes = io.readInput();
  if (bytes.length === 0) throw new Error('-: standard input is empty: expected a script');
  if (isZip(bytes) || isCompoundFile(bytes))
    throw new Error('-: standard input is a document: name a script too, or give one with -e');
  return new TextDecoder().decode(bytes);
}
