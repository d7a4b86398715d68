import { XmlNode } from '../../../../document/xml/XmlNode';
import { addEntry, newItemID, secondsNow } from '../../library/entries';
import type { Item } from '../../library/items/Item';
import type { DocumentCore } from '../DocumentCore';
import { TWIPS_PER_PIXEL } from '../../../../geometry/twips';

/** Puts a lossless picture into the library: its data as `bin/*.dat` files hold them, its size in pixels. */
export function addBitmap(
  { library, files }: DocumentCore,
  name: string,
  { data, width, height }: { data: Uint8Array; width: number; height: number },
): Item {
  let number = 1;
  while (files.has(`bin/M ${number}.dat`)) number++;
  const bitmapDataHRef = `M ${number}.dat`;
  files.write(`bin/${bitmapDataHRef}`, data);
  return addEntry(
    library,
    'media',
    XmlNode.create('DOMBitmapItem', {
      name,
      itemID: newItemID(library.document),
      useImportedJPEGData: 'false',
      compressionType: 'lossless',
      sourceLastImported: String(secondsNow(library.document)),
      originalCompressionType: 'lossless',
      quality: '50',
      href: name,
      bitmapDataHRef,
      frameRight: String(width * TWIPS_PER_PIXEL),
      frameBottom: String(height * TWIPS_PER_PIXEL),
    }),
  );
}
