import type { ParsedColor } from '../../../document/xfl/colors';
import { type ColorTransform, transformColor } from '../../../document/xfl/ColorTransform';
import {
  pixelMatrix,
  type BitmapPaint,
  type DocumentPaint,
} from '../../../document/xfl/paints/DocumentPaint';
import type { Box } from '../../../geometry/Box';
import type { Drawing } from '../Drawing';
import { bitmapImage } from '../elements/drawBitmap';
import type { State } from '../State';
import { type SvgAttributes, transform } from '../svg';
import { gradient } from './gradients';
import { paintMatrix } from './paintMatrix';
import { tileOf } from './tileOf';

/**
 * The presentation attributes of a paint, `fill` or `stroke` and its opacity. Empty for a paint that nothing can be said
 * of.
 *
 * @param extent - holds what is painted, in its own coordinates, where that is known
 */
export function paint(
  ink: DocumentPaint,
  target: 'fill' | 'stroke',
  state: State,
  drawing: Drawing,
  extent?: Box,
): SvgAttributes {
  if (state.isMask) return { [target]: '#fff' };
  switch (ink.tag) {
    case 'SolidColor':
      return solid(ink.rgba, target, state.color);
    case 'LinearGradient':
    case 'RadialGradient':
      return { [target]: `url(#${gradient(ink, state, drawing)})` };
    case 'BitmapFill':
      return bitmapFill(ink, target, state, drawing, extent);
    case 'unknown':
      drawing.notDrawn(`fill ${ink.name}`);
      return {};
  }
}

function solid(own: ParsedColor, target: 'fill' | 'stroke', transformOfColor: ColorTransform): SvgAttributes {
  const { rgb, alpha } = transformColor(own, transformOfColor);
  return { [target]: rgb, [`${target}-opacity`]: alpha === 1 ? undefined : alpha };
}

function bitmapFill(
  ink: BitmapPaint,
  target: 'fill' | 'stroke',
  state: State,
  drawing: Drawing,
  extent?: Box,
): SvgAttributes {
  const image = bitmapImage(ink.path, state.color, drawing);
  if (!image) return {};
  const matrix = pixelMatrix(paintMatrix(ink.matrix, state));
  // Beyond its edge a clipped bitmap continues with the colours of that edge; shapes seldom reach there.
  if (ink.bitmapIsClipped) drawing.notDrawn('colours beyond the edge of a clipped bitmap fill');
  const tile = tileOf(image, matrix, drawing.hasSmallTiles ? extent : undefined);
  const attributes = {
    patternUnits: 'userSpaceOnUse',
    ...tile.part,
    patternTransform: transform(tile.matrix),
  };
  return { [target]: `url(#${drawing.add('pattern', attributes, image.markup)})` };
}
