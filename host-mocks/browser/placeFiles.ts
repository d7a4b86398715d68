import { DocumentError } from '../container/DocumentError';
import { paths } from '../platform/browser/paths';
import type { Disk } from '../platform/Disk';

/** The files of an XFL folder by their paths in it, such as `DOMDocument.xml` and `LIBRARY/star.xml`. */
export type DocumentFilesByPath = Readonly<Record<string, Uint8Array | string>>;

const MAIN = 'DOMDocument.xml';

/** Puts a document on a disk and gives the path to open. */
export function placeFiles(disk: Disk, source: Uint8Array | DocumentFilesByPath, name: string): string {
  const place = paths.join('/', paths.basename(name) || 'document');
  if (source instanceof Uint8Array) {
    disk.write(place, source);
    return place;
  }
  for (const [path, content] of Object.entries(source)) {
    // Paths cannot lead out of the folder of the document.
    const file = paths.join(place, paths.resolve('/', path));
    disk.makeFolder(paths.dirname(file));
    disk.write(file, content);
  }
  return paths.join(place, folderOf(source, name));
}

/** The folder that holds the document: dropped folders bring their own name along. */
function folderOf(source: DocumentFilesByPath, name: string): string {
  const mains = Object.keys(source)
    .filter((path) => paths.basename(path) === MAIN)
    .sort((a, b) => a.length - b.length);
  if (mains.length === 0) throw new DocumentError(name, `holds no ${MAIN}: it is not a document of Animate`);
  return paths.dirname(paths.resolve('/', mains[0]));
}
