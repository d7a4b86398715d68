import { DocumentError } from '../container/DocumentError';
import { paths } from '../platform/browser/paths';
import type { MemoryDisk } from '../platform/browser/MemoryDisk';

/** The files of an XFL folder by their paths in it, such as `DOMDocument.xml` and `LIBRARY/star.xml`. */
export type DocumentFilesByPath = Readonly<Record<string, Uint8Array | string>>;

const MAIN = 'DOMDocument.xml';

/** Puts a document on a disk and gives the path to open. */
export function placeFiles(disk: MemoryDisk, source: Uint8Array | DocumentFilesByPath, name: string): string {
  const place = paths.join('/', paths.basename(name) || 'document');
  if (source instanceof Uint8Array) {
    disk.write(place, source);
    return place;
  }
  const files = inFolder(source, paths.basename(place));
  for (const [path, content] of files) {
    // Paths cannot lead out of the folder of the document.
    const file = paths.join(place, paths.resolve('/', path));
    disk.makeFolder(paths.dirname(file));
    disk.write(file, content);
  }
  return paths.join(place, folderOf(files, name));
}

type Files = readonly (readonly [path: string, content: Uint8Array | string])[];

/** The files by their paths in the folder. Folders that were dropped bring their own name along. */
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
  if (main === undefined) throw new DocumentError(name, `holds no ${MAIN}: it is not a document of Animate`);
  return paths.dirname(paths.resolve('/', main));
}

/** The error with the name that the user gave, without the slash of the disk in memory. Other errors stay as they are. */
export function inWordsOfUser(error: unknown): unknown {
  if (!(error instanceof DocumentError)) return error;
  return new DocumentError(error.path.replace(/^\//, ''), error.reason);
}
