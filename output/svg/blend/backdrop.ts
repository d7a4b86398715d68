import { translation } from '../../../geometry/matrix';
import type { Drawing } from '../Drawing';
import { addUp } from '../filters/parts';
import { element, group, transform } from '../svg';
import type { View } from '../View';

/** The part of the plane that a filter works on. */
export type Region = View;

/** `markup` over `below`, their light added up (the blend mode `add`). */
export function addLight(below: string, markup: string, region: Region, drawing: Drawing): string {
  if (below === '') return markup;
  return withLight(below, markup, addUp('SourceGraphic', 'light', 1, 'sum'), region, drawing);
}

/** `below` with the light of `markup` taken away (the blend mode `subtract`). */
export function subtractLight(below: string, markup: string, region: Region, drawing: Drawing): string {
  if (below === '') return markup;
  // b - min(b, l) is the difference of b and the darker of b and l.
  const darker =
    element('feColorMatrix', { in: 'light', values: OPAQUE, result: 'opaque' }) +
    element('feBlend', { mode: 'darken', in: 'opaque', in2: 'SourceGraphic', result: 'darker' }) +
    element('feComposite', { operator: 'in', in: 'darker', in2: 'light', result: 'common' }) +
    element('feBlend', { mode: 'difference', in: 'common', in2: 'SourceGraphic' });
  return withLight(below, markup, darker, region, drawing);
}

/** `below`, where `markup` paints as opaque as `markup` is, elsewhere as it was (the blend mode `alpha`). */
export function keepWhere(below: string, markup: string, region: Region, drawing: Drawing): string {
  if (below === '') return '';
  const cut = painted(markup, SILHOUETTE, region, drawing) + painted(markup, WHITE, region, drawing);
  return masked(below, whiteGround(region) + cut, region, drawing);
}

/** `below` where `markup` is not opaque (the blend mode `erase`). */
export function eraseBy(below: string, markup: string, region: Region, drawing: Drawing): string {
  if (below === '') return '';
  return masked(below, whiteGround(region) + painted(markup, BLACK, region, drawing), region, drawing);
}

function whiteGround(region: Region): string {
  return element('rect', { ...region, fill: '#fff' });
}

/** `markup` in white, so that the blend mode `difference` inverts what is below it. */
export function whitened(markup: string, region: Region, drawing: Drawing): string {
  return painted(markup, WHITE, region, drawing);
}

/** Rows of an `feColorMatrix`: one colour with the opacity as it is; opaque black; the colours as they are, opaque. */
const WHITE = '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0';
const BLACK = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0';
const SILHOUETTE = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 255 0';
const OPAQUE = '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 255 0';

/**
 * `below` through a filter that knows `markup` as `light`. Filters on what is below do what SVG viewers other than
 * browsers do not know as blend modes.
 */
function withLight(below: string, markup: string, steps: string, region: Region, drawing: Drawing): string {
  // Viewers disagree where an feImage is unless the region starts at the zero point.
  const { x, y, width, height } = region;
  const toRegion = transform(translation(-x, -y));
  const added = drawing.add('g', { transform: toRegion }, markup);
  const content = element('feImage', { href: `#${added}`, result: 'light' }) + steps;
  const moved = group({ transform: toRegion }, below);
  const lit = filtered(moved, content, { x: 0, y: 0, width, height }, drawing);
  return group({ transform: transform(translation(x, y)) }, lit);
}

function painted(markup: string, rows: string, region: Region, drawing: Drawing): string {
  return filtered(markup, element('feColorMatrix', { values: rows }), region, drawing);
}

function filtered(markup: string, content: string, region: Region, drawing: Drawing): string {
  const attributes = { filterUnits: 'userSpaceOnUse', ...region, 'color-interpolation-filters': 'sRGB' };
  const filter = drawing.add('filter', attributes, content);
  return element('g', { filter: `url(#${filter})` }, markup);
}

function masked(below: string, shape: string, region: Region, drawing: Drawing): string {
  const mask = drawing.add('mask', { maskUnits: 'userSpaceOnUse', ...region }, shape);
  return element('g', { mask: `url(#${mask})` }, below);
}
