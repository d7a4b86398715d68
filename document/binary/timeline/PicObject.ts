import type { ObjectArchive } from '../archive/ObjectArchive';
import type { RawPoint } from '../archive/rawTypes';
import type { TimelineObject } from './TimelineObject';

/** Reads the objects of a timeline. */
export type TimelineArchive = ObjectArchive<TimelineObject>;

/** The base of all objects in a timeline (`CPicObj`). */
export interface PicObject {
  /** Documents of Flash MX 2004 and newer write 2 or more. */
  baseVersion: number;
  isFloating: boolean;
  isSelected: boolean;
  isLocked: boolean;
  /** Of shapes: drawn as an object, in its own coordinates. Flash 8 and newer. */
  isDrawingObject: boolean;
  cachesBitmap: boolean;
  /** Layers of a timeline, keyframes of a layer, elements of a keyframe or group. */
  children: TimelineObject[];
  /** The transformation point in the coordinates of the parent, twips; null if none is stored. */
  pivot: RawPoint | null;
}

/** 0 is a group or any other element, 4 a rectangle. */
const DRAWING_OBJECT = 1;

export function readPicObject(archive: TimelineArchive): PicObject {
  const { reader } = archive;
  const baseVersion = reader.u8();
  const flags = reader.u8();
  const children = archive.children();
  const pivot = baseVersion >= 1 ? reader.optionalPoint() : null;
  const isDrawingObject = baseVersion >= 3 && reader.u8() === DRAWING_OBJECT;
  const cachesBitmap = baseVersion >= 4 && reader.flag8();
  return {
    baseVersion,
    isFloating: (flags & 1) !== 0,
    isSelected: (flags & 2) !== 0,
    isLocked: (flags & 4) !== 0,
    isDrawingObject,
    cachesBitmap,
    children,
    pivot,
  };
}

/** True if strings without a mark are UTF-16. */
export function hasUtf16({ baseVersion }: PicObject): boolean {
  return baseVersion >= 2;
}
