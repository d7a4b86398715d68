import fc from 'fast-check';
import { readFlv } from '../../../film/video/readFlv';
import { readStoredVideo } from '../../../film/video/StoredVideo';
import { VideoDecoding } from '../../../film/video/VideoDecoding';
import { videoFile } from '../../../film/video/videoFile';
import { MAX_VIDEO_MILLISECONDS, MAX_VIDEO_PICTURES } from '../../../geometry/claims';
import type { VideoRequest } from '../../../platform/VideoDecoder';
import { storedVideo } from '../../support/storedVideo';

/** A stored video whose ten pictures are all the same bytes. */
function sharing(): Uint8Array {
  const bytes = storedVideo({ sizes: [500, ...Array<number>(9).fill(0)] });
  const view = new DataView(bytes.buffer);
  for (let i = 1; i < 10; i++) {
    view.setUint32(75 + 17 * i + 1, 0, true);
    view.setUint32(75 + 17 * i + 5, 500, true);
  }
  return bytes;
}

describe('a stored video', () => {
  it('A video becomes an FLV file with a tag for each picture; frames without data show the one before', () => {
    const file = videoFile(storedVideo({ sizes: [3, 0, 2] }), 100);
    expect(file).toMatchObject({ container: 'flv', fps: 24, pictures: [0, 0, 1] });
    const bytes = file!.bytes;
    expect(String.fromCharCode(...bytes.subarray(0, 3))).toBe('FLV');
    expect(bytes[13]).toBe(9);
    expect([bytes[24], bytes[13 + 11 + 4 + 4 + 11]]).toEqual([0x12, 0x22]);
  });

  it.each<[string, Uint8Array]>([
    ['an unknown coding', storedVideo({ coding: 9 })],
    ['no rate', storedVideo({ fps: 0 })],
    ['no pictures', storedVideo({ sizes: [] })],
    ['too few bytes', storedVideo({ sizes: [900] }).subarray(0, 200)],
    ['nothing', new Uint8Array()],
    ['pictures that share their bytes', sharing()],
  ])('A video with %s has no file', (_title, bytes) => {
    expect(videoFile(bytes, 100)).toBeUndefined();
  });

  it('The pictures of an FLV file are those that it was made of', () => {
    const stored = storedVideo({ coding: 4, sizes: [3, 0, 2] });
    const pictures = readStoredVideo(stored, 100)!.pictures.filter(({ bytes }) => bytes.length > 0);
    const flv = videoFile(stored, 100)!.bytes;
    expect(readFlv(flv, 100)).toEqual({ coding: 4, pictures });
    expect(readFlv(flv, 1)?.pictures).toHaveLength(1);
    expect(readFlv(flv.subarray(0, 20), 100)).toBeUndefined();
  });

  it('A stored video has the sound after its pictures', () => {
    const sound = { kind: 'pcm', rate: 44100, bits: 16, channels: 1, data: new Uint8Array(40).fill(9) };
    expect(readStoredVideo(storedVideo({ sound: 40 }), 100)?.sound).toEqual(sound);
    expect(readStoredVideo(storedVideo({ sound: 0 }), 100)?.sound).toBeUndefined();
    expect(readStoredVideo(storedVideo({ sound: 40 }).subarray(0, -30), 100)?.sound).toBeUndefined();
  });

  it('A video that scripts play has a size and no pictures', () => {
    const data = storedVideo({ coding: 0, fps: 0, sizes: [] });
    expect(readStoredVideo(data, 100)).toEqual({ coding: 0, pictures: [] });
    expect(videoFile(data, 100)).toBeUndefined();
  });

  it('Any bytes become a file or none', () => {
    const property = fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(150), (noise, at) => {
      const bytes = storedVideo({ sizes: [30, 40] });
      bytes.set(noise.subarray(0, bytes.length - at), at);
      const file = videoFile(bytes, 10);
      expect((file?.bytes.length ?? 0) < 2 * bytes.length + 400).toBe(true);
      const flv = videoFile(storedVideo({ sizes: [30, 40] }), 10)!.bytes.slice(0, 90 + at);
      flv.set(noise.subarray(0, flv.length - 13), 13);
      for (const read of [readFlv, readStoredVideo])
        expect((read(flv, 10)?.pictures.length ?? 0) <= 10).toBe(true);
    });
    fc.assert(property, { numRuns: 300, seed: 1 });
  });
});

const FILE = { container: 'flv', bytes: new Uint8Array(9) } as const;

/** Decodes videos until one is left out; what was asked of the decoder for each. */
function decodeMany(answer: { count: number; size: number; milliseconds: number }): VideoRequest[] {
  const asked: VideoRequest[] = [];
  let now = 0;
  const video = {
    decode(_bytes: Uint8Array, _container: string, request: VideoRequest) {
      asked.push(request);
      now += Math.min(answer.milliseconds, request.maxMilliseconds);
      return Array.from({ length: answer.count }, () => new Uint8Array(answer.size));
    },
  };
  const decoding = new VideoDecoding({ video, clock: { now: () => new Date(now) } }, 1000);
  for (let index = 0; index < 100; index++) {
    const pictures = decoding.decode(FILE, { maxPixels: 100 });
    if (typeof pictures !== 'string') continue;
    expect(pictures).toMatch(/^is left out: the videos of the document are too long/);
    break;
  }
  return asked;
}

it.each([
  ['bytes', { count: 1, size: 400, milliseconds: 1 }, 3, { maxBytes: 200 }],
  ['pictures', { count: MAX_VIDEO_PICTURES / 2, size: 0, milliseconds: 1 }, 2, { maxPictures: 30_000 }],
  [
    'time',
    { count: 1, size: 1, milliseconds: 25_000 },
    3,
    { maxMilliseconds: MAX_VIDEO_MILLISECONDS - 50_000 },
  ],
])('The %s of all videos of a document are bounded together', (_what, answer, count, last) => {
  const asked = decodeMany(answer);
  expect(asked).toHaveLength(count);
  expect(asked.at(-1)).toMatchObject(last);
});

it('Where nothing decodes videos, the reason says so', () => {
  expect(
    new VideoDecoding({ clock: { now: () => new Date() } }, 1000).decode(FILE, { maxPixels: 1 }),
  ).toMatch(/^is drawn by the commands/);
});
