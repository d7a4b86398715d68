import { MAX_BLUR, MAX_BLUR_PASSES, MAX_DISTANCE, MAX_STRENGTH } from '../../../geometry/claims';
import { attributes, color, flag, number, word } from './XflAttribute';
import type { AttributeTable } from './recordOf';

/**
 * The filters of the format. A new filter is a row here. The compiler then asks each way out for its drawing, or for
 * the word that it has none; `test/architecture/newFilter.test.ts` names those that lack it.
 *
 * Ranges and properties: Adobe's reference; defaults: verified against compiled movies (document format, 5.5). Ranges
 * that are read: the table of limits.
 */

/** What all filters have. */
const ALL = { isEnabled: flag(true) };

/** Sizes in pixels, and the number of passes: 1 to 3 for scripts, as words. */
const BLUR = { blurX: number(5, 0, 255, [0, MAX_BLUR]), blurY: number(5, 0, 255, [0, MAX_BLUR]) };
const QUALITY = { quality: number(1, 1, 3, [1, MAX_BLUR_PASSES]) };
/** 1 is 100 per cent. */
const STRENGTH = { strength: number(1, 0, 255, [0, MAX_STRENGTH]) };
/** Degrees and pixels. */
const ANGLED = {
  angle: number(45, -360, 360),
  distance: number(5, -255, 255, [-MAX_DISTANCE, MAX_DISTANCE]),
};
const SIDES = word(['inner', 'outer', 'full']);

const GRADIENT = {
  ...ALL,
  ...BLUR,
  ...STRENGTH,
  ...QUALITY,
  ...ANGLED,
  knockout: flag(),
  type: SIDES,
};

const SHADE = { inner: flag(), knockout: flag(), hideObject: flag() };

interface FilterRow {
  /** Its name in messages. */
  readonly word: string;
  readonly table: AttributeTable;
  /** True for a filter with `GradientEntry` nodes. */
  readonly hasStops?: true;
  /** Attributes that scripts do not see. */
  readonly hiddenFromScripts?: readonly string[];
}

export const FILTER_SCHEMA = {
  DropShadowFilter: {
    word: 'drop shadow',
    table: attributes({
      ...ALL,
      ...BLUR,
      ...STRENGTH,
      ...QUALITY,
      ...ANGLED,
      color: color(),
      alpha: number(1),
      ...SHADE,
    }),
  },
  BlurFilter: { word: 'blur', table: attributes({ ...ALL, ...BLUR, ...QUALITY }) },
  GlowFilter: {
    word: 'glow',
    table: attributes({
      ...ALL,
      ...BLUR,
      ...STRENGTH,
      ...QUALITY,
      color: color('#FF0000'),
      alpha: number(1),
      ...SHADE,
    }),
    // The reference gives it to drop shadows only; documents and movies have it of both.
    hiddenFromScripts: ['hideObject'],
  },
  BevelFilter: {
    word: 'bevel',
    table: attributes({
      ...GRADIENT,
      highlightColor: color('#FFFFFF'),
      highlightAlpha: number(1),
      shadowColor: color(),
      shadowAlpha: number(1),
    }),
  },
  GradientGlowFilter: { word: 'gradient glow', table: attributes(GRADIENT), hasStops: true },
  GradientBevelFilter: { word: 'gradient bevel', table: attributes(GRADIENT), hasStops: true },
  AdjustColorFilter: {
    word: 'colour adjustment',
    table: attributes({
      ...ALL,
      brightness: number(0, -100, 100),
      contrast: number(0, -100, 100),
      saturation: number(0, -100, 100),
      hue: number(0, -180, 180),
    }),
  },
} as const satisfies Readonly<Record<string, FilterRow>>;

export type FilterTag = keyof typeof FILTER_SCHEMA;

/** The tags of all filters, in the order of the table. */
export const FILTER_TAGS = Object.keys(FILTER_SCHEMA) as FilterTag[];

/** A row, with what every row may say. */
export function filterRow(tag: FilterTag): FilterRow {
  return FILTER_SCHEMA[tag];
}

export function isFilterTag(name: string): name is FilterTag {
  return Object.hasOwn(FILTER_SCHEMA, name);
}

/** The name of a filter for scripts: `glowFilter`. */
export function hostFilterName(tag: FilterTag): string {
  return tag.charAt(0).toLowerCase() + tag.slice(1);
}
