import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * The documents that a path or a glob pattern names: an FLA or `.xfl` file, an XFL folder, or every document at any
 * depth of another folder. Absolute paths, sorted, each once.
 *
 * @throws Error when it names none.
 */
export function findDocuments(pattern: string): string[] {
  const found = fs.existsSync(pattern)
    ? [pattern]
    : globSync(pattern, { onlyFiles: false, expandDirectories: false });
  const documents = found.flatMap((file) => documentsAt(path.resolve(file)));
  if (documents.length === 0) throw new Error(`${pattern}: no document found`);
  return [...new Set(documents)].sort();
}

function documentsAt(file: string): string[] {
  if (!fs.statSync(file).isDirectory() || isXfl(file)) return [file];
  return fs
    .readdirSync(file, { withFileTypes: true })
    .map((entry) => path.join(file, entry.name))
    .flatMap((entry) =>
      fs.statSync(entry).isDirectory() ? documentsAt(entry) : /\.fla$/i.test(entry) ? [entry] : [],
    );
}

function isXfl(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'DOMDocument.xml'));
}
