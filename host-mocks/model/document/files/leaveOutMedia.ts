import type { XmlNode } from '../../../../document/xml/XmlNode';
import { mediaFiles } from '../../library/filesOfMedia';
import type { DocumentCore } from '../DocumentCore';

export type PendingChanges = Map<string, string | Uint8Array | null>;

/** Data of media that were left out on saving: how many entries, and how many bytes they held. */
export interface LeftOut {
  files: number;
  bytes: number;
}

/**
 * Leaves the data of bitmaps, sounds and videos out of what is saved that no item names any more. Data that no item named
 * when the document was opened stay: nobody knows whose they are.
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

/** The places in which this host puts data of media. */
function isMedia(path: string): boolean {
  return path.startsWith('bin/') || (path.startsWith('LIBRARY/') && !path.toLowerCase().endsWith('.xml'));
}
