import type { Compression } from '../../../platform/Compression';
import { joinBytes } from '../../../platform/joinBytes';
import { writeRectangle } from '../records/rectangleRecord';
import { ByteWriter } from '../../../platform/ByteWriter';

/** What the head of a movie says. */
export interface MovieHead {
  /** Version of the format, 1 to 255. */
  version: number;
  /** The stage, in twips. */
  width: number;
  height: number;
  /** Frames in a second. */
  frameRate: number;
  frameCount: number;
  isCompressed: boolean;
}

/** Bytes before the part that can be compressed. */
const SIGNATURE = 8;

/** A whole movie: `FWS` as it is, `CWS` with everything after the first eight bytes compressed by zlib. */
export function writeMovie(head: MovieHead, tags: Uint8Array, compression: Compression): Uint8Array {
  const { version, width, height, frameRate, frameCount, isCompressed } = head;
  const body = new ByteWriter();
  writeRectangle(body, { left: 0, top: 0, right: width, bottom: height });
  body.align().fixed8(frameRate).u16(frameCount).raw(tags);
  const start = new ByteWriter()
    .u8(isCompressed ? 0x43 : 0x46)
    .u8(0x57)
    .u8(0x53)
    .u8(version);
  start.u32(SIGNATURE + body.size);
  return joinBytes([start.written, isCompressed ? compression.deflate(body.written) : body.written]);
}
