import { byFilter, type ByFilter, type FilterOf } from '../../../document/xfl/effects/DocumentFilter';
import { adjustmentRows } from '../../svg/filters/adjustColor';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { LossReceiver } from '../../published/PublishOutcome';
import { ByteWriter } from '../../../platform/ByteWriter';
import { byteOf, writeRgba } from '../records/color';

/** How each kind of filter is written. Source of layouts and numbers: SWF 19, "Filters". */
export const WRITTEN_FILTERS: ByFilter<[out: ByteWriter, losses: LossReceiver], void> = {
  DropShadowFilter: (filter, out) => {
    writeRgba(out.u8(0), { rgb: filter.color, alpha: filter.alpha });
    writeReach(out, filter);
    writeAngle(out, filter);
    writeStrength(out, filter).flag(!filter.hideObject).bits(filter.quality, 5);
  },
  BlurFilter: (filter, out) => {
    writeReach(out.u8(1), filter);
    out.bits(filter.quality, 5).bits(0, 3);
  },
  GlowFilter: (filter, out) => {
    writeRgba(out.u8(2), { rgb: filter.color, alpha: filter.alpha });
    writeReach(out, filter);
    writeStrength(out, filter).flag(!filter.hideObject).bits(filter.quality, 5);
  },
  BevelFilter: (filter, out) => {
    // The light comes before the shadow, other than the specification says.
    writeRgba(out.u8(3), { rgb: filter.highlightColor, alpha: filter.highlightAlpha });
    writeRgba(out, { rgb: filter.shadowColor, alpha: filter.shadowAlpha });
    writeReach(out, filter);
    writeAngle(out, filter);
    writeSides(out, filter);
  },
  GradientGlowFilter: (filter, out, losses) => {
    writeGradientFilter(out.u8(4), filter, losses);
  },
  AdjustColorFilter: (filter, out) => {
    out.u8(6);
    for (const value of [...adjustmentRows(filter).flat(), 0, 0, 0, 1, 0]) out.float(value);
  },
  GradientBevelFilter: (filter, out, losses) => {
    writeGradientFilter(out.u8(7), filter, losses);
  },
};

type SidedFilter = FilterOf<'BevelFilter' | 'GradientGlowFilter' | 'GradientBevelFilter'>;

/** Maximum number of colours of a filter's gradient. */
const MAX_STOPS = 15;

/** Filters of an element: their count is a byte. */
const MAX_FILTERS_IN_LIST = 255;

/** The filters of an element as movies hold them (`FILTERLIST`); undefined for none. Those that are switched off are left out. */
export function filterList(element: FilmElement, losses: LossReceiver): Uint8Array | undefined {
  const { filters } = element.filters;
  if (filters.length === 0) return undefined;
  const written = filters.slice(0, MAX_FILTERS_IN_LIST);
  if (filters.length > written.length)
    losses.lose(`An instance keeps ${written.length} of its ${filters.length} filters.`);
  const out = new ByteWriter().u8(written.length);
  for (const filter of written) {
    byFilter(WRITTEN_FILTERS, filter, out, losses);
    out.align();
  }
  return out.written;
}

function writeReach(out: ByteWriter, { blurX, blurY }: { blurX: number; blurY: number }): void {
  out.fixed16(blurX).fixed16(blurY);
}

function writeAngle(out: ByteWriter, { angle, distance }: { angle: number; distance: number }): void {
  out.fixed16((angle * Math.PI) / 180).fixed16(distance);
}

function writeStrength(
  out: ByteWriter,
  { strength, inner, knockout }: FilterOf<'DropShadowFilter' | 'GlowFilter'>,
): ByteWriter {
  return out.fixed8(strength).flag(inner).flag(knockout);
}

/** How filters that light both sides end. */
function writeSides(out: ByteWriter, filter: SidedFilter): void {
  const { type, strength, knockout } = filter;
  out.fixed8(strength);
  out
    .flag(type === 'inner')
    .flag(knockout)
    .flag(true)
    .flag(type === 'full');
  out.bits(filter.quality, 4);
}

function writeGradientFilter(
  out: ByteWriter,
  filter: FilterOf<'GradientGlowFilter' | 'GradientBevelFilter'>,
  losses: LossReceiver,
): void {
  const stops = filter.stops.slice(0, MAX_STOPS);
  if (filter.stops.length > stops.length)
    losses.lose(`The gradient of a filter keeps ${stops.length} of its ${filter.stops.length} colours.`);
  out.u8(stops.length);
  for (const stop of stops) writeRgba(out, stop);
  for (const { ratio } of stops) out.u8(byteOf(ratio));
  writeReach(out, filter);
  writeAngle(out, filter);
  writeSides(out, filter);
}
