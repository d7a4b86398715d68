import type { Effect, Filter } from '../timeline/instances/readFilters';
import { hexColor, writeEntries } from './writeColor';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';
import { filterRow, type FilterTag } from '../../xfl/schema/filterSchema';
import { withoutDefaults, type AttributeTable } from '../../xfl/schema/recordOf';

const TAGS: Readonly<Record<Filter['kind'], FilterTag>> = {
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
  const tag = TAGS[filter.kind];
  const hasEntries = filter.kind !== 'adjust color' && filter.entries.length > 0;
  xml.element(
    tag,
    attributesOf(tag, filter.kind === 'adjust color' ? filter : effectValues(filter)),
    hasEntries ? () => writeEntries(xml, entriesOf(filter)) : undefined,
  );
}

/** What the table of a filter declares of some values. */
function attributesOf(tag: FilterTag, values: object): WrittenAttributes {
  const { table } = filterRow(tag);
  const declared = Object.entries(values).filter(([name]) => Object.hasOwn(table, name));
  return withoutDefaults<AttributeTable>(table, Object.fromEntries(declared)) as WrittenAttributes;
}

function entriesOf({ entries }: Effect): Effect['entries'] {
  return entries.map(({ ratio, color }) => ({ ratio: ratio / 255, color }));
}

/** In the order in which Flash writes them; a filter has some of them. */
function effectValues(effect: Effect): object {
  const { color, highlight } = effect;
  const [rgb, alpha] = [hexColor(color), color.alpha / 255];
  return {
    angle: degrees(effect.angle),
    blurX: effect.blurX,
    blurY: effect.blurY,
    color: rgb,
    alpha,
    highlightColor: highlight === null ? undefined : hexColor(highlight),
    highlightAlpha: highlight === null ? undefined : highlight.alpha / 255,
    shadowColor: rgb,
    shadowAlpha: alpha,
    distance: effect.distance,
    hideObject: effect.hidesObject,
    inner: effect.isInner,
    knockout: effect.isKnockout,
    quality: effect.quality,
    strength: effect.strength / 100,
    type: effect.isFull ? 'full' : effect.isInner ? 'inner' : 'outer',
    isEnabled: effect.isEnabled,
  };
}

/** Rounded, because 45 degrees in 32 bits are read as 45.0000012… */
const NEAR = 1e-5;

function degrees(radians: number): number {
  const angle = (radians * 180) / Math.PI;
  return Math.abs(angle - 45) < NEAR ? 45 : angle;
}
