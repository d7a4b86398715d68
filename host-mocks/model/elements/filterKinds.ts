/**
 * How a property is stored. A number counts `scale` for one in the document and lies between `low` and `high` in the
 * host; the default is the host's.
 */
export type FilterProperty =
  | { kind: 'number'; low: number; high: number; scale: number; initial: number }
  | { kind: 'flag' }
  | { kind: 'color'; initial: string; alpha: string }
  | { kind: 'quality' }
  | { kind: 'type' };

const number = (low: number, high: number, initial: number, scale = 1): FilterProperty => {
  return { kind: 'number', low, high, initial, scale };
};
const color = (initial: string, alpha: string): FilterProperty => ({ kind: 'color', initial, alpha });

const BLUR = { blurX: number(0, 255, 5), blurY: number(0, 255, 5) };
const FLAG: FilterProperty = { kind: 'flag' };
const QUALITY: FilterProperty = { kind: 'quality' };
const STRENGTH = number(0, 25500, 100, 100);
const ANGLED = { angle: number(-360, 360, 45), distance: number(-255, 255, 5) };
const GRADIENT = {
  ...BLUR,
  strength: STRENGTH,
  quality: QUALITY,
  ...ANGLED,
  knockout: FLAG,
  type: { kind: 'type' } as FilterProperty,
};

export interface FilterKind {
  name: string;
  properties: Record<string, FilterProperty>;
  hasGradient?: boolean;
}

/** Ranges and properties: Adobe's reference; defaults: verified against compiled movies (document format, 5.5). */
export const FILTER_KINDS: Record<string, FilterKind> = {
  DropShadowFilter: {
    name: 'dropShadowFilter',
    properties: {
      ...BLUR,
      strength: STRENGTH,
      quality: QUALITY,
      ...ANGLED,
      color: color('#000000', 'alpha'),
      inner: FLAG,
      knockout: FLAG,
      hideObject: FLAG,
    },
  },
  BlurFilter: { name: 'blurFilter', properties: { ...BLUR, quality: QUALITY } },
  GlowFilter: {
    name: 'glowFilter',
    properties: {
      ...BLUR,
      strength: STRENGTH,
      quality: QUALITY,
      color: color('#FF0000', 'alpha'),
      inner: FLAG,
      knockout: FLAG,
    },
  },
  BevelFilter: {
    name: 'bevelFilter',
    properties: {
      ...GRADIENT,
      highlightColor: color('#FFFFFF', 'highlightAlpha'),
      shadowColor: color('#000000', 'shadowAlpha'),
    },
  },
  GradientGlowFilter: { name: 'gradientGlowFilter', properties: GRADIENT, hasGradient: true },
  GradientBevelFilter: { name: 'gradientBevelFilter', properties: GRADIENT, hasGradient: true },
  AdjustColorFilter: {
    name: 'adjustColorFilter',
    properties: {
      brightness: number(-100, 100, 0),
      contrast: number(-100, 100, 0),
      saturation: number(-100, 100, 0),
      hue: number(-180, 180, 0),
    },
  },
};

export const QUALITIES = ['low', 'medium', 'high'] as const;
export const BEVEL_TYPES = ['inner', 'outer', 'full'] as const;
