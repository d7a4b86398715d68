import { mp3FrameAt } from '../../../../platform/mp3/mp3Frames';

/** The properties in an MP3 or WAV file. */
export interface SoundFile {
  kind: 'mp3' | 'wav';
  /** As documents write it, `44kHz 16bit Stereo`. */
  format: string;
  /** Samples of one channel. */
  sampleCount: number;
  /** The sound without the head of the file. */
  data: Uint8Array;
}

const PCM = 1;
const EXTENSIBLE = 0xfffe;

/** Reads an MP3 or WAV file; undefined for others. */
export function readSoundFile(bytes: Uint8Array): SoundFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 12 && view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57415645) {
    return readWav(bytes, view);
  }
  return readMp3(bytes);
}

function readWav(bytes: Uint8Array, view: DataView): SoundFile | undefined {
  let head: { channels: number; rate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = view.getUint32(at);
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    if (name === 0x666d7420 && start + 16 <= bytes.length) {
      const coding = view.getUint16(start, true);
      if (coding !== PCM && coding !== EXTENSIBLE) return undefined;
      const channels = view.getUint16(start + 2, true);
      head = { channels, rate: view.getUint32(start + 4, true), bits: view.getUint16(start + 14, true) };
    }
    if (name === 0x64617461 && head) {
      const data = bytes.subarray(start, start + size);
      const { channels, rate, bits } = head;
      if (channels === 0 || bits < 8) return undefined;
      const sampleCount = Math.floor((data.length * 8) / bits / channels);
      return { kind: 'wav', format: formatOf(rate, bits, channels), sampleCount, data };
    }
    at = start + size + (size % 2);
  }
  return undefined;
}

function readMp3(bytes: Uint8Array): SoundFile | undefined {
  const start = tagLength(bytes);
  let at = start;
  let sampleCount = 0;
  let format: string | undefined;
  while (at + 4 <= bytes.length) {
    const frame = mp3FrameAt(bytes, at);
    if (!frame) break;
    format ??= formatOf(frame.rate, 16, frame.channels);
    sampleCount += frame.samples;
    at += frame.bytes;
  }
  return format === undefined ? undefined : { kind: 'mp3', format, sampleCount, data: bytes.subarray(start) };
}

/** The length of an ID3 tag at the beginning: four times seven bits. */
function tagLength(bytes: Uint8Array): number {
  if (bytes.length < 10 || bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  return 10 + ((bytes[6] << 21) | (bytes[7] << 14) | (bytes[8] << 7) | bytes[9]);
}

function formatOf(rate: number, bits: number, channels: number): string {
  return `${Math.floor(rate / 1000)}kHz ${bits}bit ${channels === 1 ? 'Mono' : 'Stereo'}`;
}
