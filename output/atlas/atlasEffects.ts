import type { DocumentFilter } from '../../document/xfl/effects/DocumentFilter';
import { filterRow, hostFilterName } from '../../document/xfl/schema/filterSchema';
import type { FilmElement } from '../../film/records/FilmElement';
import type { ColorTransform } from '../../document/xfl/ColorTransform';
import { factor } from './matrices';

type Color = Record<string, string | number>;

/** The colour effect of an instance; undefined for none. */
export function colorOf(instance: FilmElement): Color | undefined {
  const effect = instance.colorEffect;
  switch (effect.mode) {
    case 'none':
      return undefined;
    case 'brightness':
      return { mode: 'Brightness', brightness: factor(effect.brightness) };
    case 'tint':
      return { mode: 'Tint', tintColor: effect.color, tintMultiplier: factor(effect.strength) };
    case 'alpha':
      return { mode: 'Alpha', alphaMultiplier: factor(effect.channels.alpha.multiplier) };
    case 'advanced':
      return advancedColor(instance.color);
  }
}

/** The keys are spelt as in Animate's files. */
export function advancedColor({ factors, offsets }: ColorTransform): Color {
  return {
    mode: 'Advanced',
    RedMultiplier: factor(factors[0]),
    greenMultiplier: factor(factors[1]),
    blueMultiplier: factor(factors[2]),
    alphaMultiplier: factor(factors[3]),
    redOffset: Math.round(offsets[0]),
    greenOffset: Math.round(offsets[1]),
    blueOffset: Math.round(offsets[2]),
    AlphaOffset: Math.round(offsets[3]),
  };
}

/**
 * The filters of an instance, by their kinds; undefined for none. Source of the names: flixel-animate, which reads
 * Animate's files. Two of a kind need a list, which it reads too.
 */
export function filtersOf(instance: FilmElement): unknown {
  const { filters } = instance.filters;
  if (filters.length === 0) return undefined;
  const isUnique = new Set(filters.map(({ tag }) => tag)).size === filters.length;
  if (isUnique) return Object.fromEntries(filters.map((filter) => [filter.tag, valuesOf(filter)]));
  return filters.map((filter) => ({ name: hostFilterName(filter.tag), ...valuesOf(filter) }));
}

/** Every attribute, the defaults too, but for those that scripts do not see. */
function valuesOf(filter: DocumentFilter): Record<string, unknown> {
  const { table, hiddenFromScripts = [], hasStops } = filterRow(filter.tag);
  const values: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(table)) {
    if (name === 'isEnabled' || hiddenFromScripts.includes(name)) continue;
    const value = (filter as unknown as Record<string, unknown>)[name];
    if (/alpha$/i.test(name)) values[name] = factor(Number(value));
    else values[name] = attribute.rule.kind === 'color' ? String(value).toUpperCase() : value;
  }
  if (hasStops)
    values.GradientEntries = filter.stops.map(({ ratio, rgb, alpha }) => ({
      ratio,
      color: rgb.toUpperCase(),
      alpha: factor(alpha),
    }));
  return values;
}

/** Blend modes by the numbers of OpenFL's BlendMode, which flixel-animate reads. */
const BLENDS = ['add', 'alpha', 'darken', 'difference', 'erase', 'hardlight', 'invert', 'layer', 'lighten', 'multiply', 'normal', 'overlay', 'screen', 'shader', 'subtract']; // prettier-ignore

/** The blend mode of an instance; undefined for `normal`. */
export function blendOf({ blendMode: mode }: FilmElement): number | undefined {
  const number = BLENDS.indexOf(mode);
  return mode === 'normal' || number < 0 ? undefined : number;
}
