import type { XmlNode } from '../../../document/xml/XmlNode';
import { BITMAP_ITEM, MEDIUM, SOUND_ITEM, VIDEO_ITEM } from '../../../document/xfl/schema/itemSchema';

/** Attributes that name the data of a media item, in the folder `bin`. */
export const DATA_ATTRIBUTES = [
  BITMAP_ITEM.bitmapDataHRef,
  SOUND_ITEM.soundDataHRef,
  VIDEO_ITEM.videoDataHRef,
] as const;

/** The entries of a document that one bitmap, sound or video names: its data, then the imported file beside them. */
export function filesOfMedia(item: XmlNode): string[] {
  const data = DATA_ATTRIBUTES.flatMap((attribute) => pathOf('bin', attribute.read(item)));
  return [...data, ...pathOf('LIBRARY', MEDIUM.href.read(item))];
}

/** The entries of a document that its bitmaps, sounds and videos name. @param root - `DOMDocument` */
export function mediaFiles(root: XmlNode): Set<string> {
  const files = new Set<string>();
  for (const item of root.child('media')?.children ?? []) {
    for (const file of filesOfMedia(item)) files.add(file);
    const source = MEDIUM.sourceExternalFilepath.read(item).replace(/\\/g, '/').replace(/^\.\//, '');
    if (source.startsWith('LIBRARY/')) files.add(source);
  }
  return files;
}

function pathOf(folder: string, href: string): string[] {
  return href !== '' ? [`${folder}/${href}`] : [];
}
