import { readPicObject, type PicObject, type TimelineArchive } from '../PicObject';

/** The content of a symbol that represents a font (`CPicFont`); it is not shown. */
export interface FontHolder extends PicObject {
  kind: 'font';
}

export function readFontHolder(archive: TimelineArchive): FontHolder {
  const base = readPicObject(archive);
  archive.reader.u8();
  archive.reader.u16();
  return { ...base, kind: 'font' };
}
