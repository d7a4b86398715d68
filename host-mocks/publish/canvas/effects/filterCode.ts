import { isEmpty, type Box } from '../../../geometry/Box';
import { QUALITIES } from '../../../model/elements/filterKinds';
import { readFilters, type FilterValue } from '../../../model/elements/filters';
import { parseColor } from '../../../model/xfl/colors';
import type { ColorTransform } from '../../../model/xfl/ColorTransform';
import type { XmlNode } from '../../../xml/XmlNode';
import { call } from '../code/call';
import type { Values } from '../display/Values';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';
import { colorCode } from '../shapes/paintCode';

/** A filter of an object, or its shadow, as an expression. */
export interface FilterCode {
  readonly name: string;
  readonly code: string;
  /** True for a shadow or glow: it is not a filter for the player. */
  readonly isShadow: boolean;
  /** What of it may change over time; undefined where nothing may. */
  readonly values: Values | undefined;
  /** What stands for it where it is missing; undefined where nothing can. */
  readonly absent?: { readonly code: string; readonly values: Values };
}

/** The filters of an element that the player has: at most one shadow. */
export function filtersOf(node: XmlNode): FilterCode[] {
  const known = readFilters(node).flatMap((filter) => (filter.enabled ? (codeOf(filter) ?? []) : []));
  const shadow = known.find(({ isShadow }) => isShadow);
  return known.filter((filter) => !filter.isShadow || filter === shadow);
}

/** Notes what of the filters of an element the player lacks. */
export function noteFilters(node: XmlNode, film: FilmContext): void {
  const filters = readFilters(node).filter(({ enabled }) => enabled);
  for (const filter of filters) {
    if (!codeOf(filter)) film.lose(`The filter "${filter.name}" is left out: the player has none like it.`);
    else if (SHADOWS.has(filter.name)) noteShadow(filter, film);
  }
  if (filters.filter(({ name }) => SHADOWS.has(name)).length > 1)
    film.lose('Of several shadows and glows only the first one is kept.');
}

const SHADOWS = new Set(['dropShadowFilter', 'glowFilter']);

function noteShadow(filter: FilterValue, film: FilmContext): void {
  const lost = ['inner', 'knockout', 'hideObject'].filter((flag) => filter[flag] === true);
  if (lost.length > 0)
    film.lose(`A shadow or glow loses "${lost.join('", "')}": the player has none like it.`);
  if (filter.strength !== 100) film.lose('The strength of a shadow or glow is left out.');
}

function codeOf(filter: FilterValue): FilterCode | undefined {
  const { name } = filter;
  const number = (key: string): number => fixed(Number(filter[key] ?? 0), 3);
  if (SHADOWS.has(name)) {
    const { color, values } = shadowOf(filter);
    const code = call('new cjs.Shadow', [color, values.offsetX, values.offsetY, values.blur]);
    return { name: `${name} ${color}`, code, isShadow: true, values };
  }
  if (name === 'blurFilter') {
    const quality = QUALITIES.findIndex((word) => word === filter.quality) + 1;
    const values = { blurX: number('blurX'), blurY: number('blurY') };
    const made = (x: number, y: number): string => call('new cjs.BlurFilter', [x, y, quality]);
    const absent = { code: made(0, 0), values: { blurX: 0, blurY: 0 } };
    return {
      name: `${name} ${quality}`,
      code: made(values.blurX, values.blurY),
      isShadow: false,
      values,
      absent,
    };
  }
  if (name !== 'adjustColorFilter') return undefined;
  const parts = ['brightness', 'contrast', 'saturation', 'hue'].map(number);
  const code = call('new cjs.ColorMatrixFilter', [call('new cjs.ColorMatrix', parts)]);
  return { name: code, code, isShadow: false, values: undefined };
}

/** A drop shadow stands apart from its object, a glow around it. */
function shadowOf(filter: FilterValue): {
  color: string;
  values: { offsetX: number; offsetY: number; blur: number };
} {
  const number = (name: string): number => Number(filter[name] ?? 0);
  const angle = (number('angle') * Math.PI) / 180;
  const distance = filter.name === 'dropShadowFilter' ? number('distance') : 0;
  const [offsetX, offsetY] = [Math.cos(angle) * distance, Math.sin(angle) * distance].map((value) =>
    fixed(value, 3),
  );
  const blur = fixed(Math.max(number('blurX'), number('blurY')), 3);
  return { color: colorCode(parseColor('filter', filter.color)), values: { offsetX, offsetY, blur } };
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
