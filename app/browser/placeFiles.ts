import { DocumentError } from '../../document/container/DocumentError';
import { paths } from '../../platform/browser/paths';
import type { MemoryDisk } from '../../platform/browser/MemoryDisk';

/** The files of an XFL folder by their paths in it, such as `DOMDocument.xml` and `LIBRARY/star.xml`. */
export type DocumentFilesByPath = Readonly<Record<string, Uint8Array | string>>;

const MAIN = 'DOMDocument.xml';

/** Writes a document to a disk and returns the path to open. */
export function placeFiles(disk: MemoryDisk, source: Uint8Array | DocumentFilesByPath, name: string): string {
  const folder = paths.join('/', paths.basename(name) || 'document');
  if (source instanceof Uint8Array) {
    disk.write(folder, source);
    return folder;
  }
  const files = inFolder(source, paths.basename(folder));
  for (const [path, content] of files) {
    // Paths cannot leave the folder of the document.
    const file = paths.join(folder, paths.resolve('/', path));
    disk.makeFolder(paths.dirname(file));
    disk.write(file, content);
  }
  return paths.join(folder, folderOf(files, name));
}

type Files = readonly (readonly [path: string, content: Uint8Array | string])[];

/** The files by their paths in the folder. Files of a dropped folder have its name in their paths. */
function inFolder(source: DocumentFilesByPath, folder: string): Files {
  const files = Object.entries(source);
  const start = `${folder}/`;
  if (!files.every(([path]) => path.startsWith(start))) return files;
  return files.map(([path, content]) => [path.slice(start.length), content]);
}

/** The outermost folder with the main file. */
function folderOf(files: Files, name: string): string {
  const [main] = files
    .map(([path]) => path)
    .filter((path) => paths.basename(path) === MAIN)
    .sort((a, b) => a.length - b.length);
  if (main === undefined)
    throw new DocumentError(name, `contains no ${MAIN}: it is not a document of Animate`);
  return paths.dirname(paths.resolve('/', main));
}

/** Replaces the path on the disk in memory by the name that the user gave. Other errors are returned unchanged. */
export function inWordsOfUser(error: unknown): unknown {
  if (!(error instanceof DocumentError)) return error;
  return new DocumentError(error.path.replace(/^\//, ''), error.reason);
}
