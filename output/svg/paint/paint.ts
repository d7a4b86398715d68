import { type Box, transformBox } from '../../../geometry/Box';
import { type Matrix, concat, invert, translation } from '../../../geometry/matrix';
import type { ParsedColor } from '../../../document/xfl/colors';
import {
  pixelMatrix,
  type BitmapPaint,
  type DocumentPaint,
} from '../../../document/xfl/paints/DocumentPaint';
import { bitmapImage } from '../elements/drawBitmap';
import { gradient } from './gradients';
import { paintMatrix } from './paintMatrix';
import { type ColorTransform, transformColor } from '../../../document/xfl/ColorTransform';
import type { Drawing } from '../Drawing';
import type { State } from '../State';
import { type SvgAttributes, transform } from '../svg';

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
  // Beyond its edge a clipped bitmap goes on with the colours of that edge; shapes seldom reach there.
  if (ink.bitmapIsClipped) drawing.notDrawn('colours beyond the edge of a clipped bitmap fill');
  const tile = tileOf(image, matrix, drawing.document.hasSmallTiles ? extent : undefined);
  const attributes = {
    patternUnits: 'userSpaceOnUse',
    ...tile.part,
    patternTransform: transform(tile.matrix),
  };
  return { [target]: `url(#${drawing.add('pattern', attributes, image.markup)})` };
}

/** Space around what is painted, as a share of its size, and in pixels of the bitmap: pixels of the picture may be larger. */
const SHARE = 0.5;
const ROOM = 4;

interface Size {
  width: number;
  height: number;
}

/** What is repeated to fill a shape with a bitmap. */
interface Tile {
  /** In pixels of the bitmap. Without a corner it is at the zero point. */
  part: Size & { x?: number; y?: number };
  /** From there to the coordinates of what is painted. */
  matrix: Matrix;
}

/**
 * The whole bitmap, or the part of it that a shape shows.
 *
 * @param extent - holds what is painted; undefined for the whole bitmap
 */
export function tileOf({ width, height }: Size, matrix: Matrix, extent?: Box): Tile {
  const whole = { part: { width, height }, matrix };
  const inverse = extent && invert(matrix);
  if (!inverse) return whole;
  const { left, top, right, bottom } = transformBox(extent, inverse);
  const across = cut(left, right, width);
  const down = cut(top, bottom, height);
  if (!across || !down) return whole;
  const part = { x: across.from, y: down.from, width: across.size, height: down.size };
  return { part, matrix: concat(matrix, translation(across.period, down.period)) };
}

/** The part of a period that holds what is seen and the space around it; undefined where none does. */
function cut(
  low: number,
  high: number,
  length: number,
): { from: number; size: number; period: number } | undefined {
  const room = ROOM + SHARE * (high - low);
  const [first, last] = [Math.floor(low - room), Math.ceil(high + room)];
  const period = Math.floor(first / length) * length;
  if (!(last > first && last - period <= length)) return undefined;
  return { from: first - period, size: last - first, period };
}
