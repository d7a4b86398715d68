import { isEmpty, type Box } from '../../../geometry/Box';
import { FILTER_KINDS, QUALITIES } from '../../../model/elements/filterKinds';
import { readFilters, type FilterValue } from '../../../model/elements/filters';
import { parseColor } from '../../../model/xfl/colors';
import type { ColorTransform } from '../../../model/xfl/ColorTransform';
import type { XmlNode } from '../../../xml/XmlNode';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';
import { colorCode } from '../shapes/paintCode';

/** The filters of an object, and its shadow, as expressions. */
export interface FilterCode {
  readonly filters: readonly string[];
  readonly shadow: string | undefined;
}

/** The filters of an element. What the player lacks is noted. */
export function filterCode(node: XmlNode, film: FilmContext): FilterCode {
  const filters: string[] = [];
  let shadow: string | undefined;
  for (const filter of readFilters(node)) {
    if (!filter.enabled) continue;
    const code = shadowCode(filter) ?? plainCode(filter);
    if (code === undefined)
      film.lose(`The filter "${filter.name}" is left out: the player has none like it.`);
    else if (SHADOWS.has(filter.name)) shadow = noteShadow(filter, shadow, code, film);
    else filters.push(code);
  }
  return { filters, shadow };
}

const SHADOWS = new Set(['dropShadowFilter', 'glowFilter']);

function noteShadow(filter: FilterValue, known: string | undefined, code: string, film: FilmContext): string {
  if (known !== undefined) film.lose('Of several shadows and glows only the first one is kept.');
  const lost = ['inner', 'knockout', 'hideObject'].filter((flag) => filter[flag] === true);
  if (lost.length > 0)
    film.lose(`A shadow or glow loses "${lost.join('", "')}": the player has none like it.`);
  if (filter.strength !== 100) film.lose('The strength of a shadow or glow is left out.');
  return known ?? code;
}

/** A drop shadow stands apart from its object, a glow around it. */
function shadowCode(filter: FilterValue): string | undefined {
  if (!SHADOWS.has(filter.name)) return undefined;
  const number = (name: string): number => Number(filter[name] ?? 0);
  const angle = (number('angle') * Math.PI) / 180;
  const distance = filter.name === 'dropShadowFilter' ? number('distance') : 0;
  const color = colorCode(parseColor('filter', filter.color));
  const offset = [Math.cos(angle) * distance, Math.sin(angle) * distance].map((value) => fixed(value, 3));
  return call('new cjs.Shadow', [color, ...offset, fixed(Math.max(number('blurX'), number('blurY')), 3)]);
}

function plainCode(filter: FilterValue): string | undefined {
  const number = (name: string): number => fixed(Number(filter[name] ?? 0), 3);
  if (filter.name === 'blurFilter') {
    const quality = QUALITIES.findIndex((word) => word === filter.quality) + 1;
    return call('new cjs.BlurFilter', [number('blurX'), number('blurY'), quality]);
  }
  if (filter.name !== 'adjustColorFilter') return undefined;
  const parts = ['brightness', 'contrast', 'saturation', 'hue'].map(number);
  return call('new cjs.ColorMatrixFilter', [call('new cjs.ColorMatrix', parts)]);
}

/** A colour effect as its eight numbers: factors, then offsets of 255. */
export function colorNumbers({ factors, offsets }: ColorTransform): number[] {
  return [...factors.map((value) => fixed(value, 8)), ...offsets.map((value) => fixed(value, 4))];
}

/** True for a colour effect that is more than an opacity. */
export function needsColorFilter({ factors, offsets }: ColorTransform): boolean {
  return factors.slice(0, 3).some((factor) => factor !== 1) || offsets.some((offset) => offset !== 0);
}

/** The arguments of `cache`: the box of an object with 2 px around it, in whole pixels. */
export function cacheBox(box: Box): number[] {
  if (isEmpty(box)) return [-2, -2, 4, 4];
  const [left, top] = [Math.floor(fixed(box.left, 1)), Math.floor(fixed(box.top, 1))];
  const side = (length: number): number => Math.ceil(fixed(length, 1)) + 4;
  return [left - 2, top - 2, side(box.right - box.left), side(box.bottom - box.top)];
}

/** Whether an element has filters that are told as nodes. */
export function hasFilters(node: XmlNode): boolean {
  return node.child('filters')?.children.some(({ name }) => Object.hasOwn(FILTER_KINDS, name)) ?? false;
}
