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
  if (kindOf(file) !== 'folder' || isXfl(file)) return [file];
  return documentsBelow(file, new Set());
}

/** What cannot be looked at is a document that fails, not the end of everything. @param visited - folders on the way */
function documentsBelow(folder: string, visited: Set<string>): string[] {
  const real = fs.realpathSync(folder);
  if (visited.has(real)) return [];
  visited.add(real);
  return namesIn(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (kindOf(file) === 'folder') return isXfl(file) ? [file] : documentsBelow(file, visited);
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
    // A link that leads nowhere, or in a circle.
    return 'other';
  }
}

function isXfl(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'DOMDocument.xml'));
}
