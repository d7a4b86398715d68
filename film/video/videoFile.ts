import { VIDEO_ITEM } from '../../document/xfl/schema/itemSchema';
import type { HasAttributes } from '../../document/xfl/schema/XflAttribute';
import { MAX_VIDEO_PICTURES } from '../../geometry/claims';
import { joinBytes } from '../../platform/joinBytes';
import type { DocumentFiles } from '../../document/xfl/DocumentFiles';

/** A video as a file that decoders read. */
export interface VideoFile {
  readonly container: 'flv' | 'mp4';
  readonly bytes: Uint8Array;
  /** The picture in the file that each frame shows; undefined for what was stored as a file, which has one for each. */
  readonly pictures?: readonly number[];
  /** True for a coding with transparency. */
  readonly isTransparent?: boolean;
  /** Frames a second; undefined for what was stored as a file. */
  readonly fps?: number;
}

/** Where the table of pictures begins in a stored video. */
const TABLE = 75;
/** Bytes of an entry: whether there is one more, place, size, 1, kind. */
const ENTRY = 17;
const KEY_PICTURE = 5;
/** The codings that a stored video can have, as FLV counts them: H.263, screen video, VP6, VP6 with transparency, screen video 2. */
const CODINGS = new Set([2, 3, 4, 5, 6]);
const WITH_ALPHA = 5;
const MAX_FPS = 1000;

/** The video of a library item, or why there is none, as words that continue after "which". */
export function videoOfItem(item: HasAttributes, files: DocumentFiles): VideoFile | string {
  const entry = `bin/${VIDEO_ITEM.videoDataHRef.read(item)}`;
  if (!files.has(entry)) return 'has no file in the document';
  return videoFile(files.bytes(entry), MAX_VIDEO_PICTURES) ?? 'is stored in an unknown form';
}

/**
 * The video in a `bin/*.dat` file; undefined for data of another form. Flash keeps the coded pictures in order,
 * with a table of their places before them. Source: three videos of public documents, beside the FLV files that they
 * were imported from.
 *
 * @param maxPictures - more of them are left out
 */
export function videoFile(bytes: Uint8Array, maxPictures: number): VideoFile | undefined {
  const begins = (text: string, at: number): boolean =>
    bytes.length >= at + text.length && [...text].every((c, i) => bytes[at + i] === c.charCodeAt(0));
  if (begins('FLV', 0)) return { container: 'flv', bytes };
  if (begins('ftyp', 4)) return { container: 'mp4', bytes };
  return fromStored(bytes, maxPictures);
}

interface StoredPicture {
  readonly at: number;
  readonly size: number;
  readonly isKey: boolean;
}

function fromStored(bytes: Uint8Array, maxPictures: number): VideoFile | undefined {
  if (bytes.length < TABLE) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const coding = view.getUint32(1, true);
  const fps = view.getFloat64(5, true);
  if (!CODINGS.has(coding) || !(fps > 0 && fps <= MAX_FPS)) return undefined;
  const stored: StoredPicture[] = [];
  let at = TABLE;
  for (; at + ENTRY <= bytes.length && bytes[at] === 1; at += ENTRY)
    stored.push({
      at: view.getUint32(at + 1, true),
      size: view.getUint32(at + 5, true),
      isKey: view.getUint32(at + 13, true) === KEY_PICTURE,
    });
  // A zero ends the table, then comes the size of all pictures.
  const data = bytes.subarray(at + 5);
  const all = stored.slice(0, maxPictures);
  if (all.length === 0 || all.some((picture) => picture.at + picture.size > data.length)) return undefined;
  // Pictures share no bytes: otherwise a small file would be a large video.
  if (all.reduce((sum, { size }) => sum + size, 0) > data.length) return undefined;
  return { container: 'flv', fps, isTransparent: coding === WITH_ALPHA, ...flvOf(all, data, coding, fps) };
}

/** An FLV file of coded pictures. Frames without data show the picture before. */
function flvOf(
  stored: readonly StoredPicture[],
  data: Uint8Array,
  coding: number,
  fps: number,
): { bytes: Uint8Array; pictures: number[] } {
  const tags: Uint8Array[] = [Uint8Array.of(...[0x46, 0x4c, 0x56, 1, 1], ...[0, 0, 0, 9], ...[0, 0, 0, 0])];
  const pictures: number[] = [];
  let count = 0;
  for (const [frame, { at, size, isKey }] of stored.entries()) {
    if (size > 0) {
      tags.push(tagOf(data.subarray(at, at + size), (isKey ? 0x10 : 0x20) + coding, (frame * 1000) / fps));
      count++;
    }
    pictures.push(Math.max(0, count - 1));
  }
  return { bytes: joinBytes(tags), pictures };
}

const VIDEO_TAG = 9;
const TAG_HEAD = 11;

/** A tag with a picture. @param time - in milliseconds */
function tagOf(picture: Uint8Array, kind: number, time: number): Uint8Array {
  const size = picture.length + 1;
  const tag = new Uint8Array(TAG_HEAD + size + 4);
  const view = new DataView(tag.buffer);
  const milliseconds = Math.round(time);
  view.setUint32(0, size);
  view.setUint8(0, VIDEO_TAG);
  view.setUint32(4, (milliseconds & 0xffffff) << 8);
  view.setUint8(7, milliseconds >>> 24);
  tag[TAG_HEAD] = kind;
  tag.set(picture, TAG_HEAD + 1);
  view.setUint32(TAG_HEAD + size, TAG_HEAD + size);
  return tag;
}
