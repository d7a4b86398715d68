import type { XmlNode } from '../../../document/xml/XmlNode';

/** Attributes that name the data of a media item, in the folder `bin`. */
export const DATA_ATTRIBUTES = ['bitmapDataHRef', 'soundDataHRef', 'videoDataHRef'] as const;

/** The entries of a document that one bitmap, sound or video names: its data, then the imported file beside them. */
export function filesOfMedia(item: XmlNode): string[] {
  const data = DATA_ATTRIBUTES.flatMap((name) => pathOf('bin', item.attr(name)));
  return [...data, ...pathOf('LIBRARY', item.attr('href'))];
}

/** The entries of a document that its bitmaps, sounds and videos name. @param root - `DOMDocument` */
export function mediaFiles(root: XmlNode): Set<string> {
  const files = new Set<string>();
  for (const item of root.child('media')?.children ?? []) {
    for (const file of filesOfMedia(item)) files.add(file);
    const source = (item.attr('sourceExternalFilepath') ?? '').replace(/\\/g, '/').replace(/^\.\//, '');
    if (source.startsWith('LIBRARY/')) files.add(source);
  }
  return files;
}

function pathOf(folder: string, href: string | undefined): string[] {
  return href ? [`${folder}/${href}`] : [];
}
