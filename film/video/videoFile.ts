import { VIDEO_ITEM } from '../../document/xfl/schema/itemSchema';
import type { HasAttributes } from '../../document/xfl/schema/XflAttribute';
import { MAX_VIDEO_PICTURES } from '../../geometry/claims';
import { joinBytes } from '../../platform/joinBytes';
import type { DocumentFiles } from '../../document/xfl/DocumentFiles';
import { readFlv } from './readFlv';
import { readStoredVideo, VP6_WITH_ALPHA, type StoredPicture, type StoredVideo } from './StoredVideo';

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

/** The video of a library item, or why there is none, as words that continue after "which". */
export function videoOfItem(item: HasAttributes, files: DocumentFiles): VideoFile | string {
  const bytes = dataOf(item, files);
  if (!bytes) return NO_FILE;
  const isScripted = !isFlv(bytes) && readStoredVideo(bytes, MAX_VIDEO_PICTURES)?.pictures.length === 0;
  return videoFile(bytes, MAX_VIDEO_PICTURES) ?? (isScripted ? 'shows what scripts play' : UNKNOWN_FORM);
}

/** The coded pictures of a library item, or why there are none, as words that continue after "which". */
export function codedVideoOf(item: HasAttributes, files: DocumentFiles): StoredVideo | string {
  const bytes = dataOf(item, files);
  if (!bytes) return NO_FILE;
  if (isMp4(bytes)) return 'is H.264, which movies do not show on their timelines';
  const read = isFlv(bytes) ? readFlv : readStoredVideo;
  return read(bytes, MAX_VIDEO_PICTURES) ?? UNKNOWN_FORM;
}

const NO_FILE = 'has no file in the document';
const UNKNOWN_FORM = 'is stored in an unknown form';

function dataOf(item: HasAttributes, files: DocumentFiles): Uint8Array | undefined {
  const entry = `bin/${VIDEO_ITEM.videoDataHRef.read(item)}`;
  return files.has(entry) ? files.bytes(entry) : undefined;
}

/**
 * The video in a `bin/*.dat` file; undefined for data of another form.
 *
 * @param maxPictures - more of them are left out
 */
export function videoFile(bytes: Uint8Array, maxPictures: number): VideoFile | undefined {
  if (isFlv(bytes)) return { container: 'flv', bytes };
  if (isMp4(bytes)) return { container: 'mp4', bytes };
  const stored = readStoredVideo(bytes, maxPictures);
  if (stored?.fps === undefined) return undefined;
  const { coding, fps } = stored;
  return {
    container: 'flv',
    fps,
    isTransparent: coding === VP6_WITH_ALPHA,
    ...flvOf(stored.pictures, coding, fps),
  };
}

function isFlv(bytes: Uint8Array): boolean {
  return begins(bytes, 'FLV', 0);
}

function isMp4(bytes: Uint8Array): boolean {
  return begins(bytes, 'ftyp', 4);
}

function begins(bytes: Uint8Array, text: string, at: number): boolean {
  return bytes.length >= at + text.length && [...text].every((c, i) => bytes[at + i] === c.charCodeAt(0));
}

/** An FLV file of coded pictures. Frames without data show the picture before. */
function flvOf(
  stored: readonly StoredPicture[],
  coding: number,
  fps: number,
): { bytes: Uint8Array; pictures: number[] } {
  const tags: Uint8Array[] = [Uint8Array.of(...[0x46, 0x4c, 0x56, 1, 1], ...[0, 0, 0, 9], ...[0, 0, 0, 0])];
  const pictures: number[] = [];
  let count = 0;
  for (const [frame, { bytes, isKey }] of stored.entries()) {
    if (bytes.length > 0) {
      tags.push(tagOf(bytes, (isKey ? 0x10 : 0x20) + coding, (frame * 1000) / fps));
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
