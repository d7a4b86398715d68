import { readNumber } from '../../model/xfl/attributes';
import { readColor } from '../../model/xfl/colors';
import { GRADIENT_RADIUS } from '../../model/xfl/gradientRadius';
import { lookUp } from '../../xml/lookUp';
import type { XmlNode } from '../../xml/XmlNode';
import { transformColor, type ColorTransform } from '../../model/xfl/ColorTransform';
import type { Drawing } from '../Drawing';
import type { State } from '../State';
import { element, transform, type SvgAttributes } from '../svg';
import { mixedInLight } from './mixedInLight';
import { paintMatrix } from './paintMatrix';

const SPREADS: Record<string, string> = { reflect: 'reflect', repeat: 'repeat' };

/** Draws a `LinearGradient` and gives the name of its definition. */
export function linearGradient(node: XmlNode, state: State, drawing: Drawing): string {
  const ends = { x1: -GRADIENT_RADIUS, x2: GRADIENT_RADIUS, y1: 0, y2: 0 };
  return drawing.add('linearGradient', { ...ends, ...commonGradient(node, state) }, stops(node, state.color));
}

/** Draws a `RadialGradient` and gives the name of its definition. */
export function radialGradient(node: XmlNode, state: State, drawing: Drawing): string {
  const focal = Math.max(-0.98, Math.min(0.98, readNumber(node, 'focalPointRatio')));
  const circle = { cx: 0, cy: 0, r: GRADIENT_RADIUS, fx: focal === 0 ? undefined : focal * GRADIENT_RADIUS };
  return drawing.add(
    'radialGradient',
    { ...circle, ...commonGradient(node, state) },
    stops(node, state.color),
  );
}

function commonGradient(node: XmlNode, state: State): SvgAttributes {
  return {
    gradientUnits: 'userSpaceOnUse',
    gradientTransform: transform(paintMatrix(node, state)),
    spreadMethod: lookUp(SPREADS, node.attr('spreadMethod') ?? ''),
  };
}

function stops(node: XmlNode, transformOfColor: ColorTransform): string {
  const entries = node.childrenNamed('GradientEntry').map((entry) => ({
    ratio: readNumber(entry, 'ratio'),
    ...transformColor(readColor(entry), transformOfColor),
  }));
  const shown = node.attr('interpolationMethod') === 'linearRGB' ? mixedInLight(entries) : entries;
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
