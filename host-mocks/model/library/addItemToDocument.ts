import type { Point } from '../../geometry/matrix';
import { placeByCenter } from '../document/draw/placeItem';
import type { Item } from './Item';
import type { Library } from './Library';

/** `library.addItemToDocument`: puts the item's centre at a position; the library loses its selection, as in the host. */
export function addItemToDocument(library: Library, position: Point, item: Item | undefined): boolean {
  if (!item || !placeByCenter(library.document, item, position)) return false;
  library.selectNone();
  return true;
}
