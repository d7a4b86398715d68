import fc from 'fast-check';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { decodeSound } from '../../../film/sound/decodeSound';
import { mp3FrameAt } from '../../../platform/mp3/mp3Frames';
import { storedSoundIn, type SoundHead } from '../../../film/sound/StoredSound';
import type { Mp3Decoder, Samples } from '../../../platform/mp3/Mp3Decoder';
import { TONE_MP3 } from '../../support/toneMp3';

const HEAD: SoundHead = { rate: 11025, bits: 16, channels: 1, sampleCount: 5760, dataLength: 0 };
const decoded = (data: Uint8Array, head: SoundHead, mp3 = nodePlatform.mp3): Samples | undefined => {
  const stored = storedSoundIn(data, head);
  return stored && decodeSound(stored, head, mp3);
};

it('Samples of 16 bits are read little-endian, those of 8 bits around 128', () => {
  const head = { ...HEAD, sampleCount: 2 };
  expect([...decoded(Uint8Array.of(1, 2, 255, 255), head)!.samples]).toEqual([513, -1]);
  expect([...decoded(Uint8Array.of(128, 0, 255), { ...head, bits: 8, sampleCount: 3 })!.samples]).toEqual([
    0, -32768, 32512,
  ]);
});

it('An MP3 is decoded with its tone and its rate, and without the data after its end', () => {
  const padded = new Uint8Array(TONE_MP3.length + 50).fill(0x7f);
  padded.set(TONE_MP3);
  const { rate, channels, samples } = decoded(padded, { ...HEAD, dataLength: TONE_MP3.length })!;
  expect([rate, channels, samples.length]).toEqual([11025, 1, 5760]);
  // Half a second after the encoder's delay: a tone of 440 Hz goes up through zero 440 times a second.
  const heard = samples.subarray(1500, 1500 + 2205);
  const rises = heard.filter((value, index) => index > 0 && heard[index - 1] < 0 && value >= 0).length;
  expect(Math.abs(rises - 88)).toBeLessThanOrEqual(1);
  expect(Math.max(...heard)).toBeGreaterThan(3000);
});

it('MP3 of unknown length ends with its last frame', () => {
  const padded = new Uint8Array(TONE_MP3.length + 50).fill(0x7f);
  padded.set(TONE_MP3);
  expect(storedSoundIn(padded, HEAD)).toEqual({ kind: 'mp3', data: TONE_MP3 });
});

it.each<[string, number, number]>([
  ['as many as the document says, where it says some less', 5000, 5000],
  ['or some more: silence follows', 6000, 6000],
  ['all that there are where the document is far off', 1_000_000_000, 5760],
  ['all that there are where the document says nothing', 0, 5760],
])('An MP3 has %s', (_, sampleCount, expected) => {
  const { samples } = decoded(TONE_MP3, { ...HEAD, sampleCount })!;
  expect(samples.length).toBe(expected);
  expect([...samples.subarray(5760)].every((value) => value === 0)).toBe(true);
});

it('The encoder delay of a sound that Flash re-encoded is skipped', () => {
  const count: Mp3Decoder = {
    decode: () => ({ rate: 44100, channels: 2, samples: Int16Array.from({ length: 20000 }, (_, at) => at) }),
  };
  const { samples } = decoded(TONE_MP3, { ...HEAD, sampleCount: 10000 - 5760 }, count)!;
  expect([samples[0], samples.length]).toEqual([1677 * 2, (10000 - 5760) * 2]);
});

it('Each frame header gives the position of the next, until the data end', () => {
  let at = 0;
  let samples = 0;
  for (let frame = mp3FrameAt(TONE_MP3, at); frame; frame = mp3FrameAt(TONE_MP3, at)) {
    at += frame.bytes;
    samples += frame.samples;
  }
  expect([at, samples]).toEqual([TONE_MP3.length, 5760]);
});

it('A sound of more than half an hour is refused', () => {
  const long: Mp3Decoder = { decode: () => ({ rate: 1, channels: 1, samples: new Int16Array(1801) }) };
  expect(() => decoded(TONE_MP3, HEAD, long)).toThrow('The sound claims 1,801 seconds; the maximum is 1,800');
});

it('Damaged MP3 data give samples or nothing, never an error', () => {
  const damage = fc.array(fc.tuple(fc.nat(TONE_MP3.length - 1), fc.nat(255)), { maxLength: 40 });
  fc.assert(
    fc.property(damage, fc.nat(TONE_MP3.length), (changes, length) => {
      const data = TONE_MP3.slice(0, length);
      for (const [at, value] of changes) if (at < length) data[at] = value;
      const samples = decoded(data, HEAD)?.samples;
      if (samples) expect(samples.length).toBeLessThan(20_000);
    }),
    { numRuns: 50 },
  );
});
