/** Of layer 3, in kilobits, by the number in the head of a frame: of MPEG 1, and of MPEG 2 and 2.5. */
const KILOBITS = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];

/** The length of the frame of MP3 that begins at a byte; undefined where none does. */
export function frameLengthOf(bytes: Uint8Array, at: number): { bytes: number; samples: number } | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1] & 0xe0) !== 0xe0) return undefined;
  const version = (bytes[at + 1] >> 3) & 3;
  const isFirst = version === 3;
  const kilobits = KILOBITS[isFirst ? 0 : 1].at(bytes[at + 2] >> 4);
  const rateIndex = (bytes[at + 2] >> 2) & 3;
  if (!kilobits || rateIndex === 3 || version === 1) return undefined;
  const rate = [44100, 48000, 32000][rateIndex] >> (isFirst ? 0 : version === 2 ? 1 : 2);
  const samples = isFirst ? 1152 : 576;
  const padding = (bytes[at + 2] >> 1) & 1;
  return { bytes: Math.floor(((samples / 8) * kilobits * 1000) / rate) + padding, samples };
}
