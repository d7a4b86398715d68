import { colorTransformOf, brightnessOf, colorModeOf, tintOf } from '../../model/xfl/colorEffect';
import { readFilters, type FilterValue } from '../../model/elements/filters';
import { readText } from '../../model/xfl/attributes';
import type { XmlNode } from '../../xml/XmlNode';
import type { ColorTransform } from '../../model/xfl/ColorTransform';
import { factor } from './matrices';

type Color = Record<string, string | number>;

/** The colour effect of an instance; undefined for none. */
export function colorOf(node: XmlNode): Color | undefined {
  switch (colorModeOf(node)) {
    case 'none':
      return undefined;
    case 'brightness':
      return { mode: 'Brightness', brightness: factor(brightnessOf(node)) };
    case 'tint': {
      const { color, strength } = tintOf(node);
      return { mode: 'Tint', tintColor: color, tintMultiplier: factor(strength) };
    }
    case 'alpha':
      return { mode: 'Alpha', alphaMultiplier: factor(colorTransformOf(node).alpha.multiplier) };
    case 'advanced': {
      const { red, green, blue, alpha } = colorTransformOf(node);
      const channels = [red, green, blue, alpha];
      return advancedColor({
        factors: channels.map(({ multiplier }) => multiplier) as unknown as ColorTransform['factors'],
        offsets: channels.map(({ offset }) => offset) as unknown as ColorTransform['offsets'],
      });
    }
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

/** Kinds of filters: the name in a script, and the name here. */
const FILTERS: Record<string, string> = {
  blurFilter: 'BlurFilter',
  dropShadowFilter: 'DropShadowFilter',
  glowFilter: 'GlowFilter',
  bevelFilter: 'BevelFilter',
  adjustColorFilter: 'AdjustColorFilter',
  gradientGlowFilter: 'GradientGlowFilter',
  gradientBevelFilter: 'GradientBevelFilter',
};

const QUALITIES = ['low', 'medium', 'high'];

/**
 * The filters of an instance, by their kinds; undefined for none. Source of the names: flixel-animate, which reads
 * Animate's files. Two of a kind need a list, which it reads too.
 */
export function filtersOf(node: XmlNode): unknown {
  if (!node.child('filters')) return undefined;
  const filters = readFilters(node).filter(({ enabled }) => enabled);
  if (filters.length === 0) return undefined;
  const entries = filters.map((filter) => [FILTERS[filter.name] ?? filter.name, valuesOf(filter)] as const);
  const isUnique = new Set(entries.map(([name]) => name)).size === entries.length;
  if (isUnique) return Object.fromEntries(entries);
  return filters.map((filter) => ({ name: filter.name, ...valuesOf(filter) }));
}

function valuesOf(filter: FilterValue): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'name' || name === 'enabled') continue;
    if (name === 'quality') values.quality = QUALITIES.indexOf(String(value)) + 1;
    else if (name === 'strength') values.strength = Number(value) / 100;
    else if ((name === 'color' || name.endsWith('Color')) && typeof value === 'string') {
      values[name] = value.slice(0, 7);
      values[name === 'color' ? 'alpha' : name.replace('Color', 'Alpha')] = opacityOf(value);
    } else if (name === 'colorArray') values.GradientEntries = gradientOf(filter);
    else if (name !== 'posArray') values[name] = value;
  }
  return values;
}

function gradientOf({ colorArray, posArray }: FilterValue): unknown {
  const colors = colorArray as string[];
  return colors.map((color, index) => ({
    ratio: (posArray as number[])[index] / 255,
    color: color.slice(0, 7),
    alpha: opacityOf(color),
  }));
}

/** `#RRGGBBAA`, opaque without the last part. */
function opacityOf(color: string): number {
  return color.length < 9 ? 1 : factor(parseInt(color.slice(7, 9), 16) / 255);
}

/** Blend modes by the numbers of OpenFL's BlendMode, which flixel-animate reads. */
const BLENDS = ['add', 'alpha', 'darken', 'difference', 'erase', 'hardlight', 'invert', 'layer', 'lighten', 'multiply', 'normal', 'overlay', 'screen', 'shader', 'subtract']; // prettier-ignore

/** The blend mode of an instance; undefined for `normal`. */
export function blendOf(node: XmlNode): number | undefined {
  const mode = readText(node, 'blendMode', 'normal');
  const number = BLENDS.indexOf(mode);
  return mode === 'normal' || number < 0 ? undefined : number;
}
