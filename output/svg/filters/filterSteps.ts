import type { Point } from '../../../geometry/matrix';
import type { FilterOf } from '../../../document/xfl/effects/DocumentFilter';
import { element } from '../svg';
import type { FilterStep } from './FilterStep';
import {
  addUp,
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

export function blur(filter: FilterOf<'BlurFilter'>, step: FilterStep): string {
  return gaussian(filter, step, step.input, step.name);
}

export function dropShadow(filter: FilterOf<'DropShadowFilter'>, step: FilterStep): string {
  return shade(filter, step, offsetOf(filter, step));
}

export function glow(filter: FilterOf<'GlowFilter'>, step: FilterStep): string {
  return shade(filter, step, { x: 0, y: 0 });
}

/** A shadow of one colour: what drop shadow and glow have in common. */
function shade(filter: FilterOf<'DropShadowFilter' | 'GlowFilter'>, step: FilterStep, offset: Point): string {
  const { input, name } = step;
  const { inner: isInner, knockout: isKnockout, hideObject: isHidden, color, alpha } = filter;
  const source = isInner ? `${name}i` : input;
  const inverted = isInner ? invertAlpha(input, source) : '';
  const shadow =
    inverted +
    gaussian(filter, step, source, `${name}b`) +
    element('feOffset', { in: `${name}b`, dx: offset.x, dy: offset.y, result: `${name}o` }) +
    strengthen(filter, `${name}o`, `${name}s`) +
    tint(color, alpha, `${name}s`, `${name}c`);
  return shadow + merge(`${name}c`, input, name, isInner, isKnockout, isHidden);
}

/** Light on one side and shade on the other: two shadows, shifted apart, each without what they share. */
export function bevel(filter: FilterOf<'BevelFilter'>, step: FilterStep): string {
  const { input, name } = step;
  const offset = offsetOf(filter, step);
  const moved = (x: number, y: number, result: string): string =>
    element('feOffset', { in: `${name}b`, dx: x, dy: y, result });
  const without = (one: string, other: string, result: string): string => addUp(one, other, -1, result);
  const side = (from: string, color: string, alpha: number, result: string): string =>
    strengthen(filter, from, `${result}s`) + tint(color, alpha, `${result}s`, result);
  const content =
    element('feColorMatrix', { in: input, type: 'matrix', values: ALPHA_TO_GREY, result: `${name}a` }) +
    gaussian(filter, step, `${name}a`, `${name}b`) +
    moved(offset.x, offset.y, `${name}p`) +
    moved(-offset.x, -offset.y, `${name}m`) +
    without(`${name}m`, `${name}p`, `${name}h`) +
    without(`${name}p`, `${name}m`, `${name}d`) +
    side(`${name}h`, filter.highlightColor, filter.highlightAlpha, `${name}H`) +
    side(`${name}d`, filter.shadowColor, filter.shadowAlpha, `${name}D`) +
    element('feMerge', { result: `${name}e` }, mergeNode(`${name}H`), mergeNode(`${name}D`));
  const { type, knockout: isKnockout } = filter;
  if (type === 'full') {
    if (isKnockout) return content + renamed(`${name}e`, name);
    return content + element('feMerge', { result: name }, mergeNode(input), mergeNode(`${name}e`));
  }
  return content + merge(`${name}e`, input, name, type === 'inner', isKnockout, false);
}
