import fs from 'fs';
import path from 'path';
import { describeWhere } from './where';

/**
 * The folder with real documents, next to the project: `shared/documents` and `shared/renders`. They are other people's
 * work and not a part of the project. Without them, the tests that need them are skipped, and their title says so.
 */
const shared = path.resolve(__dirname, '../../../shared');

export interface RealDocument {
  /** The name of its folder: `logo-anim`. */
  name: string;
  /** The FLA file, or the XFL folder's `.xfl` file. */
  path: string;
}

export const hasDocuments = fs.existsSync(path.join(shared, 'documents', 'INDEX.md'));
export const hasBinary = fs.existsSync(path.join(shared, 'binary', 'SOURCE.txt'));
export const hasActionScript = fs.existsSync(path.join(shared, 'actionscript', 'LICENCE.md'));
export const hasRenders = fs.existsSync(path.join(shared, 'renders', 'INDEX.md'));

/** Every document of `shared/documents`, sorted by name. */
export const documents = hasDocuments ? list('documents') : [];

/** Every document of `shared/renders`, sorted by name. */
export const renders = hasRenders ? list('renders') : [];

/** A document that Flash saved in the binary format of a release, and the same as XFL. */
export interface BinaryPair {
  /** The folder of the release: `f5`, `mx`, `mx2004`, `f8`, `cs3`, `cs4`. */
  release: string;
  /** `0009_symbols`. */
  name: string;
  fla: string;
  xfl: string;
}

/** Every document of `shared/binary`. */
export const binaryPairs = hasBinary ? listPairs() : [];

/** Finds the path of a document by the name of its folder. */
export function documentPath(name: string): string {
  const found = documents.find((document) => document.name === name);
  if (found === undefined) throw new Error(`No document "${name}" in ${path.join(shared, 'documents')}.`);
  return found.path;
}

/** `describe` for tests that read `shared/documents`. */
export function describeDocuments(title: string, body: () => void): void {
  describeWhere(hasDocuments, 'no folder shared/documents beside the project', title, body);
}

/** `describe` for tests that read `shared/binary`. */
export function describeBinary(title: string, body: () => void): void {
  describeWhere(hasBinary, 'no folder shared/binary beside the project', title, body);
}

/** Finds a folder of `shared/binary/xfl`, the documents as XFL. */
export function binaryXfl(name: string): string {
  return path.join(shared, 'binary/xfl', name);
}

/** Finds a file of a sample of `shared/actionscript`: its `document.fla`, its `published.swf`, a source. */
export function actionScriptFile(sample: string, name: string): string {
  return path.join(shared, 'actionscript', sample, name);
}

/** The names of the samples of `shared/actionscript` that begin with a text, such as `avm2-`; empty without the folder. */
export function actionScriptSamples(start: string): readonly string[] {
  if (!hasActionScript) return [];
  const names = fs.readdirSync(path.join(shared, 'actionscript'));
  return names.filter((name) => name.startsWith(start)).sort();
}

/** `describe` for tests that read `shared/actionscript`. */
export function describeActionScript(title: string, body: () => void): void {
  describeWhere(hasActionScript, 'no folder shared/actionscript beside the project', title, body);
}

/** `describe` for tests that read `shared/renders`. */
export function describeRenders(title: string, body: () => void): void {
  describeWhere(hasRenders, 'no folder shared/renders beside the project', title, body);
}

function listPairs(): BinaryPair[] {
  const folder = path.join(shared, 'binary');
  return fs.readdirSync(path.join(folder, 'fla')).flatMap((release) =>
    fs.readdirSync(path.join(folder, 'fla', release)).map((file) => {
      const name = file.replace(/\.fla$/, '');
      const own = path.join(folder, 'xfl', name);
      // Some are marked as not done yet in one of the folders only.
      const xfl = fs.existsSync(own) ? own : path.join(folder, 'xfl', name.replace(/-todo$/, ''));
      return { release, name, fla: path.join(folder, 'fla', release, file), xfl };
    }),
  );
}

function list(collection: string): RealDocument[] {
  const folder = path.join(shared, collection);
  const found: RealDocument[] = [];
  for (const name of fs.readdirSync(folder).sort()) {
    if (!fs.statSync(path.join(folder, name)).isDirectory()) continue;
    const file = fs.readdirSync(path.join(folder, name)).find((entry) => /\.(fla|xfl)$/.test(entry));
    if (file !== undefined) found.push({ name, path: path.join(folder, name, file) });
  }
  return found;
}
