import { concat, type Matrix } from '../geometry/matrix';
import { readFlag, readNumber } from '../model/xfl/attributes';
import { readMatrix } from '../model/xfl/nodeMatrix';
import { lookUp } from '../xml/lookUp';
import type { XmlNode } from '../xml/XmlNode';
import { bitmapImage } from './bitmaps';
import { mixedInLight } from './linearRgb';
import { transformColor, type ColorTransform } from './ColorTransform';
import type { Drawing } from './Drawing';
import type { State } from './State';
import { element, transform, type Attributes } from './svg';

/** Half the side of the square that a gradient fills before its matrix: 16384 twips. */
const GRADIENT_RADIUS = 819.2;

const SPREADS: Record<string, string> = { reflect: 'reflect', repeat: 'repeat' };

/**
 * The presentation attributes of a paint, `fill` or `stroke` and its opacity: `node` is the child of a `FillStyle`
 * or of a stroke's `fill`. Empty for a paint that nothing can be said of.
 */
export function paint(node: XmlNode, target: 'fill' | 'stroke', state: State, drawing: Drawing): Attributes {
  if (state.isMask) return { [target]: '#fff' };
  switch (node.name) {
    case 'SolidColor':
      return solid(node, target, state.color);
    case 'LinearGradient':
      return { [target]: `url(#${linearGradient(node, state, drawing)})` };
    case 'RadialGradient':
      return { [target]: `url(#${radialGradient(node, state, drawing)})` };
    case 'BitmapFill':
      return bitmapFill(node, target, state, drawing);
    default:
      drawing.notDrawn(`fill ${node.name}`);
      return {};
  }
}

function solid(node: XmlNode, target: 'fill' | 'stroke', transformOfColor: ColorTransform): Attributes {
  const { color, alpha } = transformColor(
    node.attr('color') ?? '#000000',
    readNumber(node, 'alpha', 1),
    transformOfColor,
  );
  return { [target]: color, [`${target}-opacity`]: alpha === 1 ? undefined : alpha };
}

function linearGradient(node: XmlNode, state: State, drawing: Drawing): string {
  const ends = { x1: -GRADIENT_RADIUS, x2: GRADIENT_RADIUS, y1: 0, y2: 0 };
  return drawing.add('linearGradient', { ...ends, ...commonGradient(node, state) }, stops(node, state.color));
}

function radialGradient(node: XmlNode, state: State, drawing: Drawing): string {
  const focal = Math.max(-0.98, Math.min(0.98, readNumber(node, 'focalPointRatio')));
  const circle = { cx: 0, cy: 0, r: GRADIENT_RADIUS, fx: focal === 0 ? undefined : focal * GRADIENT_RADIUS };
  return drawing.add(
    'radialGradient',
    { ...circle, ...commonGradient(node, state) },
    stops(node, state.color),
  );
}

function commonGradient(node: XmlNode, state: State): Attributes {
  return {
    gradientUnits: 'userSpaceOnUse',
    gradientTransform: transform(placeOf(node, state)),
    spreadMethod: lookUp(SPREADS, node.attr('spreadMethod') ?? ''),
  };
}

/** From the coordinates of a gradient or bitmap to those of the path that it fills. */
function placeOf(node: XmlNode, { paints }: State): Matrix {
  return paints ? concat(paints, readMatrix(node)) : readMatrix(node);
}

function stops(node: XmlNode, transformOfColor: ColorTransform): string {
  const entries = node.childrenNamed('GradientEntry').map((entry) => ({
    ratio: readNumber(entry, 'ratio'),
    ...transformColor(entry.attr('color') ?? '#000000', readNumber(entry, 'alpha', 1), transformOfColor),
  }));
  const shown = node.attr('interpolationMethod') === 'linearRGB' ? mixedInLight(entries) : entries;
  return shown
    .map(({ ratio, color, alpha }) =>
      element('stop', {
        offset: ratio,
        'stop-color': color,
        'stop-opacity': alpha === 1 ? undefined : alpha,
      }),
    )
    .join('');
}

/** Bitmap fills count the bitmap's pixels in twips: their matrix is twenty times too large for pixels. */
function bitmapFill(node: XmlNode, target: 'fill' | 'stroke', state: State, drawing: Drawing): Attributes {
  const image = bitmapImage(node.attr('bitmapPath') ?? '', state.color, drawing);
  if (!image) return {};
  const { a, b, c, d, tx, ty } = placeOf(node, state);
  const matrix: Matrix = { a: a / 20, b: b / 20, c: c / 20, d: d / 20, tx, ty };
  // Beyond its edge a clipped bitmap goes on with the colours of that edge; shapes seldom reach there.
  if (readFlag(node, 'bitmapIsClipped')) drawing.notDrawn('colours beyond the edge of a clipped bitmap fill');
  const { width, height } = image;
  const attributes = { patternUnits: 'userSpaceOnUse', width, height, patternTransform: transform(matrix) };
  return { [target]: `url(#${drawing.add('pattern', attributes, image.markup)})` };
}
