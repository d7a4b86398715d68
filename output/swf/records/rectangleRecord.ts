import type { Box } from '../../../geometry/Box';
import { isEmpty } from '../../../geometry/Box';
import { signedBitsOf, type ByteWriter } from '../../../platform/ByteWriter';

/** A rectangle in twips (`RECT`); an empty one is a point. */
export function writeRectangle(out: ByteWriter, box: Box): void {
  const { left, right, top, bottom } = isEmpty(box) ? { left: 0, right: 0, top: 0, bottom: 0 } : box;
  const count = signedBitsOf(left, right, top, bottom);
  out.align().bits(count, 5);
  for (const side of [left, right, top, bottom]) out.signed(side, count);
  out.align();
}
