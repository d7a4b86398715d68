import type { DocumentStroke } from '../../../document/xfl/paints/DocumentStroke';
import type { Drawing } from '../Drawing';
import { paint } from './paint';
import { scaleOf, type State } from '../State';
import type { SvgAttributes } from '../svg';

const CAPS = { none: undefined, round: 'round', square: 'square' };

/**
 * The presentation attributes of a stroke. Lines are one pixel wide on the stage at least, hairlines always. Undefined for
 * a stroke without a paint.
 */
export function strokeAttributes(
  stroke: DocumentStroke,
  state: State,
  drawing: Drawing,
): SvgAttributes | undefined {
  const ink = stroke.paint;
  if (!ink) return undefined;
  const { caps, joints, miterLimit } = stroke;
  return {
    ...paint(ink, 'stroke', state, drawing),
    'stroke-width': widthOf(stroke, state, drawing),
    'stroke-linecap': CAPS[caps],
    'stroke-linejoin': joints,
    'stroke-miterlimit': joints === 'miter' ? miterLimit : undefined,
    'stroke-dasharray': dashes(stroke, drawing),
  };
}

/**
 * In the coordinates of the shape. Lines grow with their shape, whatever their `scaleMode` says: so the reference
 * player draws them.
 */
function widthOf({ isHairline, weight }: DocumentStroke, state: State, drawing: Drawing): number {
  drawing.useScale();
  const pixel = 1 / (scaleOf(state.matrix) || 1);
  return isHairline ? pixel : Math.max(weight, pixel);
}

/** In pixels. Lines with other ornaments than dashes and dots are plain ones. */
function dashes(stroke: DocumentStroke, drawing: Drawing): string | undefined {
  if (stroke.hasOrnament) drawing.notDrawn(`ornament of a ${stroke.name} (drawn as a plain line)`);
  return stroke.dashes?.join(' ');
}
