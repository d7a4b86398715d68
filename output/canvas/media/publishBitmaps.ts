import type { Film } from '../../../film/Film';
import { fileOfBitmap, pixelsOfBitmap } from '../../pictures/imageFiles';
import type { ImageFile } from '../../pixels/decodeBitmap';
import { encodeSmallPng } from '../../pixels/encodeSmallPng';
import { pastePixels } from '../../pixels/pastePixels';
import type { Loss, PublishedFile } from '../../published/PublishOutcome';
import { packPictures } from '../../sheets/packPictures';
import { imageOf } from '../../svg/elements/drawBitmap';
import type { CanvasBitmap, MediaRequest } from '../CanvasMedia';
import type { FileNames } from './FileNames';
import type { ManifestEntry, PublishedMedia } from './PublishedMedia';
import { urlOf } from './urlOf';

type Bitmaps = Pick<PublishedMedia, 'files' | 'losses' | 'manifest' | 'sheets' | 'bitmaps'>;

/** How bitmaps become files. */
export interface BitmapOptions {
  /** `images/`, or nothing for the folder of the publication. */
  readonly folder: string;
  /** Maximum size of sheets; undefined: no sheets. */
  readonly sheet: { readonly width: number; readonly height: number } | undefined;
  /** What the names of sheets begin with. */
  readonly base: string;
}

interface Picture extends MediaRequest {
  readonly image: ImageFile;
}

/**
 * Bitmaps as files: JPEG as it was imported, all others PNG, each by itself or packed in sheets. A JPEG is never packed:
 * it would grow.
 */
export function publishBitmaps(
  film: Film,
  requests: readonly MediaRequest[],
  options: BitmapOptions,
  names: FileNames,
): Bitmaps {
  const losses: Loss[] = [];
  const pictures = requests.flatMap((request): Picture[] => {
    const bitmap = imageOf(request.path, film);
    if (typeof bitmap !== 'string') return [{ ...request, image: bitmap.image }];
    losses.push({ where: JSON.stringify(request.path), what: `The bitmap is left out, which ${bitmap}.` });
    return [];
  });
  const packed = packedOf(film, pictures, options);
  const sheets = addSheets(packed, options, names);
  const bitmaps = new Map(sheets.bitmaps);
  const { files, manifest } = addImages(film, pictures, bitmaps, options, names);
  return {
    files: [...sheets.files, ...files],
    losses,
    manifest: [...sheets.manifest, ...manifest],
    sheets: sheets.sheets,
    bitmaps,
  };
}

function packedOf(
  film: Film,
  pictures: readonly Picture[],
  { sheet }: BitmapOptions,
): ReturnType<typeof packBitmaps> {
  if (!sheet) return [];
  const sizes = pictures
    .filter(({ image }) => image.type !== 'image/jpeg')
    .map(({ path, image: { width, height } }): PackedBitmap => ({ path, width, height }));
  return packBitmaps(film, sizes, sheet);
}

/** Sheets are numbered from 1. */
function addSheets(
  packed: ReturnType<typeof packBitmaps>,
  { base, folder }: BitmapOptions,
  names: FileNames,
): Omit<Bitmaps, 'losses'> {
  const files: PublishedFile[] = [];
  const manifest: ManifestEntry[] = [];
  const bitmaps = new Map<string, CanvasBitmap>();
  const sheets = packed.map(({ png, frames }, index) => {
    const name = `${base}_atlas_${index + 1}`;
    const path = names.take(folder, name, '.png');
    files.push({ path, bytes: png });
    manifest.push({ src: urlOf(path), id: name });
    frames.forEach(({ path: item, width, height }, frame) => {
      bitmaps.set(item, { kind: 'frame', sheet: name, frame, width, height });
    });
    return {
      name,
      frames: frames.map(({ x, y, width, height }) => [x, y, width, height] as const),
    };
  });
  return { files, manifest, sheets, bitmaps };
}

/** Adds those that are on no sheet. */
function addImages(
  film: Film,
  pictures: readonly Picture[],
  bitmaps: Map<string, CanvasBitmap>,
  { folder }: BitmapOptions,
  names: FileNames,
): Pick<Bitmaps, 'files' | 'manifest'> {
  const files: PublishedFile[] = [];
  const manifest: ManifestEntry[] = [];
  for (const { path, name, image } of pictures) {
    if (bitmaps.has(path)) continue;
    const { width, height } = image;
    const isPhoto = image.type === 'image/jpeg';
    const file = names.take(folder, name, isPhoto ? '.jpg' : '.png');
    files.push({
      path: file,
      bytes: isPhoto ? image.bytes : (fileOfBitmap(film, path, 'png') ?? image.bytes),
    });
    manifest.push({ src: urlOf(file), id: name });
    bitmaps.set(path, { kind: 'image', id: name, width, height });
  }
  return { files, manifest };
}

/** A bitmap of the library, by its path, and its size in pixels. */
interface PackedBitmap {
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
function packBitmaps(
  film: Film,
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
    return { png: paint(film, size, frames), frames };
  });
}

function paint(
  film: Film,
  { width, height }: { width: number; height: number },
  frames: PackedSheet['frames'],
): Uint8Array {
  const sheet = { width, height, rgba: new Uint8Array(width * height * 4) };
  for (const { path, x, y } of frames) {
    const pixels = pixelsOfBitmap(film, path);
    if (pixels) pastePixels(sheet, pixels, x, y);
  }
  return encodeSmallPng(sheet, film.platform.compression);
}
