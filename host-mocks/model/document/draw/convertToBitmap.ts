import { boundsOf, elementOf } from '../../elements';
import { writeMatrix } from '../../../../document/xfl/nodeMatrix';
import type { DocumentCore } from '../DocumentCore';
import { needSelection, select } from '../selection/needSelection';
import { liftParts } from '../selection/selectedParts';
import { addBitmap } from './addBitmap';
import { newInstance } from './placeItem';

/**
 * `document.convertSelectionToBitmap`: a picture of the selected elements becomes an item of the library, and an
 * instance of it replaces the topmost one and is selected. The picture covers their bounds, widened to whole pixels.
 */
export function convertSelectionToBitmap(document: DocumentCore): boolean {
  const elements = liftParts(needSelection(document, 'convertSelectionToBitmap'));
  const box = boundsOf(elements);
  const x = Math.floor(box.left);
  const y = Math.floor(box.top);
  const width = Math.max(1, Math.ceil(box.right) - x);
  const height = Math.max(1, Math.ceil(box.bottom) - y);
  const data = document.host.pictures.bitmapOf(document, elements, { x, y, width, height });

  const name = document.library.firstFree((number) => `Bitmap ${number}`);
  const item = addBitmap(document, name, { data, width, height });

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
