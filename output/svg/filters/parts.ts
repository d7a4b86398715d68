import { apply, type Point } from '../../../geometry/matrix';
import { element, number } from '../svg';
import type { FilterStep } from './FilterStep';

/** A filter that averages over a box. */
interface Blurring {
  readonly blurX: number;
  readonly blurY: number;
  readonly quality: number;
}

/** Rows of an `feColorMatrix` that leaves black with the opacity as it is. */
export const ALPHA_TO_GREY = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0';

/** The effect together with what it is an effect of: behind it, or inside it. */
export function merge(
  effect: string,
  input: string,
  name: string,
  isInner: boolean,
  isKnockout: boolean,
  isHidden: boolean,
): string {
  if (isInner) {
    const operator = isKnockout || isHidden ? 'in' : 'atop';
    return element('feComposite', { operator, in: effect, in2: input, result: name });
  }
  if (isKnockout) return element('feComposite', { operator: 'out', in: effect, in2: input, result: name });
  if (isHidden) return renamed(effect, name);
  return element('feMerge', { result: name }, mergeNode(effect), mergeNode(input));
}

export function mergeNode(input: string): string {
  return element('feMergeNode', { in: input });
}

/**
 * One picture and `factor` times another, added up. Each goes through an `feMerge` first, which makes it as large as the
 * filter's region: resvg ends the process where the sizes differ, as they do where the region reaches far out of view,
 * or ends between pixels (https://github.com/linebender/resvg/issues/934).
 */
export function addUp(one: string, other: string, factor: number, result: string): string {
  const [whole, otherWhole] = [`${result}1`, `${result}2`];
  return (
    element('feMerge', { result: whole }, mergeNode(one)) +
    element('feMerge', { result: otherWhole }, mergeNode(other)) +
    element('feComposite', { operator: 'arithmetic', in: whole, in2: otherWhole, k2: 1, k3: factor, result })
  );
}

export function renamed(input: string, result: string): string {
  return element('feOffset', { in: input, dx: 0, dy: 0, result });
}

const INVERTED_ALPHA = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1';

export function invertAlpha(input: string, result: string): string {
  return element('feColorMatrix', { in: input, type: 'matrix', values: INVERTED_ALPHA, result });
}

/** Multiplies the opacity by the filter's strength (1 = 100 per cent). */
export function strengthen({ strength }: { strength: number }, input: string, result: string): string {
  const values = `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${number(strength)} 0`;
  return element('feColorMatrix', { in: input, type: 'matrix', values, result });
}

/** A colour wherever the input is opaque. */
export function tint(color: string, alpha: number, input: string, result: string): string {
  const flood = element('feFlood', {
    'flood-color': color,
    'flood-opacity': alpha,
    result: `${result}f`,
  });
  return flood + element('feComposite', { operator: 'in', in: `${result}f`, in2: input, result });
}

export function gaussian(filter: Blurring, step: FilterStep, input: string, result: string): string {
  const [x, y] = (['blurX', 'blurY'] as const).map((name) => blurDeviation(filter, name) / step.scale);
  return element('feGaussianBlur', { in: input, stdDeviation: `${number(x)} ${number(y)}`, result });
}

/**
 * The deviation of a blur along an axis, in pixels. The host blurs by averaging over a box, `quality` times; a normal
 * distribution of the same variance does that.
 */
export function blurDeviation(filter: Blurring, name: 'blurX' | 'blurY'): number {
  const size = filter[name];
  return Math.sqrt((Math.max(0, size * size - 1) * filter.quality) / 12);
}

/** How far a shadow is moved: by whole pixels of the stage. */
export function offsetOf(filter: { angle: number; distance: number }, step: FilterStep): Point {
  const { distance } = filter;
  const angle = (filter.angle * Math.PI) / 180;
  return apply(step.toLocal, {
    x: wholePixels(Math.cos(angle) * distance),
    y: wholePixels(Math.sin(angle) * distance),
  });
}

/** Viewers cut lengths to whole pixels: none may end up just below one. */
const BEYOND = 0.01;

function wholePixels(length: number): number {
  const whole = Math.round(length);
  return whole + Math.sign(whole) * BEYOND;
}
