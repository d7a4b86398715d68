import type { Point } from '../../geometry/matrix';
import { readFlag, readNumber, readText } from '../../model/xfl/attributes';
import { readRgb } from '../../model/xfl/colors';
import type { XmlNode } from '../../xml/XmlNode';
import { element } from '../svg';
import type { FilterStep } from './FilterStep';
import {
  ALPHA_TO_GREY,
  gaussian,
  invertAlpha,
  merge,
  mergeNode,
  offsetOf,
  renamed,
  strengthen,
  tint,
} from './parts';

export function blur(filter: XmlNode, step: FilterStep): string {
  return gaussian(filter, step, step.input, step.name);
}

export function dropShadow(filter: XmlNode, step: FilterStep): string {
  return shade(filter, step, offsetOf(filter, step), '#000000');
}

export function glow(filter: XmlNode, step: FilterStep): string {
  return shade(filter, step, { x: 0, y: 0 }, '#FF0000');
}

/** A shadow of one colour: what drop shadow and glow have in common. */
function shade(filter: XmlNode, step: FilterStep, offset: Point, fallbackColor: string): string {
  const { input, name } = step;
  const isInner = readFlag(filter, 'inner');
  const isKnockout = readFlag(filter, 'knockout');
  const source = isInner ? `${name}i` : input;
  const inverted = isInner ? invertAlpha(input, source) : '';
  const shadow =
    inverted +
    gaussian(filter, step, source, `${name}b`) +
    element('feOffset', { in: `${name}b`, dx: offset.x, dy: offset.y, result: `${name}o` }) +
    strengthen(filter, `${name}o`, `${name}s`) +
    tint(readRgb(filter, 'color', fallbackColor), readNumber(filter, 'alpha', 1), `${name}s`, `${name}c`);
  return shadow + merge(`${name}c`, input, name, isInner, isKnockout, readFlag(filter, 'hideObject'));
}

/** Light on one side and shade on the other: two shadows, shifted apart, each without what they share. */
export function bevel(filter: XmlNode, step: FilterStep): string {
  const { input, name } = step;
  const offset = offsetOf(filter, step);
  const moved = (x: number, y: number, result: string): string =>
    element('feOffset', { in: `${name}b`, dx: x, dy: y, result });
  const without = (one: string, other: string, result: string): string =>
    element('feComposite', { operator: 'arithmetic', k2: 1, k3: -1, in: one, in2: other, result });
  const side = (from: string, color: string, alpha: number, result: string): string =>
    strengthen(filter, from, `${result}s`) + tint(color, alpha, `${result}s`, result);
  const content =
    element('feColorMatrix', { in: input, type: 'matrix', values: ALPHA_TO_GREY, result: `${name}a` }) +
    gaussian(filter, step, `${name}a`, `${name}b`) +
    moved(offset.x, offset.y, `${name}p`) +
    moved(-offset.x, -offset.y, `${name}m`) +
    without(`${name}m`, `${name}p`, `${name}h`) +
    without(`${name}p`, `${name}m`, `${name}d`) +
    side(
      `${name}h`,
      readRgb(filter, 'highlightColor', '#FFFFFF'),
      readNumber(filter, 'highlightAlpha', 1),
      `${name}H`,
    ) +
    side(`${name}d`, readRgb(filter, 'shadowColor'), readNumber(filter, 'shadowAlpha', 1), `${name}D`) +
    element('feMerge', { result: `${name}e` }, mergeNode(`${name}H`), mergeNode(`${name}D`));
  const type = readText(filter, 'type', 'inner');
  const isKnockout = readFlag(filter, 'knockout');
  if (type === 'full') {
    if (isKnockout) return content + renamed(`${name}e`, name);
    return content + element('feMerge', { result: name }, mergeNode(input), mergeNode(`${name}e`));
  }
  return content + merge(`${name}e`, input, name, type === 'inner', isKnockout, false);
}
