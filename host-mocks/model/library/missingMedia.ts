import type { DocumentFiles } from '../../../document/xfl/DocumentFiles';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { filesOfMedia } from './filesOfMedia';
import { ITEM } from '../../../document/xfl/schema/itemSchema';

/**
 * The file of a bitmap, sound or video, if the document has none of the files that the item names: an XFL may contain
 * the imported file instead of the data. Otherwise undefined, also for an item that does not name a file: it was never
 * stored.
 */
export function missingMedia(item: XmlNode, files: DocumentFiles): string | undefined {
  const named = filesOfMedia(item);
  return named.some((name) => files.has(name)) ? undefined : named[0];
}

/** Warns of each bitmap, sound and video whose file the document does not have: an XFL may have been copied in part. */
export function warnOfMissingMedia(document: {
  name: string;
  node: XmlNode;
  files: DocumentFiles;
  warn(message: string): void;
}): void {
  for (const item of document.node.child('media')?.children ?? []) {
    const file = missingMedia(item, document.files);
    if (file === undefined) continue;
    const name = ITEM.name.read(item);
    document.warn(`${document.name}: ${file} is missing; the item "${name}" has no data`);
  }
}
