import { type Matrix, concat } from '../../../geometry/matrix';
import type { Curve } from '../../../geometry/planar/Curve';
import { PathPen, closedCurves } from '../../../geometry/planar/pathOutline';
import type { FontOutlines, OutlineStep } from '../../../platform/FontOutlines';
import type { FaceMetrics } from './FaceMetrics';
import type { FaceStyle } from './FaceStyle';

/** A font file: what it is called, how wide and high its glyphs are, and their outlines. */
export interface FontFile extends FaceMetrics {
  /** PostScript name and full name. */
  names: string[];
  /** Families with their styles, regular ones also without: how other releases of the font may be called. */
  aliases: string[];
  style: FaceStyle;
}

/** Numbers of the names that matter in a `name` table. */
const FAMILY = 1;
const STYLE = 2;
const FULL_NAME = 4;
const POSTSCRIPT_NAME = 6;
const TYPOGRAPHIC_FAMILY = 16;
const TYPOGRAPHIC_STYLE = 17;

/**
 * The metrics of a TrueType or OpenType font; undefined for other files and damaged ones. Source: the OpenType
 * specification. Few tables are read, because all fonts of a folder are.
 *
 * @param openOutlines - reads outlines, when the first one is asked for; without it there are none
 */
export function readFont(
  bytes: Uint8Array,
  openOutlines?: (bytes: Uint8Array) => FontOutlines,
): FontFile | undefined {
  let outlines: FontOutlines | undefined;
  const outlineOf: FontOutlines | undefined =
    openOutlines && ((glyph) => (outlines ??= openOutlines(bytes))(glyph));
  return withinFile(() =>
    readTables(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), outlineOf),
  );
}

/** What is read of a font; undefined if that is outside of its file. */
function withinFile<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Bytes of a name that are read: damaged fonts have the same text in 65,535 names. */
const MAX_NAME_LENGTH = 512;

const KINDS: ReadonlySet<number> = new Set([0x00010000, 0x4f54544f, 0x74727565]);

function readTables(view: DataView, outlineOf: FontOutlines | undefined): FontFile | undefined {
  if (!KINDS.has(view.getUint32(0))) return undefined;
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    const tag = [0, 1, 2, 3].map((k) => String.fromCharCode(view.getUint8(at + k))).join('');
    tables.set(tag, view.getUint32(at + 8));
  }
  const [head, hhea, hmtx, cmap, name] = ['head', 'hhea', 'hmtx', 'cmap', 'name'].map((tag) =>
    tables.get(tag),
  );
  if (!head || !hhea || !hmtx || !cmap || !name) return undefined;
  const unit = view.getUint16(head + 18);
  const pairs = readPairs(view, tables.get('kern'));
  const measured = view.getUint16(hhea + 34);
  const characters = readCharacters(view, cmap);
  if (unit === 0 || measured === 0 || !characters) return undefined;
  const glyphOf = (code: number): number => withinFile(() => characters(code)) ?? 0;
  // The last advance: a file that is cut off before it is damaged.
  view.getUint16(hmtx + 4 * (measured - 1));
  return {
    names: readNames(view, name, [FULL_NAME, POSTSCRIPT_NAME]),
    aliases: readAliases(view, name),
    style: readStyle(view, head, name, tables.get('OS/2')),
    ascent: view.getInt16(hhea + 4) / unit,
    descent: -view.getInt16(hhea + 6) / unit,
    has: (character) => glyphOf(character.codePointAt(0) ?? 0) !== 0,
    advance: (character) => {
      const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), measured - 1);
      return view.getUint16(hmtx + 4 * glyph) / unit;
    },
    kerning: (left, right) => {
      if (pairs.size === 0) return 0;
      const [first, second] = [left, right].map((character) => glyphOf(character.codePointAt(0) ?? 0));
      return (pairs.get(pairKey(first, second)) ?? 0) / unit;
    },
    outline: (character, matrix) => {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      const steps = glyph === 0 ? undefined : outlineOf?.(glyph);
      return (
        steps && drawGlyph(steps, concat(matrix, { a: 1 / unit, b: 0, c: 0, d: -1 / unit, tx: 0, ty: 0 }))
      );
    },
  };
}

/** The pairs of glyphs that are nearer together or farther apart, by both glyphs: horizontal tables of format 0. */
function readPairs(view: DataView, kern: number | undefined): Map<number, number> {
  const pairs = new Map<number, number>();
  if (kern === undefined || view.getUint16(kern) !== 0) return pairs;
  let at = kern + 4;
  for (let table = view.getUint16(kern + 2); table > 0; table--) {
    const coverage = view.getUint16(at + 4);
    const isHorizontal = (coverage & 0xff07) === 1;
    for (let i = 0; isHorizontal && i < view.getUint16(at + 6); i++) {
      const pair = at + 14 + 6 * i;
      pairs.set(pairKey(view.getUint16(pair), view.getUint16(pair + 2)), view.getInt16(pair + 4));
    }
    const length = view.getUint16(at + 2);
    if (length === 0) break;
    at += length;
  }
  return pairs;
}

function pairKey(left: number, right: number): number {
  return left * 0x10000 + right;
}

function readStyle(view: DataView, head: number, name: number, os2: number | undefined): FaceStyle {
  const families = [TYPOGRAPHIC_FAMILY, FAMILY].flatMap((number) => readNames(view, name, [number]));
  const isItalic = (view.getUint16(head + 44) & 2) !== 0;
  return {
    families: [...new Set(families)],
    fullName: readNames(view, name, [FULL_NAME]).at(-1),
    weight: os2 === undefined ? 400 : view.getUint16(os2 + 4),
    isItalic: isItalic || (os2 !== undefined && (view.getUint16(os2 + 62) & 1) !== 0),
    width: os2 === undefined ? 5 : view.getUint16(os2 + 6),
  };
}

/** The style that names of faces leave out. */
const REGULAR = /^(regular|normal|roman|book|plain)$/i;

/** `Noto Sans Bold`, `Noto Sans Regular`, `Noto Sans`. */
function readAliases(view: DataView, name: number): string[] {
  const numbers = [
    [FAMILY, STYLE],
    [TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE],
  ];
  return numbers.flatMap(([ofFamily, ofStyle]) => {
    const styles = readNames(view, name, [ofStyle]);
    const ends = [...styles, ...(styles.some((style) => REGULAR.test(style)) ? [''] : [])];
    return readNames(view, name, [ofFamily]).flatMap((family) => ends.map((end) => `${family} ${end}`));
  });
}

function readNames(view: DataView, table: number, numbers: readonly number[]): string[] {
  const names = new Set<string>();
  const texts = table + view.getUint16(table + 4);
  for (let i = 0; i < view.getUint16(table + 2); i++) {
    const at = table + 6 + 12 * i;
    const number = view.getUint16(at + 6);
    if (!numbers.includes(number)) continue;
    const bytesPerUnit = view.getUint16(at) === 1 ? 1 : 2;
    const start = texts + view.getUint16(at + 10);
    let text = '';
    const length = Math.min(view.getUint16(at + 8), MAX_NAME_LENGTH);
    for (let k = 0; k < length; k += bytesPerUnit) {
      text += String.fromCharCode(bytesPerUnit === 1 ? view.getUint8(start + k) : view.getUint16(start + k));
    }
    names.add(text);
  }
  return [...names];
}

/** The glyph of a code point, 0 for none; undefined without a table of Unicode that this reads. */
function readCharacters(view: DataView, cmap: number): ((code: number) => number) | undefined {
  const formats = new Map<number, number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + 4 + 8 * i;
    const platform = view.getUint16(at);
    const start = cmap + view.getUint32(at + 4);
    const isUnicode = platform === 0 || (platform === 3 && view.getUint16(at + 2) !== 0);
    if (isUnicode) formats.set(view.getUint16(start), start);
  }
  const [groups, ranges] = [formats.get(12), formats.get(4)];
  if (groups !== undefined) return (code) => glyphInGroups(view, groups, code);
  return ranges === undefined ? undefined : (code) => glyphInRanges(view, ranges, code);
}

/** Format 12. */
function glyphInGroups(view: DataView, table: number, code: number): number {
  const count = view.getUint32(table + 12);
  const index = firstFrom(count, (i) => view.getUint32(table + 20 + 12 * i) >= code);
  const at = table + 16 + 12 * index;
  if (index >= count || code < view.getUint32(at)) return 0;
  return view.getUint32(at + 8) + code - view.getUint32(at);
}

/** The first of sorted entries that is so; their number for none. */
function firstFrom(count: number, isSo: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Format 4. */
function glyphInRanges(view: DataView, table: number, code: number): number {
  const size = view.getUint16(table + 6);
  const count = size / 2;
  const index = firstFrom(count, (i) => view.getUint16(table + 14 + 2 * i) >= code);
  const start = table + 16 + size + 2 * index;
  if (index >= count || code < view.getUint16(start)) return 0;
  const delta = view.getUint16(start + size);
  const offsetAt = start + 2 * size;
  const offset = view.getUint16(offsetAt);
  if (offset === 0) return (code + delta) & 0xffff;
  const glyph = view.getUint16(offsetAt + offset + 2 * (code - view.getUint16(start)));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}

/** The outline of a glyph as closed curves, carried along by a transformation. */
function drawGlyph(steps: readonly OutlineStep[], matrix: Matrix): Curve[] {
  const pen = new PathPen(matrix);
  for (const step of steps) drawStep(step, pen);
  return closedCurves(pen.subpaths);
}

function drawStep(step: OutlineStep, pen: PathPen): void {
  switch (step.type) {
    case 'M':
      pen.moveTo(step.x, step.y);
      break;
    case 'L':
      pen.lineTo(step.x, step.y);
      break;
    case 'Q':
      pen.quadraticTo(step.x1, step.y1, step.x, step.y);
      break;
    case 'C':
      pen.cubicTo(step.x1, step.y1, step.x2, step.y2, step.x, step.y);
      break;
    case 'Z':
    // Outlines of glyphs are closed, whether they say so or not.
  }
}
