import { pastePixels } from '../../pixels/pastePixels';
import { packPictures } from '../../sheets/packPictures';
import type { DocumentCore } from '../../../host-mocks/model/document/DocumentCore';
import { encodePng } from '../../pixels/encodePng';
import { pixelsOfBitmap } from '../../pictures/imageFiles';

/** A bitmap of the library, by its path, and its size in pixels. */
export interface PackedBitmap {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

interface PackedSheet {
  readonly png: Uint8Array;
  /** In the order of the bitmaps given. */
  readonly frames: readonly (PackedBitmap & { readonly x: number; readonly y: number })[];
}

/** Pixels between pictures, so that no picture shows its neighbour at its edge. */
const PADDING = 2;

/** Packs bitmaps in sheets. Those that are larger than a sheet are on none. One sheet is in memory at a time. */
export function packBitmaps(
  document: DocumentCore,
  bitmaps: readonly PackedBitmap[],
  { width: maxSize, height: maxHeight }: { readonly width: number; readonly height: number },
): PackedSheet[] {
  const fitting = bitmaps.filter(({ width, height }) => width <= maxSize && height <= maxHeight);
  const { places, sheets } = packPictures(fitting, {
    maxSize,
    maxHeight,
    padding: PADDING,
    border: 0,
    extrude: 0,
    trim: false,
    powerOfTwo: false,
    rotate: false,
  });
  return sheets.map((size, sheet) => {
    const frames = fitting.flatMap((bitmap, index) => {
      const { x, y, sheet: own } = places[index];
      return own === sheet ? [{ ...bitmap, x, y }] : [];
    });
    return { png: paint(document, size, frames), frames };
  });
}

function paint(
  document: DocumentCore,
  { width, height }: { width: number; height: number },
  frames: PackedSheet['frames'],
): Uint8Array {
  const sheet = { width, height, rgba: new Uint8Array(width * height * 4) };
  for (const { path, x, y } of frames) {
    const pixels = pixelsOfBitmap(document, path);
    if (pixels) pastePixels(sheet, pixels, x, y);
  }
  return encodePng(sheet, document.host.platform.compression);
}
