import type { RawMatrix } from '../../archive/rawTypes';
import { readPicObject, type PicObject, type TimelineArchive } from '../PicObject';

/** A video on the stage (`CPicVideoStream`). */
export interface VideoRecord extends PicObject {
  kind: 'video';
  matrix: RawMatrix;
  /** Twips. */
  box: { left: number; right: number; top: number; bottom: number };
  name: string;
  medium: number;
}

export function readVideoInstance(archive: TimelineArchive): VideoRecord {
  const base = readPicObject(archive);
  const { reader } = archive;
  reader.u8();
  const matrix = reader.matrix();
  const box = { left: reader.s32(), right: reader.s32(), top: reader.s32(), bottom: reader.s32() };
  reader.u8();
  reader.string();
  const name = reader.string();
  reader.u32();
  return { ...base, kind: 'video', matrix, box, name, medium: reader.u16() };
}
