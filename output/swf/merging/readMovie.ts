import { MAX_SOURCES_BYTES } from '../../../geometry/claims';
import type { Compression } from '../../../platform/Compression';
import { decodeLatin1 } from '../../../platform/decodeLatin1';
import { TAG } from '../bytes/swfTags';
import { MovieBits } from './MovieBits';

/** A tag of a movie. */
export interface MovieTag {
  readonly code: number;
  readonly body: Uint8Array;
}

/** Bytes before what is compressed: signature, version, length. */
const HEAD = 8;

/** Lengths from here on are in 32 bits of their own. */
const LONG = 63;

/**
 * The tags of a movie, without its end, and how many bytes it has when it is unpacked.
 *
 * @throws Error for data that are no movie, end early, or are compressed in the way of LZMA
 */
export function readMovie(
  movie: Uint8Array,
  compression: Compression,
): { readonly tags: MovieTag[]; readonly size: number } {
  const bytes = contentOf(movie, compression);
  const places = readTags(bytes, endOfHead(bytes));
  const tags = places.map(({ code, from, to }) => ({ code, body: bytes.subarray(from, to) }));
  return { tags, size: bytes.length };
}

/** Where a tag is among bytes. */
interface TagPlace {
  readonly code: number;
  readonly from: number;
  readonly to: number;
}

/** The tags from a byte on, up to the one that ends them. */
export function readTags(bytes: Uint8Array, at: number): TagPlace[] {
  const bits = new MovieBits(bytes, at);
  const tags: TagPlace[] = [];
  while (bits.at + 2 <= bytes.length) {
    const head = bits.u16();
    const code = head >> 6;
    const length = (head & LONG) === LONG ? bits.u32() : head & LONG;
    if (code === TAG.end) break;
    const from = bits.at;
    bits.skip(length);
    tags.push({ code, from, to: bits.at });
  }
  return tags;
}

function contentOf(movie: Uint8Array, compression: Compression): Uint8Array {
  const signature = decodeLatin1(movie.subarray(0, 3));
  if (signature === 'FWS') return movie.subarray(HEAD);
  if (signature === 'CWS') return compression.inflate(movie.subarray(HEAD), MAX_SOURCES_BYTES);
  throw new Error('it holds no movie that can be unpacked');
}

/** The stage, the frame rate and the number of frames. */
function endOfHead(bytes: Uint8Array): number {
  const bits = new MovieBits(bytes);
  bits.skipRectangle();
  bits.skip(4);
  return bits.at;
}
