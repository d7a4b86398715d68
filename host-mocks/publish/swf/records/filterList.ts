import { readFlag, readNumber, readText } from '../../../model/xfl/attributes';
import { readColor, readRgb } from '../../../model/xfl/colors';
import { adjustmentRows } from '../../../render/filters/adjustColor';
import { lookUp } from '../../../xml/lookUp';
import type { XmlNode } from '../../../xml/XmlNode';
import { ByteWriter } from '../bytes/ByteWriter';
import { byteOf, writeRgba } from './color';

/** Writes one filter of a document. Source of layouts and numbers: SWF 19, "Filters"; of the defaults: compiled movies. */
type WriteFilter = (out: ByteWriter, filter: XmlNode) => void;

const FILTERS: Record<string, WriteFilter> = {
  DropShadowFilter: (out, filter) => {
    writeRgba(out.u8(0), { rgb: readRgb(filter, 'color'), alpha: readNumber(filter, 'alpha', 1) });
    writeReach(out, filter);
    writeAngle(out, filter);
    writeStrength(out, filter).flag(!readFlag(filter, 'hideObject')).bits(passes(filter), 5);
  },
  BlurFilter: (out, filter) => {
    writeReach(out.u8(1), filter);
    out.bits(passes(filter), 5).bits(0, 3);
  },
  GlowFilter: (out, filter) => {
    writeRgba(out.u8(2), { rgb: readRgb(filter, 'color', '#FF0000'), alpha: readNumber(filter, 'alpha', 1) });
    writeReach(out, filter);
    writeStrength(out, filter).flag(!readFlag(filter, 'hideObject')).bits(passes(filter), 5);
  },
  BevelFilter: (out, filter) => {
    // The light comes before the shadow, other than the specification says.
    writeRgba(out.u8(3), {
      rgb: readRgb(filter, 'highlightColor', '#FFFFFF'),
      alpha: readNumber(filter, 'highlightAlpha', 1),
    });
    writeRgba(out, { rgb: readRgb(filter, 'shadowColor'), alpha: readNumber(filter, 'shadowAlpha', 1) });
    writeReach(out, filter);
    writeAngle(out, filter);
    writeSides(out, filter);
  },
  GradientGlowFilter: (out, filter) => {
    writeGradientFilter(out.u8(4), filter);
  },
  AdjustColorFilter: (out, filter) => {
    out.u8(6);
    for (const value of [...adjustmentRows(filter).flat(), 0, 0, 0, 1, 0]) out.float(value);
  },
  GradientBevelFilter: (out, filter) => {
    writeGradientFilter(out.u8(7), filter);
  },
};

/** A gradient of a filter has so many colours at most. */
const STOPS = 15;

/** Filters at most: their count is a byte. */
const MOST = 255;

/** The filters of an element as movies hold them (`FILTERLIST`); undefined for none. Those that are switched off are left out. */
export function filterList(element: XmlNode): Uint8Array | undefined {
  const filters = (element.child('filters')?.children ?? []).filter(
    (filter) => lookUp(FILTERS, filter.name) && readFlag(filter, 'isEnabled', true),
  );
  if (filters.length === 0) return undefined;
  const out = new ByteWriter().u8(Math.min(MOST, filters.length));
  for (const filter of filters.slice(0, MOST)) {
    FILTERS[filter.name](out, filter);
    out.align();
  }
  return out.written;
}

function writeReach(out: ByteWriter, filter: XmlNode): void {
  out.fixed16(readNumber(filter, 'blurX', 5)).fixed16(readNumber(filter, 'blurY', 5));
}

function writeAngle(out: ByteWriter, filter: XmlNode): void {
  out.fixed16((readNumber(filter, 'angle', 45) * Math.PI) / 180).fixed16(readNumber(filter, 'distance', 5));
}

function writeStrength(out: ByteWriter, filter: XmlNode): ByteWriter {
  out.fixed8(readNumber(filter, 'strength', 1));
  return out.flag(readFlag(filter, 'inner')).flag(readFlag(filter, 'knockout'));
}

/** How filters that light both sides end. */
function writeSides(out: ByteWriter, filter: XmlNode): void {
  const type = readText(filter, 'type', 'inner');
  out.fixed8(readNumber(filter, 'strength', 1));
  out
    .flag(type === 'inner')
    .flag(readFlag(filter, 'knockout'))
    .flag(true)
    .flag(type === 'full');
  out.bits(Math.min(15, passes(filter)), 4);
}

function writeGradientFilter(out: ByteWriter, filter: XmlNode): void {
  const entries = filter.childrenNamed('GradientEntry').slice(0, STOPS);
  out.u8(entries.length);
  for (const entry of entries) writeRgba(out, readColor(entry));
  for (const entry of entries) out.u8(byteOf(readNumber(entry, 'ratio')));
  writeReach(out, filter);
  writeAngle(out, filter);
  writeSides(out, filter);
}

function passes(filter: XmlNode): number {
  return Math.max(0, Math.min(15, readNumber(filter, 'quality', 1)));
}
