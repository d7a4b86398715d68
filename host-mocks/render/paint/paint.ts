import type { Box } from '../../geometry/Box';
import type { Matrix } from '../../geometry/matrix';
import { readFlag } from '../../model/xfl/attributes';
import { readColor } from '../../model/xfl/colors';
import type { XmlNode } from '../../xml/XmlNode';
import { bitmapImage } from '../elements/drawBitmap';
import { linearGradient, radialGradient } from './gradients';
import { paintMatrix } from './paintMatrix';
import { tileOf } from './tileOf';
import { transformColor, type ColorTransform } from '../../model/xfl/ColorTransform';
import type { Drawing } from '../Drawing';
import type { State } from '../State';
import { transform, type SvgAttributes } from '../svg';

/**
 * The presentation attributes of a paint, `fill` or `stroke` and its opacity: `node` is the child of a `FillStyle`
 * or of a stroke's `fill`. Empty for a paint that nothing can be said of.
 *
 * @param extent - holds what is painted, in its own coordinates, where that is known
 */
export function paint(
  node: XmlNode,
  target: 'fill' | 'stroke',
  state: State,
  drawing: Drawing,
  extent?: Box,
): SvgAttributes {
  if (state.isMask) return { [target]: '#fff' };
  switch (node.name) {
    case 'SolidColor':
      return solid(node, target, state.color);
    case 'LinearGradient':
      return { [target]: `url(#${linearGradient(node, state, drawing)})` };
    case 'RadialGradient':
      return { [target]: `url(#${radialGradient(node, state, drawing)})` };
    case 'BitmapFill':
      return bitmapFill(node, target, state, drawing, extent);
    default:
      drawing.notDrawn(`fill ${node.name}`);
      return {};
  }
}

function solid(node: XmlNode, target: 'fill' | 'stroke', transformOfColor: ColorTransform): SvgAttributes {
  const { rgb, alpha } = transformColor(readColor(node), transformOfColor);
  return { [target]: rgb, [`${target}-opacity`]: alpha === 1 ? undefined : alpha };
}

/** Bitmap fills count the bitmap's pixels in twips: their matrix is twenty times too large for pixels. */
function bitmapFill(
  node: XmlNode,
  target: 'fill' | 'stroke',
  state: State,
  drawing: Drawing,
  extent?: Box,
): SvgAttributes {
  const image = bitmapImage(node.attr('bitmapPath') ?? '', state.color, drawing);
  if (!image) return {};
  const { a, b, c, d, tx, ty } = paintMatrix(node, state);
  const matrix: Matrix = { a: a / 20, b: b / 20, c: c / 20, d: d / 20, tx, ty };
  // Beyond its edge a clipped bitmap goes on with the colours of that edge; shapes seldom reach there.
  if (readFlag(node, 'bitmapIsClipped')) drawing.notDrawn('colours beyond the edge of a clipped bitmap fill');
  const tile = tileOf(image, matrix, drawing.document.hasSmallTiles ? extent : undefined);
  const attributes = {
    patternUnits: 'userSpaceOnUse',
    ...tile.part,
    patternTransform: transform(tile.matrix),
  };
  return { [target]: `url(#${drawing.add('pattern', attributes, image.markup)})` };
}
