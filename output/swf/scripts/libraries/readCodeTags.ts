import { MAX_SOURCES_BYTES } from '../../../../geometry/claims';
import type { Compression } from '../../../../platform/Compression';
import { decodeLatin1 } from '../../../../platform/decodeLatin1';
import { TAG } from '../../bytes/swfTags';

/** A `DoABC` tag of a movie. */
export interface CodeTag {
  /** By which a catalog finds it: `ui/Star`; often empty. */
  readonly name: string;
  readonly body: Uint8Array;
  /** What follows its flags and its name. */
  readonly block: Uint8Array;
}

/** Bytes of the flags before the name of a block. */
const FLAGS = 4;

/** Bytes before what is compressed: signature, version, length. */
const HEAD = 8;

/**
 * The blocks of code of a movie, and how many bytes it has when it is unpacked.
 *
 * @throws Error for data that are no movie, end early, or are compressed in the way of LZMA
 */
export function readCodeTags(
  movie: Uint8Array,
  compression: Compression,
): { tags: CodeTag[]; hasSymbols: boolean; size: number } {
  const bytes = contentOf(movie, compression);
  const tags: CodeTag[] = [];
  let hasSymbols = false;
  let at = endOfHead(bytes);
  while (at + 2 <= bytes.length) {
    const head = bytes[at] + 256 * bytes[at + 1];
    const code = head >> 6;
    at += 2;
    let length = head & 63;
    if (length === 63) {
      if (at + 4 > bytes.length) throw new Error('the movie ends early');
      length = new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0, true);
      at += 4;
    }
    if (at + length > bytes.length) throw new Error('the movie ends early');
    const body = bytes.subarray(at, at + length);
    if (code === TAG.end) break;
    if (code === TAG.doAbc) tags.push(codeTagOf(body));
    if (code === TAG.symbolClass) hasSymbols ||= body[0] + 256 * body[1] > 0;
    at += length;
  }
  return { tags, hasSymbols, size: bytes.length };
}

function codeTagOf(body: Uint8Array): CodeTag {
  const end = body.indexOf(0, FLAGS);
  return { name: new TextDecoder().decode(body.subarray(FLAGS, end)), body, block: body.subarray(end + 1) };
}

function contentOf(movie: Uint8Array, compression: Compression): Uint8Array {
  const signature = decodeLatin1(movie.subarray(0, 3));
  if (signature === 'FWS') return movie.subarray(HEAD);
  if (signature === 'CWS') return compression.inflate(movie.subarray(HEAD), MAX_SOURCES_BYTES);
  throw new Error('it holds no movie that can be unpacked');
}

/** The stage, whose sides have as many bits as its first five say, the frame rate and the number of frames. */
function endOfHead(bytes: Uint8Array): number {
  const bits = 5 + 4 * (bytes[0] >> 3);
  return Math.ceil(bits / 8) + 4;
}
