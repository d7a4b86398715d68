import type { ByteReader } from '../../archive/ByteReader';
import type { RawPoint } from '../../archive/rawTypes';

/** A straight line or quadratic curve with its styles; points in 1/256 of a twip. */
export interface EdgeRecord {
  /** 1-based; 0 is none. */
  line: number;
  fill0: number;
  fill1: number;
  /** 1: fill 0 is selected, 2: fill 1, 4: the line. */
  selection: number;
  start: RawPoint;
  /** Null for straight lines. */
  control: RawPoint | null;
  end: RawPoint;
  /** True for a line that XFL writes with `/`. */
  isGeneral: boolean;
}

const STYLES = 0x40;
const SMALL_STYLES = 0x80;
const SELECTED = 0x8000;

/** Reads edges up to the byte that ends their list. */
export function readEdges(reader: ByteReader, version: number): EdgeRecord[] {
  const edges: EdgeRecord[] = [];
  let styles = { line: 0, fill0: 0, fill1: 0, selection: 0 };
  let last: RawPoint = { x: 0, y: 0 };
  for (let type = reader.u8(); type !== 0; type = reader.u8()) {
    if (type & STYLES) styles = readStyleChange(reader, (type & SMALL_STYLES) !== 0);
    const start = readPoint(reader, type & 3, last);
    const control = readPoint(reader, (type >> 2) & 3, start);
    const end = readPoint(reader, (type >> 4) & 3, start);
    const isStraight = ((type >> 2) & 3) === 0;
    const isGeneral = isStraight && version >= 4 && reader.flag8();
    edges.push({ ...styles, start, control: isStraight ? null : control, end, isGeneral });
    last = end;
  }
  return edges;
}

function readStyleChange(
  reader: ByteReader,
  isSmall: boolean,
): Pick<EdgeRecord, 'line' | 'fill0' | 'fill1' | 'selection'> {
  if (isSmall) return { line: reader.u8(), fill0: reader.u8(), fill1: reader.u8(), selection: 0 };
  const [line, fill0, fill1] = [reader.u16(), reader.u16(), reader.u16()];
  const selection = (fill0 & SELECTED ? 1 : 0) | (fill1 & SELECTED ? 2 : 0) | (line & SELECTED ? 4 : 0);
  return { line: line & ~SELECTED, fill0: fill0 & ~SELECTED, fill1: fill1 & ~SELECTED, selection };
}

function readPoint(reader: ByteReader, size: number, from: RawPoint): RawPoint {
  if (size === 1) return { x: from.x + reader.s16(), y: from.y + reader.s16() };
  if (size === 2) return { x: from.x + reader.s32(), y: from.y + reader.s32() };
  if (size === 3) return { x: from.x + reader.s16() * 128, y: from.y + reader.s16() * 128 };
  return from;
}
