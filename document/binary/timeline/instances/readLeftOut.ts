import { readPicObject, type PicObject, type TimelineArchive } from '../PicObject';

/** An object that later releases cannot store. */
export interface LeftOutRecord extends PicObject {
  kind: 'left out';
  /** A description of the object. */
  what: string;
}

/** A QuickTime film in a separate file (`CPicVideo`, Flash 4 and 5). */
export function readLinkedVideo(archive: TimelineArchive): LeftOutRecord {
  const base = readPicObject(archive);
  const { reader } = archive;
  reader.u8();
  reader.matrix();
  reader.u16();
  return { ...base, kind: 'left out', what: 'linked QuickTime videos' };
}

/** A placeholder that a server was to replace (`CCommandObj`, Macromedia Generator): matrix, box, command and name. */
export function readGeneratorObject(archive: TimelineArchive): LeftOutRecord {
  const base = readPicObject(archive);
  const { reader } = archive;
  reader.u8();
  reader.matrix();
  reader.skip(16);
  reader.string();
  reader.string();
  return { ...base, kind: 'left out', what: 'objects of Macromedia Generator' };
}
