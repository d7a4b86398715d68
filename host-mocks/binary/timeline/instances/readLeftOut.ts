import { readPicObject, type PicObject, type TimelineArchive } from '../PicObject';

/** What later releases have no place for. */
export interface LeftOutRecord extends PicObject {
  kind: 'left out';
  /** What it is, in words. */
  what: string;
}

/** A film of QuickTime that lies beside the document (`CPicVideo`, Flash 4 and 5). */
export function readLinkedVideo(archive: TimelineArchive): LeftOutRecord {
  const base = readPicObject(archive);
  const { reader } = archive;
  reader.u8();
  reader.matrix();
  reader.u16();
  return { ...base, kind: 'left out', what: 'linked QuickTime videos' };
}

/** What a server was to put in (`CCommandObj`, Macromedia Generator): matrix, box, command and name. */
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
