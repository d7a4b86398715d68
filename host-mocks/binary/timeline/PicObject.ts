import type { ObjectArchive } from '../archive/ObjectArchive';
import type { Point } from '../archive/primitives';
import type { TimelineObject } from './TimelineObject';

/** What reads the objects of a timeline. */
export type TimelineArchive = ObjectArchive<TimelineObject>;

/** The base of all that stands in a timeline (`CPicObj`). */
export interface PicObject {
  /** Documents of Flash MX 2004 and newer write 2 or more. */
  baseVersion: number;
  isFloating: boolean;
  isSelected: boolean;
  isLocked: boolean;
  cachesBitmap: boolean;
  /** Layers of a timeline, keyframes of a layer, elements of a keyframe or group. */
  children: TimelineObject[];
  /** The transformation point in the coordinates of the parent, twips; null where none is noted. */
  pivot: Point | null;
}

export function readPicObject(archive: TimelineArchive): PicObject {
  const { reader } = archive;
  const baseVersion = reader.u8();
  const flags = reader.u8();
  const children = archive.children();
  const pivot = baseVersion >= 1 ? reader.optionalPoint() : null;
  if (baseVersion >= 3) reader.u8();
  const cachesBitmap = baseVersion >= 4 && reader.flag8();
  return {
    baseVersion,
    isFloating: (flags & 1) !== 0,
    isSelected: (flags & 2) !== 0,
    isLocked: (flags & 4) !== 0,
    cachesBitmap,
    children,
    pivot,
  };
}

/** Whether strings without a mark are UTF-16. */
export function hasUtf16({ baseVersion }: PicObject): boolean {
  return baseVersion >= 2;
}
