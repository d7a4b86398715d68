import { BinaryFault } from '../../BinaryFault';
import type { ByteReader } from '../../archive/ByteReader';
import type { ColorRecord, RawMatrix } from '../../archive/rawTypes';

export type Fill = SolidFill | GradientFill | BitmapFill;

export interface SolidFill {
  kind: 'solid';
  color: ColorRecord;
}

export interface GradientFill {
  kind: 'linear' | 'radial';
  matrix: RawMatrix;
  /** -1 to 1. */
  focalRatio: number;
  spread: 'extend' | 'reflect' | 'repeat';
  isLinearRgb: boolean;
  entries: { ratio: number; color: ColorRecord }[];
}

export interface BitmapFill {
  kind: 'bitmap';
  matrix: RawMatrix;
  medium: number;
  isClipped: boolean;
}

export interface LineRecord {
  /** Twips; 0 and 1 are hairlines. */
  width: number;
  first: number;
  second: number;
  hasHinting: boolean;
  scale: number;
  cap: number;
  join: number;
  miterLimit: number;
  fill: Fill;
}

const GRADIENT = 0x10;
const RADIAL_BIT = 2;
const BITMAP = 0x40;
const CLIPPED_BIT = 1;
/** Flash 8 and newer. */
const RICH_STYLES = 3;

export function readFill(reader: ByteReader, version: number): Fill {
  const color = reader.color();
  const type = reader.u8();
  reader.u8();
  if (type === 0) return { kind: 'solid', color };
  if (type & GRADIENT) return readGradient(reader, version, type);
  if (type & BITMAP) {
    return {
      kind: 'bitmap',
      matrix: reader.matrix(),
      medium: reader.u16(),
      isClipped: (type & CLIPPED_BIT) !== 0,
    };
  }
  throw new BinaryFault(`the fill ${type} is not known`);
}

function readGradient(reader: ByteReader, version: number, type: number): GradientFill {
  const matrix = reader.matrix();
  const count = reader.u8();
  const hasSpread = version >= RICH_STYLES;
  const focalRatio = hasSpread ? reader.s16() / 255 : 0;
  if (hasSpread) reader.skip(2);
  const mode = hasSpread ? reader.u8() : 0;
  if (hasSpread) reader.skip(3);
  return {
    kind: type & RADIAL_BIT ? 'radial' : 'linear',
    matrix,
    focalRatio,
    spread: mode & 4 ? 'reflect' : mode & 8 ? 'repeat' : 'extend',
    isLinearRgb: (mode & 1) !== 0,
    entries: reader.list(count, 5, () => ({ ratio: reader.u8() / 255, color: reader.color() })),
  };
}

export function readLine(reader: ByteReader, version: number): LineRecord {
  const color = reader.color();
  const plain = { width: reader.u16(), first: reader.u16(), second: reader.u16() };
  if (version < RICH_STYLES) {
    const fill: SolidFill = { kind: 'solid', color };
    return { ...plain, hasHinting: false, scale: 0, cap: 1, join: 1, miterLimit: 3, fill };
  }
  return {
    ...plain,
    hasHinting: reader.flag8(),
    scale: reader.u8(),
    cap: reader.u8(),
    join: reader.u8(),
    miterLimit: reader.u16() / 256,
    fill: readFill(reader, version),
  };
}
