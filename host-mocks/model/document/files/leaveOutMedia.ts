import type { XmlNode } from '../../../../document/xml/XmlNode';
import { mediaFiles } from '../../library/filesOfMedia';
import type { DocumentCore } from '../DocumentCore';

export type PendingChanges = Map<string, string | Uint8Array | null>;

/** Media data left out on saving: the number of entries, and their bytes. */
export interface LeftOut {
  files: number;
  bytes: number;
}

/**
 * Leaves out on saving the data of bitmaps, sounds and videos that no item names any more. Data that no item named when
 * the document was opened stay: their use is unknown.
 *
 * @param changes - the entries to write
 * @param root - the `DOMDocument` that is saved
 */
export function leaveOutMedia(document: DocumentCore, changes: PendingChanges, root: XmlNode): LeftOut {
  const { files, savedMedia } = document;
  const named = mediaFiles(root);
  const leftOut: LeftOut = { files: 0, bytes: 0 };
  for (const path of new Set([...savedMedia, ...files.writtenPaths.filter(isMedia)])) {
    if (named.has(path) || !files.has(path)) continue;
    leftOut.files++;
    leftOut.bytes += files.size(path);
    if (files.container.has(path)) changes.set(path, null);
    else changes.delete(path);
  }
  return leftOut;
}

/** The names under which this host stores media data. */
function isMedia(path: string): boolean {
  return path.startsWith('bin/') || (path.startsWith('LIBRARY/') && !path.toLowerCase().endsWith('.xml'));
}
