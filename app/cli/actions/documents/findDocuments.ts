import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readStandardInput, type InputIo } from './readStandardInput';

/** Means standard input. */
const INPUT = '-';
const MAIN = 'DOMDocument.xml';

/** Documents that a command works on. */
export interface FoundDocuments {
  /** Each once. */
  documents: string[];
  /** True when one document was named, not a folder or pattern: then output does not name it. */
  isSingle: boolean;
}

/**
 * The documents that paths, folders and patterns name; `-` is standard input: a document, or a list of paths, one per
 * line.
 *
 * @throws Error if one of several names no document
 */
export function findAllDocuments(patterns: readonly string[], io: InputIo): FoundDocuments {
  const [only, ...others] = patterns;
  if (others.length === 0 && only !== INPUT && !isManifold(only))
    return { documents: [documentOf(only)], isSingle: true };
  if (others.length === 0 && only === INPUT) {
    const input = readStandardInput(io);
    if (input.document !== undefined) return { documents: [input.document], isSingle: true };
    return { documents: distinct(input.paths.flatMap(findDocuments)), isSingle: false };
  }
  const documents = patterns.flatMap((pattern) => {
    if (pattern !== INPUT) return findDocuments(pattern);
    const { document, paths } = readStandardInput(io);
    return document === undefined ? paths.flatMap(findDocuments) : [document];
  });
  return { documents: distinct(documents), isSingle: false };
}

/**
 * The documents that a path or a glob pattern names: an FLA or `.xfl` file, an XFL folder, a file inside one, or every document
 * at any depth of another folder. An XFL document is its folder, whichever of its files is named; a pattern finds nothing inside
 * it, and no file that is not a document. Absolute paths, sorted, each once.
 *
 * @throws Error if it names no document.
 */
export function findDocuments(pattern: string): string[] {
  const documents = fs.existsSync(pattern)
    ? documentsAt(path.resolve(pattern))
    : globSync(pattern, { onlyFiles: false, expandDirectories: false })
        .map((file) => path.resolve(file))
        .filter((file) => kindOf(file) === 'folder' || isDocumentName(file))
        .flatMap(documentsAt)
        .filter((file) => !isInsideXfl(file));
  if (documents.length === 0) throw new Error(`${pattern}: ${explainNone(pattern)}`);
  return distinct(documents).sort();
}

/** The reason why a pattern names no document. */
function explainNone(pattern: string): string {
  if (fs.existsSync(pattern))
    return 'no document found: the folder contains no DOMDocument.xml, and there is no FLA or XFL below it';
  return isPattern(pattern) ? 'no document matches this pattern' : 'no such file or folder';
}

/** True for a folder of documents, for a pattern, and for standard input. */
export function isManifold(pattern: string): boolean {
  if (pattern === INPUT) return false;
  if (!fs.existsSync(pattern)) return isPattern(pattern);
  return kindOf(pattern) === 'folder' && !isXfl(pattern) && documentOf(pattern) === pattern;
}

function isPattern(pattern: string): boolean {
  return /[*?{[]/.test(pattern);
}

/** Each document once, even if it is named by several paths. */
function distinct(documents: readonly string[]): string[] {
  const byPath = new Map<string, string>();
  for (const document of documents) {
    const resolved = resolvedPath(document);
    if (!byPath.has(resolved)) byPath.set(resolved, document);
  }
  return [...byPath.values()];
}

function resolvedPath(document: string): string {
  try {
    return fs.realpathSync(document);
  } catch {
    return path.resolve(document);
  }
}

function documentsAt(file: string): string[] {
  if (kindOf(file) === 'folder') return isXfl(file) ? [file] : documentsBelow(file, new Set());
  const isPart = /\.xfl$/i.test(file) || path.basename(file) === MAIN;
  return [isPart && isXfl(path.dirname(file)) ? path.dirname(file) : documentOf(file)];
}

/**
 * The document that a path names: for a file inside an XFL folder, such as the `LIBRARY/star.xml` that git lists, that folder;
 * any other path unchanged. An FLA is a document itself wherever it is.
 */
export function documentOf(file: string): string {
  if (isDocumentName(file) || !fs.existsSync(file)) return file;
  return folderAround(file) ?? file;
}

/** The XFL folder that a file or folder is in, named as that is. */
function folderAround(file: string): string | undefined {
  const steps = path.resolve(file).split(path.sep).length;
  for (let up = 1, folder = path.dirname(file); up < steps; up++) {
    if (isXfl(folder)) return folder;
    // A relative path ends before the root does.
    folder = folder === '.' || /(^|[\\/])\.\.$/.test(folder) ? path.join(folder, '..') : path.dirname(folder);
  }
  return undefined;
}

function isDocumentName(file: string): boolean {
  return /\.(fla|xfl)$/i.test(file) || path.basename(file) === MAIN;
}

function isInsideXfl(file: string): boolean {
  return folderAround(path.resolve(file)) !== undefined;
}

/** A path that cannot be read counts as a document that fails; the search continues. @param visited - folders on the way */
function documentsBelow(folder: string, visited: Set<string>): string[] {
  const real = fs.realpathSync(folder);
  if (visited.has(real)) return [];
  visited.add(real);
  return namesIn(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (kindOf(file) === 'folder') {
      if (name === 'node_modules' || name === '.git') return [];
      return isXfl(file) ? [file] : documentsBelow(file, visited);
    }
    return /\.fla$/i.test(name) ? [file] : [];
  });
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

function kindOf(file: string): 'folder' | 'other' {
  try {
    return fs.statSync(file).isDirectory() ? 'folder' : 'other';
  } catch {
    // A broken or circular link.
    return 'other';
  }
}

function isXfl(folder: string): boolean {
  return fs.existsSync(path.join(folder, MAIN));
}
