import fs from 'fs';
import path from 'path';
import { describeWhere } from './where';

/**
 * The folder with real documents, next to the project: `shared/documents` and `shared/renders`. They are other people's
 * work and no part of the project. Without them, the tests that need them are skipped, and their title says so.
 */
const shared = path.resolve(__dirname, '../../../shared');

export interface RealDocument {
  /** The name of its folder: `logo-anim`. */
  name: string;
  /** The FLA file, or the XFL folder's `.xfl` file. */
  path: string;
}

export const hasDocuments = fs.existsSync(path.join(shared, 'documents', 'INDEX.md'));
export const hasRenders = fs.existsSync(path.join(shared, 'renders', 'INDEX.md'));

/** Every document of `shared/documents`, sorted by name. */
export const documents = hasDocuments ? list('documents') : [];

/** Every document of `shared/renders`, sorted by name. */
export const renders = hasRenders ? list('renders') : [];

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

/** `describe` for tests that read `shared/renders`. */
export function describeRenders(title: string, body: () => void): void {
  describeWhere(hasRenders, 'no folder shared/renders beside the project', title, body);
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
