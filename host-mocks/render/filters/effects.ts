import { apply, type Point } from '../../geometry/matrix';
import { readFlag, readNumber, readText } from '../../model/xfl/attributes';
import type { XmlNode } from '../../xml/XmlNode';
import { element, number } from '../svg';
import type { FilterStep } from './FilterStep';

/** Where the host's defaults come from: document-format.md, 5.5. */
const BLUR = 5;

/** The host's own bounds: sizes in pixels, and passes. */
const LARGEST_BLUR = 255;
const LARGEST_DISTANCE = 32_767;
const BEST_QUALITY = 15;

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
    tint(readText(filter, 'color', fallbackColor), readNumber(filter, 'alpha', 1), `${name}s`, `${name}c`);
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
      readText(filter, 'highlightColor', '#FFFFFF'),
      readNumber(filter, 'highlightAlpha', 1),
      `${name}H`,
    ) +
    side(
      `${name}d`,
      readText(filter, 'shadowColor', '#000000'),
      readNumber(filter, 'shadowAlpha', 1),
      `${name}D`,
    ) +
    element('feMerge', { result: `${name}e` }, mergeNode(`${name}H`), mergeNode(`${name}D`));
  const type = readText(filter, 'type', 'inner');
  const isKnockout = readFlag(filter, 'knockout');
  if (type === 'full') {
    if (isKnockout) return content + renamed(`${name}e`, name);
    return content + element('feMerge', { result: name }, mergeNode(input), mergeNode(`${name}e`));
  }
  return content + merge(`${name}e`, input, name, type === 'inner', isKnockout, false);
}

/** The effect together with what it is an effect of: behind it, or inside it. */
function merge(
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

function mergeNode(input: string): string {
  return element('feMergeNode', { in: input });
}

function renamed(input: string, result: string): string {
  return element('feOffset', { in: input, dx: 0, dy: 0, result });
}

const ALPHA_TO_GREY = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0';
const INVERTED_ALPHA = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1';

function invertAlpha(input: string, result: string): string {
  return element('feColorMatrix', { in: input, type: 'matrix', values: INVERTED_ALPHA, result });
}

/** Multiplies the opacity by the filter's strength (1 = 100 per cent). */
function strengthen(filter: XmlNode, input: string, result: string): string {
  const strength = readNumber(filter, 'strength', 1);
  const values = `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${number(strength)} 0`;
  return element('feColorMatrix', { in: input, type: 'matrix', values, result });
}

/** A colour wherever the input is opaque. */
function tint(color: string, alpha: number, input: string, result: string): string {
  const flood = element('feFlood', {
    'flood-color': color.slice(0, 7),
    'flood-opacity': alpha,
    result: `${result}f`,
  });
  return flood + element('feComposite', { operator: 'in', in: `${result}f`, in2: input, result });
}

/** The host blurs by averaging over a box, `quality` times; a normal distribution of the same variance does that. */
function gaussian(filter: XmlNode, step: FilterStep, input: string, result: string): string {
  const passes = clamp(readNumber(filter, 'quality', 1), 1, BEST_QUALITY);
  const deviation = (size: number): number =>
    Math.sqrt((Math.max(0, size * size - 1) * passes) / 12) / step.scale;
  const x = deviation(readBlur(filter, 'blurX'));
  const y = deviation(readBlur(filter, 'blurY'));
  return element('feGaussianBlur', { in: input, stdDeviation: `${number(x)} ${number(y)}`, result });
}

function offsetOf(filter: XmlNode, step: FilterStep): Point {
  const angle = (readNumber(filter, 'angle', 45) * Math.PI) / 180;
  const distance = readDistance(filter);
  return apply(step.toLocal, { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance });
}

/** The size of a blur in pixels, within the bounds of the host. */
export function readBlur(filter: XmlNode, name: 'blurX' | 'blurY'): number {
  return clamp(readNumber(filter, name, BLUR), 0, LARGEST_BLUR);
}

/** The distance of a shadow in pixels, within the bounds of the host. */
export function readDistance(filter: XmlNode): number {
  return clamp(readNumber(filter, 'distance', 5), -LARGEST_DISTANCE, LARGEST_DISTANCE);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
