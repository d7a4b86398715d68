import { readNumber, readText } from '../../model/xfl/attributes';
import { dashLengths } from '../../model/xfl/dashLengths';
import type { XmlNode } from '../../xml/XmlNode';
import type { Drawing } from '../Drawing';
import { paint } from './paint';
import { scaleOf, type State } from '../State';
import type { SvgAttributes } from '../svg';
import { lookUp } from '../../xml/lookUp';

const CAPS: Record<string, string> = { none: 'butt', square: 'square' };
const JOINS: Record<string, string> = { miter: 'miter', bevel: 'bevel' };

/**
 * The presentation attributes of a stroke; `node` is the child of its `StrokeStyle`. Lines are one pixel wide on the
 * stage at least, hairlines always. Undefined for a stroke without a paint.
 */
export function strokeAttributes(node: XmlNode, state: State, drawing: Drawing): SvgAttributes | undefined {
  const fill = node.child('fill')?.children[0];
  if (!fill) return undefined;
  const cap = lookUp(CAPS, readText(node, 'caps')) ?? 'round';
  const join = lookUp(JOINS, readText(node, 'joints')) ?? 'round';
  return {
    ...paint(fill, 'stroke', state, drawing),
    'stroke-width': widthOf(node, state, drawing),
    'stroke-linecap': cap === 'butt' ? undefined : cap,
    'stroke-linejoin': join,
    'stroke-miterlimit': join === 'miter' ? readNumber(node, 'miterLimit', 3) : undefined,
    'stroke-dasharray': dashes(node, drawing),
  };
}

/**
 * In the coordinates of the shape. Lines grow with their shape, whatever their `scaleMode` says: so the reference
 * player draws them.
 */
function widthOf(node: XmlNode, state: State, drawing: Drawing): number {
  const weight = readNumber(node, 'weight', 1);
  drawing.useScale();
  const pixel = 1 / (scaleOf(state.matrix) || 1);
  return readText(node, 'solidStyle') === 'hairline' ? pixel : Math.max(weight, pixel);
}

/** In pixels. Lines with other ornaments than dashes and dots are plain ones. */
function dashes(node: XmlNode, drawing: Drawing): string | undefined {
  const lengths = dashLengths(node);
  if (!lengths && node.name !== 'SolidStroke')
    drawing.notDrawn(`ornament of a ${node.name} (drawn as a plain line)`);
  return lengths?.join(' ');
}
