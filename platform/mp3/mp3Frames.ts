import { joinBytes } from '../joinBytes';

/** The head of a frame of MPEG audio, layer 3. */
export interface Mp3Frame {
  rate: number;
  channels: 1 | 2;
  /** Of one channel. */
  samples: number;
  bytes: number;
}

/** Of layer 3, in kilobits, by the number in the head of a frame of MPEG 1. */
const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
/** The same of MPEG 2 and 2.5. */
const LATER_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Of MPEG 1, by the number in the head; the others have a half and a quarter. */
const RATES = [44100, 48000, 32000];

const LAYER_3 = 1;
const RESERVED = 1;
const MONO = 3;

/** The frame that begins at a byte; undefined where none does. */
export function mp3FrameAt(data: Uint8Array, at: number): Mp3Frame | undefined {
  if (at + 4 > data.length || !beginsMp3(data, at)) return undefined;
  const head = new DataView(data.buffer, data.byteOffset + at, 4).getUint32(0);
  const version = (head >> 19) & 3;
  const isFirst = version === 3;
  const kilobits = (isFirst ? KILOBITS : LATER_KILOBITS)[(head >> 12) & 15];
  const highest = RATES[(head >> 10) & 3];
  if (version === RESERVED || ((head >> 17) & 3) !== LAYER_3 || !kilobits || !highest) return undefined;
  const rate = highest >> (isFirst ? 0 : version === 2 ? 1 : 2);
  const samples = isFirst ? 1152 : 576;
  const bytes = Math.floor(((samples / 8) * kilobits * 1000) / rate) + ((head >> 9) & 1);
  return { rate, channels: ((head >> 6) & 3) === MONO ? 1 : 2, samples, bytes };
}

/** True at the eleven bits that begin a frame of MPEG audio. */
export function beginsMp3(data: Uint8Array, at = 0): boolean {
  return data[at] === 0xff && (data[at + 1] ?? 0) >= 0xe0;
}

/** The complete frames in the format of the first one, without the bytes between and after them. */
export function framesOfOneForm(data: Uint8Array): Uint8Array {
  let first: Mp3Frame | undefined;
  const frames: Uint8Array[] = [];
  for (let at = 0; at < data.length;) {
    const frame = mp3FrameAt(data, at);
    if (!frame || at + frame.bytes > data.length || !isAlike(frame, first)) {
      at++;
      continue;
    }
    first ??= frame;
    frames.push(data.subarray(at, at + frame.bytes));
    at += frame.bytes;
  }
  return joinBytes(frames);
}

/** A decoder detects frames of other rates and channels, and drops the earlier ones. */
function isAlike(first: Mp3Frame, second: Mp3Frame | undefined): boolean {
  if (!second) return true;
  return first.rate === second.rate && first.channels === second.channels && first.samples === second.samples;
}
