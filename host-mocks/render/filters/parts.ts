import { MAX_BLUR, MAX_BLUR_PASSES, MAX_DISTANCE, MAX_STRENGTH } from '../../claims';
import { apply, type Point } from '../../geometry/matrix';
import { readNumber } from '../../model/xfl/attributes';
import type { XmlNode } from '../../xml/XmlNode';
import { element, number } from '../svg';
import type { FilterStep } from './FilterStep';

/** In pixels. Source: the defaults of the host's dialogue, which documents leave out. */
const BLUR = 5;

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

export function renamed(input: string, result: string): string {
  return element('feOffset', { in: input, dx: 0, dy: 0, result });
}

const INVERTED_ALPHA = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1';

export function invertAlpha(input: string, result: string): string {
  return element('feColorMatrix', { in: input, type: 'matrix', values: INVERTED_ALPHA, result });
}

/** Multiplies the opacity by the filter's strength (1 = 100 per cent). */
export function strengthen(filter: XmlNode, input: string, result: string): string {
  const strength = clamp(readNumber(filter, 'strength', 1), 0, MAX_STRENGTH);
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

export function gaussian(filter: XmlNode, step: FilterStep, input: string, result: string): string {
  const [x, y] = (['blurX', 'blurY'] as const).map((name) => blurDeviation(filter, name) / step.scale);
  return element('feGaussianBlur', { in: input, stdDeviation: `${number(x)} ${number(y)}`, result });
}

/**
 * The deviation of a blur along an axis, in pixels. The host blurs by averaging over a box, `quality` times; a normal
 * distribution of the same variance does that.
 */
export function blurDeviation(filter: XmlNode, name: 'blurX' | 'blurY'): number {
  const size = readBlur(filter, name);
  const passes = clamp(readNumber(filter, 'quality', 1), 1, MAX_BLUR_PASSES);
  return Math.sqrt((Math.max(0, size * size - 1) * passes) / 12);
}

/** How far a shadow is moved: by whole pixels of the stage. */
export function offsetOf(filter: XmlNode, step: FilterStep): Point {
  const angle = (readNumber(filter, 'angle', 45) * Math.PI) / 180;
  const distance = readDistance(filter);
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

/** The size of a blur in pixels, within the bounds. */
export function readBlur(filter: XmlNode, name: 'blurX' | 'blurY'): number {
  return clamp(readNumber(filter, name, BLUR), 0, MAX_BLUR);
}

/** The distance of a shadow in pixels, within the bounds. */
export function readDistance(filter: XmlNode): number {
  return clamp(readNumber(filter, 'distance', 5), -MAX_DISTANCE, MAX_DISTANCE);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
