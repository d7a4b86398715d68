import type { ByteReader } from '../../archive/ByteReader';
import type { RawPoint } from '../../archive/rawTypes';

/** A cubic curve as it was drawn, and the quadratic pieces that approximate it; points in twips. */
export interface Cubic {
  /** Start, two controls, end. */
  points: RawPoint[];
  pieces: { point: RawPoint; isOn: boolean; isStraight: boolean }[];
  before: RawPoint | null;
  after: RawPoint | null;
}

export function readCubics(reader: ByteReader, version: number): Cubic {
  const points = Array.from({ length: 4 }, () => reader.point());
  if (version < 4) return { points, pieces: [], before: null, after: null };
  const pieces = reader.list(reader.u8(), 10, () => ({
    point: reader.point(),
    isOn: reader.flag8(),
    isStraight: reader.flag8(),
  }));
  const flags = reader.u8();
  const before = flags & 1 ? reader.point() : null;
  const after = flags & 2 ? reader.point() : null;
  return { points, pieces, before, after };
}
