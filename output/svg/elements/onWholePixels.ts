import { DocumentInstance } from '../../../document/xfl/instances/DocumentInstance';
import { isEmpty } from '../../../geometry/Box';
import { apply, concat, invert, translation, type Matrix } from '../../../geometry/matrix';
import { hasFilters } from '../../../document/xfl/effects/DocumentFilter';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Drawing } from '../Drawing';
import type { State } from '../State';

/**
 * The matrix of an instance, moved by less than a pixel if the player keeps it as a bitmap: it puts the box of what such
 * an instance paints on whole pixels. Instances with filters are kept as bitmaps too. Source: Adobe's reference of
 * `DisplayObject.cacheAsBitmap` ("snapped to the nearest pixel boundaries") and of `DisplayObject.filters`; 12 movies.
 */
export function onWholePixels(node: XmlNode, matrix: Matrix, state: State, drawing: Drawing): Matrix {
  if (!isBitmap(node) || state.isMask || state.space || drawing.document.isCanvas) return matrix;
  const box = drawing.document.boundsOf(node, state.matrix);
  const toLocal = invert({ ...state.matrix, tx: 0, ty: 0 });
  if (isEmpty(box) || !toLocal) return matrix;
  drawing.usePlace();
  const { x, y } = apply(toLocal, { x: Math.round(box.left) - box.left, y: Math.round(box.top) - box.top });
  return concat(translation(x, y), matrix);
}

function isBitmap(node: XmlNode): boolean {
  return new DocumentInstance(node).cacheAsBitmap || hasFilters(node);
}
