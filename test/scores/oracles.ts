import fs from 'node:fs';
import path from 'node:path';

/** Documents beside what Adobe's exporters made of them; other people's work, read where it lies. */
const folder = path.resolve(__dirname, '../../../shared/frames');

export const hasOracles = fs.existsSync(path.join(folder, 'INDEX.md'));

export interface OracleDocument {
  name: string;
  /** The FLA file or the `.xfl` file. */
  path: string;
  /** The folder that it is in. */
  folder: string;
}

/** The documents of one kind of oracle (`atlas`, `swf`), by name. */
export function oracleDocuments(kind: string): OracleDocument[] {
  if (!hasOracles) return [];
  const root = path.join(folder, kind);
  return fs
    .readdirSync(root)
    .sort()
    .map((name) => ({ name, folder: path.join(root, name), path: documentIn(path.join(root, name)) }));
}

function documentIn(place: string): string {
  const fla = path.join(place, 'document.fla');
  if (fs.existsSync(fla)) return fla;
  const entry = fs.readdirSync(path.join(place, 'document')).find((name) => name.endsWith('.xfl')) ?? '';
  return path.join(place, 'document', entry);
}

/** True for a document that takes seconds to compare. */
export function isLarge(document: OracleDocument): boolean {
  const facts = path.join(document.folder, 'frames.json');
  const size = (file: string): number => (fs.existsSync(file) ? fs.statSync(file).size : 0);
  return size(facts) > 500_000 || size(document.path) > 1_000_000;
}

/** The facts beside a document. */
export function factsOf<T>(document: OracleDocument, file: string): T {
  return JSON.parse(fs.readFileSync(path.join(document.folder, file), 'utf8')) as T;
}
