import { BinaryFault } from '../BinaryFault';
import { readPicObject, type PicObject, type TimelineArchive } from './PicObject';
import type { LayerRecord } from './readLayer';

/** A timeline (`CPicPage`). */
export interface PageRecord extends PicObject {
  kind: 'page';
  /** The lowest first. */
  layers: LayerRecord[];
  currentFrame: number;
  guides: Guide[];
}

export interface Guide {
  isVertical: boolean;
  /** In twips. */
  place: number;
}

export function readPage(archive: TimelineArchive): PageRecord {
  const base = readPicObject(archive);
  const layers = base.children.map((child) => {
    if (child.kind !== 'layer') throw new BinaryFault(`a timeline holds a ${child.kind}`);
    return child;
  });
  const { reader } = archive;
  const version = reader.u8();
  reader.u16();
  if (version >= 5) reader.u16();
  const currentFrame = version >= 7 ? reader.u32() : 0;
  const guides =
    version >= 3
      ? reader.list(reader.u32(), 8, () => ({ isVertical: reader.flag32(), place: reader.s32() }))
      : [];
  return { ...base, kind: 'page', layers, currentFrame, guides };
}
