import { damaged } from '../DocumentError';
import type { ZipRecord } from './readZipDirectory';

const SIGNATURE = 0x04034b50;
export const LOCAL_SIZE = 30;

/** The extra field of an entry's local header, which must exist. */
export function localExtra(zip: Uint8Array, { offset }: ZipRecord): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true);
  return zip.subarray(start, start + view.getUint16(offset + 28, true));
}

/** Where an entry's local header ends and its data begin. @throws DocumentError when it is not there. */
export function dataStart(label: string, zip: Uint8Array, record: ZipRecord): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const { offset, packedSize } = record;
  if (offset + LOCAL_SIZE > zip.length || view.getUint32(offset, true) !== SIGNATURE) {
    throw damaged(label, 'damaged zip: the entry is not where the directory says');
  }
  const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > zip.length) throw damaged(label, 'truncated zip: the entry goes beyond the file');
  return start;
}
