import { isEmpty, type Box } from '../../../geometry/Box';
import type { ColorTransform } from '../../../document/xfl/ColorTransform';
import { byFilter, type ByFilter, type FilterOf } from '../../../document/xfl/effects/DocumentFilter';
import { hostFilterName } from '../../../document/xfl/schema/filterSchema';
import type { FilmElement } from '../../../film/records/FilmElement';
import { call } from '../code/call';
import type { Values } from '../display/Values';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';
import { colorCode } from '../paint/paintCode';

/** A filter of an object, or its shadow, as an expression. */
export interface FilterCode {
  readonly name: string;
  readonly code: string;
  /** True for a shadow or glow: it is not a filter for the player. */
  readonly isShadow: boolean;
  /** What of it may change over time; undefined if nothing may. */
  readonly values: Values | undefined;
  /** What replaces it where it is missing; undefined if nothing can. */
  readonly absent?: { readonly code: string; readonly values: Values };
}

/** What each kind of filter is for the player; undefined if it has none like it. */
export const FILTER_CODE: ByFilter<[], FilterCode | undefined> = {
  DropShadowFilter: (filter) => {
    const angle = (filter.angle * Math.PI) / 180;
    return shadowCode(filter, Math.cos(angle) * filter.distance, Math.sin(angle) * filter.distance);
  },
  GlowFilter: (filter) => shadowCode(filter, 0, 0),
  BlurFilter: blurCode,
  AdjustColorFilter: ({ brightness, contrast, saturation, hue }) => {
    const parts = [brightness, contrast, saturation, hue].map((value) => fixed(value, 3));
    const code = call('new cjs.ColorMatrixFilter', [call('new cjs.ColorMatrix', parts)]);
    return { name: code, code, isShadow: false, values: undefined };
  },
  BevelFilter: () => undefined,
  GradientGlowFilter: () => undefined,
  GradientBevelFilter: () => undefined,
};

/** The filters of an element that the player has: at most one shadow. */
export function filtersOf(element: FilmElement): FilterCode[] {
  const filters = element.filters.filters.flatMap((filter) => byFilter(FILTER_CODE, filter) ?? []);
  const shadow = filters.find(({ isShadow }) => isShadow);
  return filters.filter((filter) => !filter.isShadow || filter === shadow);
}

/** Notes what of the filters of an element the player lacks. */
export function noteFilters(element: FilmElement, film: FilmContext): void {
  let shadows = 0;
  for (const filter of element.filters.filters) {
    if (!byFilter(FILTER_CODE, filter))
      film.lose(`The filter "${hostFilterName(filter.tag)}" is left out: the player has none like it.`);
    else if ('hideObject' in filter) {
      shadows++;
      noteShadow(filter, film);
    }
  }
  if (shadows > 1) film.lose('Of several shadows and glows only the first one is kept.');
}

type ShadowFilter = FilterOf<'DropShadowFilter' | 'GlowFilter'>;

function noteShadow(filter: ShadowFilter, film: FilmContext): void {
  const lost = (['inner', 'knockout', 'hideObject'] as const).filter((flag) => filter[flag]);
  if (lost.length > 0)
    film.lose(`A shadow or glow loses "${lost.join('", "')}": the player has none like it.`);
  if (filter.strength !== 1) film.lose('The strength of a shadow or glow is left out.');
}

/** A drop shadow is beside its object, a glow around it. */
function shadowCode(filter: ShadowFilter, x: number, y: number): FilterCode {
  const { tag, blurX, blurY, alpha, color: rgb } = filter;
  const color = colorCode({ rgb, alpha });
  const [offsetX, offsetY, blur] = [x, y, Math.max(blurX, blurY)].map((value) => fixed(value, 3));
  const code = call('new cjs.Shadow', [color, offsetX, offsetY, blur]);
  return { name: `${tag} ${color}`, code, isShadow: true, values: { offsetX, offsetY, blur } };
}

function blurCode({ tag, blurX, blurY, quality }: FilterOf<'BlurFilter'>): FilterCode {
  const values = { blurX: fixed(blurX, 3), blurY: fixed(blurY, 3) };
  const made = (x: number, y: number): string => call('new cjs.BlurFilter', [x, y, quality]);
  return {
    name: `${tag} ${quality}`,
    code: made(values.blurX, values.blurY),
    isShadow: false,
    values,
    absent: { code: made(0, 0), values: { blurX: 0, blurY: 0 } },
  };
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
