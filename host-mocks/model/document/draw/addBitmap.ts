import { XmlNode } from '../../../../document/xml/XmlNode';
import { addEntry, newItemID, secondsNow } from '../../library/entries';
import type { Item } from '../../library/items/Item';
import type { DocumentCore } from '../DocumentCore';
import { TWIPS_PER_PIXEL } from '../../../../geometry/twips';
import { BITMAP_ITEM } from '../../../../document/xfl/schema/itemSchema';
import { written } from '../../../../document/xfl/schema/recordOf';

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
    XmlNode.create(
      'DOMBitmapItem',
      written(BITMAP_ITEM, {
        name,
        itemID: newItemID(library.document),
        useImportedJPEGData: false,
        compressionType: 'lossless',
        sourceLastImported: secondsNow(library.document),
        originalCompressionType: 'lossless',
        quality: 50,
        href: name,
        bitmapDataHRef,
        frameRight: width * TWIPS_PER_PIXEL,
        frameBottom: height * TWIPS_PER_PIXEL,
      }),
    ),
  );
}
