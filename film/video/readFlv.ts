import { CODINGS, type StoredPicture, type StoredVideo } from './StoredVideo';

const VIDEO_TAG = 9;
const TAG_HEAD = 11;
const KEY = 1;
/** Words for the player in place of a picture: where to seek. */
const COMMAND = 5;

/**
 * The pictures of an FLV file; undefined where it has none, or in a coding that SWF does not know. Source: Video File
 * Format 10.
 *
 * @param maxPictures - more of them are left out
 */
export function readFlv(bytes: Uint8Array, maxPictures: number): StoredVideo | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 9) return undefined;
  const pictures: StoredPicture[] = [];
  let coding: number | undefined;
  // The size of the tag before is before each tag.
  for (let at = view.getUint32(5) + 4; at + TAG_HEAD < bytes.length && pictures.length < maxPictures;) {
    const size = view.getUint32(at) & 0xffffff;
    const body = bytes.subarray(at + TAG_HEAD, at + TAG_HEAD + size);
    const [head] = body;
    if (bytes[at] === VIDEO_TAG && head !== undefined && head >> 4 !== COMMAND) {
      coding ??= head & 15;
      if (coding !== (head & 15)) break;
      pictures.push({ bytes: body.subarray(1), isKey: head >> 4 === KEY });
    }
    at += TAG_HEAD + size + 4;
  }
  return coding !== undefined && CODINGS.has(coding) ? { coding, pictures } : undefined;
}
