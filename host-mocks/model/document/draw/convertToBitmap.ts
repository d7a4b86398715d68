import { XmlNode } from '../../../xml/XmlNode';
import { boundsOf, elementOf } from '../../elements';
import { writeMatrix } from '../../xfl/nodeMatrix';
import { addEntry, newItemID, secondsNow } from '../../library/entries';
import type { DocumentCore } from '../DocumentCore';
import { needSelection, select } from '../selection/needSelection';
import { newInstance } from './placeItem';

const TWIPS_PER_PIXEL = 20;

/**
 * `document.convertSelectionToBitmap`: a picture of the selected elements becomes an item of the library, and an
 * instance of it stands in the place of the topmost one and is the selection. The picture covers their bounds, widened
 * to whole pixels.
 */
export function convertSelectionToBitmap(document: DocumentCore): boolean {
  const elements = needSelection(document, 'convertSelectionToBitmap');
  const box = boundsOf(elements);
  const x = Math.floor(box.left);
  const y = Math.floor(box.top);
  const width = Math.max(1, Math.ceil(box.right) - x);
  const height = Math.max(1, Math.ceil(box.bottom) - y);
  const data = document.host.pictures.bitmapOf(document, elements, { x, y, width, height });

  const { library, files } = document;
  const name = library.firstFree((number) => `Bitmap ${number}`);
  let number = 1;
  while (files.has(`bin/M ${number}.dat`)) number++;
  const bitmapDataHRef = `M ${number}.dat`;
  files.write(`bin/${bitmapDataHRef}`, data);
  const item = addEntry(
    library,
    'media',
    XmlNode.create('DOMBitmapItem', {
      name,
      itemID: newItemID(library.document),
      useImportedJPEGData: 'false',
      compressionType: 'lossless',
      sourceLastImported: String(secondsNow(document)),
      originalCompressionType: 'lossless',
      quality: '50',
      href: name,
      bitmapDataHRef,
      frameRight: String(width * TWIPS_PER_PIXEL),
      frameBottom: String(height * TWIPS_PER_PIXEL),
    }),
  );

  const top = elements[elements.length - 1];
  const list = top.node.parent;
  const instance = newInstance(item);
  if (!list || !instance) return false;
  list.insert(instance, list.children.indexOf(top.node) + 1);
  writeMatrix(instance, { a: 1, b: 0, c: 0, d: 1, tx: x, ty: y });
  for (const element of elements) element.node.remove();
  select(document, [elementOf(instance, top.owner)]);
  return true;
}
