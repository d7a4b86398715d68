import type { Samples } from '../../platform/mp3/Mp3Decoder';
import type { StoredSamples } from './StoredSound';

const HEADER = 44;
const PCM = 1;

/** Encodes samples as a WAV file. A fractional rate is rounded up. */
export function encodeWav({ data, rate, bits, channels }: Omit<StoredSamples, 'kind'>): Uint8Array {
  // Chunks have even lengths.
  const file = new Uint8Array(HEADER + data.length + (data.length % 2));
  const view = new DataView(file.buffer);
  const frame = (channels * bits) / 8;
  const samples = Math.round(rate);
  write(file, 0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  write(file, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, samples, true);
  view.setUint32(28, samples * frame, true);
  view.setUint16(32, frame, true);
  view.setUint16(34, bits, true);
  write(file, 36, 'data');
  view.setUint32(40, data.length, true);
  file.set(data, HEADER);
  return file;
}

/** Encodes decoded samples as a WAV file. */
export function wavOfSamples({ rate, channels, samples }: Samples): Uint8Array {
  return encodeWav({ data: littleEndian(samples), rate, bits: 16, channels });
}

/** Samples as little-endian bytes, on any machine. */
export function littleEndian(samples: Int16Array): Uint8Array {
  if (IS_LITTLE_ENDIAN) return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  samples.forEach((sample, index) => view.setInt16(index * 2, sample, true));
  return bytes;
}

const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

function write(file: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) file[at + index] = text.charCodeAt(index);
}
