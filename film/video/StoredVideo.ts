import type { StoredSamples } from '../sound/StoredSound';

/** The coded pictures of a video, as a document holds them. */
export interface StoredVideo {
  /** The coding, as FLV and SWF count them: one of `CODINGS`; 0 without pictures, for a video that scripts play. */
  readonly coding: number;
  /** Frames a second that the video was made for; undefined where the data do not say it. */
  readonly fps?: number;
  /** One for each frame. */
  readonly pictures: readonly StoredPicture[];
  readonly sound?: StoredSamples;
}

export interface StoredPicture {
  /** Without bytes: the picture before is shown. VP6 begins with the byte for what is cut off, as in FLV. */
  readonly bytes: Uint8Array;
  /** True for one that needs no other picture. */
  readonly isKey: boolean;
}

/** Where the table of pictures begins in a stored video. */
const TABLE = 75;
/** Bytes of an entry: whether there is one more, place, size, 1, kind. */
const ENTRY = 17;
const KEY_PICTURE = 5;
export const VP6 = 4;
export const VP6_WITH_ALPHA = 5;
/** The codings that a stored video can have: H.263, screen video, VP6, VP6 with transparency, screen video 2. */
export const CODINGS = new Set([2, 3, VP6, VP6_WITH_ALPHA, 6]);
/** What is stored of a video that scripts play: a size, and no pictures. */
const NO_CODING = 0;
const MAX_FPS = 1000;

/**
 * The video in a `bin/*.dat` file; undefined for data of another form. Flash keeps the coded pictures in order, with a
 * table of their places before them, and the samples of the sound after them in the same way. Source: eighteen videos of
 * public documents, beside the FLV files that they were imported from or the movies that Flash made of them.
 *
 * @param maxPictures - more of them are left out
 */
export function readStoredVideo(bytes: Uint8Array, maxPictures: number): StoredVideo | undefined {
  if (bytes.length < TABLE) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const coding = view.getUint32(1, true);
  if (coding === NO_CODING && bytes[TABLE] === 0) return { coding, pictures: [] };
  const fps = view.getFloat64(5, true);
  if (!CODINGS.has(coding) || !(fps > 0 && fps <= MAX_FPS)) return undefined;
  const table = readTable(bytes, TABLE, maxPictures);
  if (!table || table.parts.length === 0) return undefined;
  const pictures = table.parts.map(({ bytes, kind }) => ({ bytes, isKey: kind === KEY_PICTURE }));
  return { coding, fps, pictures, sound: readSound(bytes, view, table.end) };
}

const COUNT = 4;

function readSound(bytes: Uint8Array, view: DataView, end: number): StoredSamples | undefined {
  const rate = view.getFloat64(13, true);
  const bits = view.getUint32(21, true);
  const channels = view.getUint32(25, true);
  if ((bits !== 8 && bits !== 16) || (channels !== 1 && channels !== 2)) return undefined;
  // A number is between the pictures and the table of the sound.
  const table = readTable(bytes, end + COUNT, 1);
  const data = table?.parts.at(0)?.bytes;
  return data && data.length > 0 ? { kind: 'pcm', data, rate, bits, channels } : undefined;
}

/** What a table names, and where the data after it end; undefined for one that names what is not there. */
function readTable(
  bytes: Uint8Array,
  start: number,
  max: number,
): { parts: { bytes: Uint8Array; kind: number }[]; end: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: { at: number; size: number; kind: number }[] = [];
  let at = start;
  for (; at + ENTRY <= bytes.length && bytes[at] === 1; at += ENTRY)
    entries.push({
      at: view.getUint32(at + 1, true),
      size: view.getUint32(at + 5, true),
      kind: view.getUint32(at + 13, true),
    });
  // A zero ends the table, then comes the size of all data.
  const data = bytes.subarray(at + 5);
  const taken = entries.slice(0, max);
  if (taken.some((entry) => entry.at + entry.size > data.length)) return undefined;
  // Parts share no bytes: otherwise a small file would be a large video.
  if (taken.reduce((sum, { size }) => sum + size, 0) > data.length) return undefined;
  const total = at + 5 <= bytes.length ? view.getUint32(at + 1, true) : 0;
  const parts = taken.map((entry) => ({
    bytes: data.subarray(entry.at, entry.at + entry.size),
    kind: entry.kind,
  }));
  return { parts, end: at + 5 + total };
}
