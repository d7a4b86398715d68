import { GRADIENT_RADIUS } from '../../../document/xfl/gradientRadius';
import type { GradientPaint } from '../../../document/xfl/paints/DocumentPaint';
import { transformColor, type ColorTransform } from '../../../document/xfl/ColorTransform';
import type { Drawing } from '../Drawing';
import type { State } from '../State';
import { element, transform, type SvgAttributes } from '../svg';
import { mixedInLight } from './mixedInLight';
import { paintMatrix } from './paintMatrix';

const SPREADS = { extend: undefined, reflect: 'reflect', repeat: 'repeat' };

/** Draws a gradient and gives the name of its definition. */
export function gradient(paint: GradientPaint, state: State, drawing: Drawing): string {
  const common = commonGradient(paint, state);
  const colors = stops(paint, state.color);
  if (!paint.isRadial) {
    const ends = { x1: -GRADIENT_RADIUS, x2: GRADIENT_RADIUS, y1: 0, y2: 0 };
    return drawing.add('linearGradient', { ...ends, ...common }, colors);
  }
  const focus = paint.drawnFocus;
  const circle = { cx: 0, cy: 0, r: GRADIENT_RADIUS, fx: focus === 0 ? undefined : focus * GRADIENT_RADIUS };
  return drawing.add('radialGradient', { ...circle, ...common }, colors);
}

function commonGradient({ matrix, spreadMethod }: GradientPaint, state: State): SvgAttributes {
  return {
    gradientUnits: 'userSpaceOnUse',
    gradientTransform: transform(paintMatrix(matrix, state)),
    spreadMethod: SPREADS[spreadMethod],
  };
}

function stops(paint: GradientPaint, transformOfColor: ColorTransform): string {
  const entries = paint.drawnStops.map((stop) => ({
    ratio: stop.ratio,
    ...transformColor(stop, transformOfColor),
  }));
  const shown = paint.isMixedInLight ? mixedInLight(entries) : entries;
  return shown
    .map(({ ratio, rgb, alpha }) =>
      element('stop', {
        offset: ratio,
        'stop-color': rgb,
        'stop-opacity': alpha === 1 ? undefined : alpha,
      }),
    )
    .join('');
}
