import fs from 'node:fs';
import path from 'node:path';
import { DocumentError } from './DocumentError';
import type { DocumentLimits } from './limits';

export interface ListedFile {
  size: number;
  mtimeMs: number;
}

/** The folders of an XFL document; what else lies beside DOMDocument.xml (exports, sources) is not part of it. */
const FOLDERS = new Set(['LIBRARY', 'META-INF', 'bin', 'publishtemplates']);
const TOP_FILES = /\.(xml|xfl)$|^mimetype$/i;

/**
 * The files of an XFL folder by name, sorted. Symbolic links are followed as long as they stay inside the folder;
 * sockets, pipes and the like are passed over.
 * @throws DocumentError for a link that leads outside, and when a limit is exceeded.
 */
export function listFolder(folder: string, limits: DocumentLimits): Map<string, ListedFile> {
  const root = fs.realpathSync(folder);
  const files = new Map<string, ListedFile>();
  const visited = new Set<string>();
  let total = 0;

  function visit(directory: string, prefix: string): void {
    const real = fs.realpathSync(directory);
    if (visited.has(real)) return;
    visited.add(real);
    for (const name of fs.readdirSync(directory).sort()) {
      if (prefix === '' && !FOLDERS.has(name) && !TOP_FILES.test(name)) continue;
      const file = path.join(directory, name);
      if (!isInside(root, file))
        throw new DocumentError(folder, `the link ${prefix}${name} leads outside the document`);
      const stat = fs.statSync(file, { throwIfNoEntry: false });
      if (stat?.isDirectory() && (prefix !== '' || FOLDERS.has(name))) visit(file, `${prefix}${name}/`);
      else if (stat?.isFile()) add(prefix + name, stat);
    }
  }

  function add(name: string, { size, mtimeMs }: fs.Stats): void {
    files.set(name, { size, mtimeMs });
    total += size;
    if (files.size > limits.maxEntries) {
      throw new DocumentError(folder, `holds more files than the limit maxEntries, ${limits.maxEntries}`);
    }
    if (total > limits.maxTotalSize) {
      throw new DocumentError(folder, `holds more bytes than the limit maxTotalSize, ${limits.maxTotalSize}`);
    }
  }

  visit(folder, '');
  return files;
}

/** A link that leads nowhere counts as inside: there is nothing to read. */
function isInside(root: string, file: string): boolean {
  if (!fs.lstatSync(file).isSymbolicLink()) return true;
  try {
    const real = fs.realpathSync(file);
    return real === root || real.startsWith(root + path.sep);
  } catch {
    return true;
  }
}
