import type { RawMatrix } from '../../archive/rawTypes';
import { readPicObject, type PicObject, type TimelineArchive } from '../PicObject';
import { readFilters } from './readFilters';

/** A bitmap on the stage (`CPicBitmap`). */
export interface BitmapRecord extends PicObject {
  kind: 'bitmap';
  matrix: RawMatrix;
  medium: number;
}

export function readBitmapInstance(archive: TimelineArchive): BitmapRecord {
  const base = readPicObject(archive);
  const { reader } = archive;
  const version = reader.u8();
  const matrix = reader.matrix();
  const medium = reader.u16();
  if (version >= 2) readFilters(reader);
  return { ...base, kind: 'bitmap', matrix, medium };
}
