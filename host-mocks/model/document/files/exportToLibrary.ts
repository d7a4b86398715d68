import { checkNumber, checkText, describeValue } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import type { SymbolItem } from '../../library/items/SymbolItem';
import { addBitmap } from '../draw/addBitmap';
import type { DocumentCore } from '../DocumentCore';

/**
 * `symbolItem.exportToLibrary`: a frame of a symbol, counted from 1, becomes a bitmap of the library, as large as its
 * drawing. A name that is taken gets a number after it.
 */
export function exportToLibrary(
  document: DocumentCore,
  item: SymbolItem,
  frameNumber: unknown,
  bitmapName: unknown,
  method: string,
): void {
  const { timeline } = item;
  const number = checkNumber(`${method}: frameNumber`, frameNumber, 1, timeline.frameCount);
  const name = checkText(`${method}: bitmapName`, bitmapName);
  if (name === '' || name.includes('/'))
    throw new HostError(`${method}: expected a name without folders, got ${describeValue(bitmapName)}`);
  const frame = Math.trunc(number) - 1;
  const { pictures } = document.host;
  const [png] = pictures.pngs({ document, timeline, from: frame, to: frame });
  const picture = pictures.bitmapFrom(png);
  if (!picture) throw new HostError(`${method}: the picture of frame ${number} is too large`);
  addBitmap(document, document.library.freePath(name), picture);
}
