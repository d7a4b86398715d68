import type { RectangleRecord } from '../catalogue/Catalogue';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

export interface BitmapHead {
  isJpeg: boolean;
  /** Twips. */
  box: RectangleRecord;
}

const HEAD_LENGTH = 32;
const JPEG_HEAD_LENGTH = 65_536;
const LOSSLESS = 3;

/** Reads the head of a bitmap; `read` returns its first bytes. */
export function readBitmapHead(read: (length?: number) => Uint8Array): BitmapHead {
  const start = read(HEAD_LENGTH);
  if (start[0] === 0xff && start[1] === 0xd8) {
    const size = findJpegSize(read(JPEG_HEAD_LENGTH)) ?? findJpegSize(read());
    return { isJpeg: true, box: boxOf(size?.width ?? 0, size?.height ?? 0) };
  }
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  if (start.length < 24 || start[0] !== LOSSLESS) return { isJpeg: false, box: boxOf(0, 0) };
  const [left, right, top, bottom] = [8, 12, 16, 20].map((at) => view.getInt32(at, true));
  return { isJpeg: false, box: { left, right, top, bottom } };
}

function boxOf(width: number, height: number): RectangleRecord {
  return { left: 0, right: width * TWIPS_PER_PIXEL, top: 0, bottom: height * TWIPS_PER_PIXEL };
}

/** The frame header of a JPEG follows segments of any length. */
function findJpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isAlone = marker === 0xd8 || marker === 0xd9 || (marker >= 0xd0 && marker <= 0xd7);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += isAlone ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
