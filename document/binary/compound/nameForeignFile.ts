import type { CompoundFile } from './CompoundFile';

/** Streams that identify files of other programs. */
const STREAMS: readonly (readonly [string, string])[] = [
  ['WordDocument', 'a Word document'],
  ['Workbook', 'an Excel workbook'],
  ['Book', 'an Excel workbook'],
  ['PowerPoint Document', 'a PowerPoint presentation'],
  ['VisioDocument', 'a Visio drawing'],
  ['Quill', 'a Publisher document'],
  ['__properties_version1.0', 'an Outlook message'],
  ['Catalog', 'a cache of thumbnails'],
  ['FileHeader', 'a file of another program'],
];

/** The beginning of the class of Windows Installer's packages, patches and transforms. */
const INSTALLER_CLASS = /^8[246]100c0000000000c000000000000046$/;

/** Describes a compound file that is not a document of Flash: `is a Word document, not a document of Flash`. */
export function nameForeignFile(file: CompoundFile): string {
  if (INSTALLER_CLASS.test(file.classId)) return 'is a Windows Installer package, not a document of Flash';
  const match = STREAMS.find(([stream]) => file.has(stream));
  if (match !== undefined) return `is ${match[1]}, not a document of Flash`;
  return 'is a compound file without the stream "Contents", not a document of Flash';
}
