import { MAX_FILTERS } from '../../../geometry/claims';
import { transformBox } from '../../../geometry/Box';
import { invert, type Matrix } from '../../../geometry/matrix';
import { byFilter, type ByFilter } from '../../../document/xfl/effects/DocumentFilter';
import type { FilmElement } from '../../../film/records/FilmElement';
import { NO_COLOR_TRANSFORM } from '../../../document/xfl/ColorTransform';
import { colorMatrix } from '../colorMatrix';
import type { Drawing } from '../Drawing';
import { scaleOf, type State } from '../State';
import { element as svgElement } from '../svg';
import { adjustColor } from './adjustColor';
import { bevel, blur, dropShadow, glow } from './filterSteps';
import type { FilterStep } from './FilterStep';
import { gradientBevel, gradientGlow } from './gradientEffects';
import { paintedRegion } from './paintedRegion';

/** How each kind of filter is drawn. */
export const DRAWN_FILTERS: ByFilter<[step: FilterStep], string> = {
  BlurFilter: blur,
  DropShadowFilter: dropShadow,
  GlowFilter: glow,
  BevelFilter: bevel,
  GradientGlowFilter: gradientGlow,
  GradientBevelFilter: gradientBevel,
  AdjustColorFilter: adjustColor,
};

/**
 * Reference to the SVG filter that does what the enabled filters of an instance do in order, and then the
 * colour effect of the state; undefined for none. Lengths count in pixels of the stage whatever the scale of what
 * surrounds the instance.
 */
export function filterReference(element: FilmElement, state: State, drawing: Drawing): string | undefined {
  const { filters, unknown } = element.filters;
  for (const name of unknown) drawing.notDrawn(name);
  const drawn = filters.slice(0, MAX_FILTERS);
  if (filters.length > drawn.length)
    drawing.notDrawn(`filters after the first ${MAX_FILTERS} of an instance`);
  if (drawn.length === 0) return undefined;
  drawing.useScale();
  const step = {
    input: 'SourceGraphic',
    name: '',
    toLocal: linearInverse(state.matrix),
    scale: scaleOf(state.matrix) || 1,
  };
  let content = '';
  drawn.forEach((filter, index) => {
    const name = `f${index}`;
    content += byFilter(DRAWN_FILTERS, filter, { ...step, name });
    step.input = name;
  });
  if (state.color !== NO_COLOR_TRANSFORM) {
    content += svgElement('feColorMatrix', {
      in: step.input,
      type: 'matrix',
      values: colorMatrix(state.color),
    });
  }
  const painted = paintedRegion(element, state, drawing);
  const { x: left, y: top, width, height } = painted;
  const box = { left, top, right: left + width, bottom: top + height };
  drawing.useFilters(drawn.length, transformBox(box, state.matrix));
  const region = { filterUnits: 'userSpaceOnUse', ...painted };
  return `url(#${drawing.add('filter', { ...region, 'color-interpolation-filters': 'sRGB' }, content)})`;
}

function linearInverse(matrix: Matrix): Matrix {
  return invert({ ...matrix, tx: 0, ty: 0 }) ?? { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
}
