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
  const root = fs.realpathSync.native(folder);
  const files = new Map<string, ListedFile>();
  const visited = new Set<string>();
  let total = 0;

  /** `real`: the path of the directory without links. */
  function visit(directory: string, real: string, prefix: string): void {
    if (visited.has(real)) return;
    visited.add(real);
    for (const entry of fs.readdirSync(directory, { withFileTypes: true }).sort(byName)) {
      const { name } = entry;
      if (prefix === '' && !FOLDERS.has(name) && !TOP_FILES.test(name)) continue;
      const file = path.join(directory, name);
      const target = entry.isSymbolicLink() ? targetOf(file) : path.join(real, name);
      if (target === undefined) continue;
      if (target !== root && !target.startsWith(root + path.sep)) {
        throw new DocumentError(folder, `the link ${prefix}${name} leads outside the document`);
      }
      const stat = fs.statSync(file, { throwIfNoEntry: false });
      if (stat?.isDirectory() && (prefix !== '' || FOLDERS.has(name)))
        visit(file, target, `${prefix}${name}/`);
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

  visit(folder, root, '');
  return files;
}

/** Where a link leads; undefined for one that leads nowhere: there is nothing to read. */
function targetOf(link: string): string | undefined {
  try {
    return fs.realpathSync.native(link);
  } catch {
    return undefined;
  }
}

function byName(a: fs.Dirent, b: fs.Dirent): number {
  return a.name < b.name ? -1 : 1;
}
