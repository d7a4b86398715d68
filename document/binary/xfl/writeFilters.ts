import type { Effect, Filter } from '../timeline/instances/readFilters';
import { hexColor, writeEntries } from './writeColor';
import { unless } from './writeTransform';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';

const NAMES: Readonly<Record<Filter['kind'], string>> = {
  'drop shadow': 'DropShadowFilter',
  blur: 'BlurFilter',
  glow: 'GlowFilter',
  bevel: 'BevelFilter',
  'gradient glow': 'GradientGlowFilter',
  'gradient bevel': 'GradientBevelFilter',
  'adjust color': 'AdjustColorFilter',
};

/** `<filters>`; nothing if there are none. */
export function writeFilters(xml: XmlWriter, filters: readonly Filter[]): void {
  if (filters.length === 0) return;
  xml.element('filters', {}, () => {
    for (const filter of filters) writeFilter(xml, filter);
  });
}

function writeFilter(xml: XmlWriter, filter: Filter): void {
  const isEnabled = filter.isEnabled ? undefined : false;
  if (filter.kind === 'adjust color') {
    xml.element(NAMES[filter.kind], {
      brightness: unless(filter.brightness, 0),
      contrast: unless(filter.contrast, 0),
      saturation: unless(filter.saturation, 0),
      hue: unless(filter.hue, 0),
      isEnabled,
    });
    return;
  }
  const attributes = { ...effectAttributes(filter), isEnabled };
  const hasEntries = filter.entries.length > 0;
  xml.element(
    NAMES[filter.kind],
    attributes,
    hasEntries ? () => writeEntries(xml, entriesOf(filter)) : undefined,
  );
}

function entriesOf({ entries }: Effect): Effect['entries'] {
  return entries.map(({ ratio, color }) => ({ ratio: ratio / 255, color }));
}

const HAS_ANGLE: ReadonlySet<Effect['kind']> = new Set([
  'drop shadow',
  'bevel',
  'gradient glow',
  'gradient bevel',
]);
const HAS_TYPE: ReadonlySet<Effect['kind']> = new Set(['bevel', 'gradient glow', 'gradient bevel']);

function effectAttributes(effect: Effect): WrittenAttributes {
  const { kind } = effect;
  const isBlur = kind === 'blur';
  return {
    angle: HAS_ANGLE.has(kind) ? unless(degrees(effect.angle), 45) : undefined,
    blurX: unless(effect.blurX, 5),
    blurY: unless(effect.blurY, 5),
    ...colors(effect),
    distance: HAS_ANGLE.has(kind) ? unless(effect.distance, 5) : undefined,
    hideObject: effect.hidesObject || undefined,
    inner: (!HAS_TYPE.has(kind) && effect.isInner) || undefined,
    knockout: effect.isKnockout || undefined,
    quality: unless(effect.quality, 1),
    strength: isBlur ? undefined : unless(effect.strength / 100, 1),
    type: HAS_TYPE.has(kind) ? typeWord(effect) : undefined,
  };
}

function typeWord({ isFull, isInner }: Effect): string | undefined {
  if (isFull) return 'full';
  return isInner ? undefined : 'outer';
}

function colors({ kind, color, highlight }: Effect): WrittenAttributes {
  const alpha = unless(color.alpha / 255, 1);
  if (kind === 'bevel') {
    return {
      highlightColor: highlight === null ? undefined : unless(hexColor(highlight), '#FFFFFF'),
      highlightAlpha: highlight === null ? undefined : unless(highlight.alpha / 255, 1),
      shadowColor: unless(hexColor(color), '#000000'),
      shadowAlpha: alpha,
    };
  }
  if (kind === 'drop shadow') return { color: unless(hexColor(color), '#000000'), alpha };
  if (kind === 'glow') return { color: unless(hexColor(color), '#FF0000'), alpha };
  return {};
}

/** Rounded, because 45 degrees in 32 bits are read as 45.0000012… */
const NEAR = 1e-5;

function degrees(radians: number): number {
  const angle = (radians * 180) / Math.PI;
  return Math.abs(angle - 45) < NEAR ? 45 : angle;
}
