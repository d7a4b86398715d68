import type { Drawing } from './Drawing';
import { element } from './svg';

/**
 * `markup` over `below`, their light added up (the blend mode `add`). Written as a filter on what lies below, because
 * SVG viewers other than browsers do not know `plus-lighter`.
 */
export function addLight(below: string, markup: string, drawing: Drawing): string {
  if (below === '') return markup;
  const added = drawing.add('g', {}, markup);
  const content =
    element('feImage', { href: `#${added}`, result: 'light' }) +
    element('feComposite', { operator: 'arithmetic', in: 'SourceGraphic', in2: 'light', k2: 1, k3: 1 });
  const { x, y, width, height } = drawing.view;
  const region = { filterUnits: 'userSpaceOnUse', x, y, width, height };
  const filter = drawing.add('filter', { ...region, 'color-interpolation-filters': 'sRGB' }, content);
  return element('g', { filter: `url(#${filter})` }, below);
}
