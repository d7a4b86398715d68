import { invert, type Matrix } from '../../geometry/matrix';
import { readFlag } from '../../model/xfl/attributes';
import type { XmlNode } from '../../xml/XmlNode';
import type { Drawing } from '../Drawing';
import { scaleOf, type State } from '../State';
import { adjustColor } from './adjustColor';
import { bevel, blur, dropShadow, glow, readBlur, readDistance } from './effects';
import type { FilterStep } from './FilterStep';

const KINDS: Record<string, (filter: XmlNode, step: FilterStep) => string> = {
  BlurFilter: blur,
  DropShadowFilter: dropShadow,
  GlowFilter: glow,
  BevelFilter: bevel,
  AdjustColorFilter: adjustColor,
};

/**
 * Reference to the SVG filter that does what the enabled filters of an instance do, one after the other; undefined for
 * none. Lengths count in pixels of the stage whatever the scale of what surrounds the instance.
 */
export function filterReference(node: XmlNode, state: State, drawing: Drawing): string | undefined {
  const filters = (node.child('filters')?.children ?? []).filter((filter) =>
    readFlag(filter, 'isEnabled', true),
  );
  const drawn = filters.filter(({ name }) => Object.hasOwn(KINDS, name));
  for (const { name } of filters) if (!Object.hasOwn(KINDS, name)) drawing.notDrawn(name);
  if (drawn.length === 0) return undefined;
  drawing.scaleUses++;
  const step = {
    input: 'SourceGraphic',
    name: '',
    toLocal: linearInverse(state.matrix),
    scale: scaleOf(state.matrix) || 1,
  };
  let content = '';
  let reach = 8;
  drawn.forEach((filter, index) => {
    const name = `f${index}`;
    content += KINDS[filter.name](filter, { ...step, name });
    step.input = name;
    reach += reachOf(filter);
  });
  const box = drawing.document.boundsOf(node);
  const margin = reach / step.scale;
  const region = {
    filterUnits: 'userSpaceOnUse',
    x: box.left - margin,
    y: box.top - margin,
    width: Math.max(0, box.right - box.left) + 2 * margin,
    height: Math.max(0, box.bottom - box.top) + 2 * margin,
  };
  return `url(#${drawing.shared('filter', { ...region, 'color-interpolation-filters': 'sRGB' }, content)})`;
}

/** The distance that a filter paints beyond its input, in pixels of the stage, strokes included. */
function reachOf(filter: XmlNode): number {
  return (
    Math.max(readBlur(filter, 'blurX'), readBlur(filter, 'blurY')) * 3 + Math.abs(readDistance(filter)) + 10
  );
}

function linearInverse(matrix: Matrix): Matrix {
  return invert({ ...matrix, tx: 0, ty: 0 }) ?? { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
}
