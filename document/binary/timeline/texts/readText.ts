import type { ByteReader } from '../../archive/ByteReader';
import type { RawMatrix } from '../../archive/rawTypes';
import { readAccessibility, type Accessibility } from '../instances/readAccessibility';
import { readFilters, type Filter } from '../instances/readFilters';
import { hasUtf16, readPicObject, type PicObject, type TimelineArchive } from '../PicObject';
import { readRun, type RunStyle } from './readRun';

/** A text field (`CPicText`). */
export interface TextRecord extends PicObject {
  kind: 'text';
  matrix: RawMatrix;
  /** Twips, without the border of two pixels. */
  box: { left: number; right: number; top: number; bottom: number };
  isAutoExpanding: boolean;
  flags: number;
  maxCharacters: number;
  variable: string;
  embeddedCharacters: string;
  embeddedRanges: string;
  /** A text without characters has one run, or none. */
  runs: { style: RunStyle; characters: string }[];
  name: string;
  accessibility: Accessibility | null;
  isScrollable: boolean;
  filters: Filter[];
  version: number;
}

/** Bits of `flags`. */
export const TextFlag = {
  notStatic: 1,
  dynamic: 2,
  password: 4,
  wrap: 8,
  multiline: 0x10,
  border: 0x40,
  fontEmbedded: 0x100,
  ownCharacters: 0x2000,
  empty: 0x4000,
  html: 0x8000,
  selectable: 0x10000,
  deviceFont: 0x20000,
} as const;

const FLASH_5 = 5;

export function readText(archive: TimelineArchive): TextRecord {
  const base = readPicObject(archive);
  const isUtf16 = hasUtf16(base);
  const { reader } = archive;
  const version = reader.u8();
  const matrix = reader.matrix();
  const box = { left: reader.s32(), right: reader.s32(), top: reader.s32(), bottom: reader.s32() };
  const isAutoExpanding = reader.flag8();
  reader.u8();
  const flags = version >= FLASH_5 ? reader.u32() : reader.u16();
  const maxCharacters = reader.u16();
  const variable = reader.string();
  const embeddedCharacters = flags & TextFlag.ownCharacters ? readOwnCharacters(reader, isUtf16) : '';
  if (version >= 0x0e) reader.u8();
  const runs: TextRecord['runs'] = [];
  // The exporter of JPEXS leaves out the run of a text that has none in its XFL.
  if (flags & TextFlag.empty && reader.peek8() !== 0)
    runs.push({ style: readRun(reader, isUtf16), characters: '' });
  for (let length = reader.u16(); length > 0; length = reader.u16()) {
    const style = readRun(reader, isUtf16);
    runs.push({ style, characters: reader.characters(length, isUtf16) });
  }
  const name = version >= 6 ? reader.string() : '';
  const accessibility = version >= 9 ? readAccessibility(reader) : null;
  const isScrollable = version >= 8 && reader.flag32();
  if (version >= 0x0b) reader.string();
  const embeddedRanges = version >= 0x0c ? reader.string() : '';
  const filters = version >= 0x0d ? readFilters(reader) : [];
  if (version >= 0x0d) reader.u16();
  return {
    ...base,
    kind: 'text',
    matrix,
    box,
    isAutoExpanding,
    flags,
    maxCharacters,
    variable,
    embeddedCharacters,
    embeddedRanges,
    runs,
    name,
    accessibility,
    isScrollable,
    filters,
    version,
  };
}

/**
 * The exporter of JPEXS (jindrapetrik/flacomdoc, TimelineConverter) leaves the string out where it is empty. Then the
 * length of a run follows, as two bytes: no mark of UTF-16, or no character after the length of the string.
 */
function readOwnCharacters(reader: ByteReader, isUtf16: boolean): string {
  const [first, second] = [reader.peek16() & 0xff, reader.peek16() >> 8];
  const isThere = isUtf16 ? first === 0xff : first === 0 || second >= 0x20;
  return isThere ? reader.string() : '';
}
