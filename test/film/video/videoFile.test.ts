import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { drawingPlatform } from '../../../app/cli/actions/export/film/ffmpegVideo';
import { videoFile } from '../../../film/video/videoFile';
import { itWhere } from '../../support/where';
import { hasFfmpeg } from '../../support/films';
import { binaryXfl, describeBinary } from '../../support/documents';

const LIMITS = { maxPictures: 1000, maxPixels: 1e6, maxBytes: 2 ** 26, maxMilliseconds: 60_000 };

/** A stored video with pictures of these sizes. */
function stored({
  coding = 2,
  fps = 24,
  sizes = [3, 2],
}: {
  coding?: number;
  fps?: number;
  sizes?: number[];
}): Uint8Array {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const bytes = new Uint8Array(75 + 17 * sizes.length + 5 + total + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(1, coding, true);
  view.setFloat64(5, fps, true);
  let at = 0;
  sizes.forEach((size, i) => {
    const entry = 75 + 17 * i;
    bytes[entry] = 1;
    [at, size, 1, i === 0 ? 5 : 4].forEach((value, n) => view.setUint32(entry + 1 + 4 * n, value, true));
    at += size;
  });
  view.setUint32(75 + 17 * sizes.length + 1, total, true);
  bytes.fill(7, 75 + 17 * sizes.length + 5, 75 + 17 * sizes.length + 5 + total);
  return bytes;
}

/** A stored video whose ten pictures are all the same bytes. */
function sharing(): Uint8Array {
  const bytes = stored({ sizes: [500, ...Array<number>(9).fill(0)] });
  const view = new DataView(bytes.buffer);
  for (let i = 1; i < 10; i++) {
    view.setUint32(75 + 17 * i + 1, 0, true);
    view.setUint32(75 + 17 * i + 5, 500, true);
  }
  return bytes;
}

describe('a stored video', () => {
  it('A video becomes an FLV file with a tag for each picture; frames without data show the one before', () => {
    const file = videoFile(stored({ sizes: [3, 0, 2] }), 100);
    expect(file).toMatchObject({ container: 'flv', fps: 24, pictures: [0, 0, 1] });
    const bytes = file!.bytes;
    expect(String.fromCharCode(...bytes.subarray(0, 3))).toBe('FLV');
    expect(bytes[13]).toBe(9);
    expect([bytes[24], bytes[13 + 11 + 4 + 4 + 11]]).toEqual([0x12, 0x22]);
  });

  it.each<[string, Uint8Array]>([
    ['an unknown coding', stored({ coding: 9 })],
    ['no rate', stored({ fps: 0 })],
    ['no pictures', stored({ sizes: [] })],
    ['too few bytes', stored({ sizes: [900] }).subarray(0, 200)],
    ['nothing', new Uint8Array()],
    ['pictures that share their bytes', sharing()],
  ])('A video with %s has no file', (_title, bytes) => {
    expect(videoFile(bytes, 100)).toBeUndefined();
  });

  it('Any bytes become a file or none', () => {
    const property = fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(150), (noise, at) => {
      const bytes = stored({ sizes: [30, 40] });
      bytes.set(noise.subarray(0, bytes.length - at), at);
      const file = videoFile(bytes, 10);
      expect((file?.bytes.length ?? 0) < 2 * bytes.length + 400).toBe(true);
    });
    fc.assert(property, { numRuns: 300, seed: 1 });
  });

  itWhere(hasFfmpeg, 'no ffmpeg', 'Damaged data give the pictures before the damage, or words', () => {
    const { bytes } = videoFile(stored({ sizes: [300, 200] }), 100)!;
    expect(drawingPlatform.video?.decode(bytes, 'flv', LIMITS)).toBe('ffmpeg cannot decode');
  });
});

describeBinary('The pictures of a stored video', () => {
  const folder = binaryXfl('0015_videos');
  const names: [string, string][] = [
    ['M 1 1726210452.dat', 'h263_nosound.flv'],
    ['M 2 1726210459.dat', 'vp6_sound.flv'],
  ];

  it.each(names)('%s are those of the file that was imported, %s', (data, original) => {
    if (!hasFfmpeg) return;
    const file = videoFile(fs.readFileSync(path.join(folder, 'bin', data)), 1000)!;
    const pictures = drawingPlatform.video!.decode(file.bytes, file.container, { ...LIMITS, fps: file.fps });
    const from = path.join(folder, '_videos', original);
    const { stdout } = spawnSync(
      'ffmpeg',
      ['-v', 'error', '-i', from, '-vsync', '0', '-pix_fmt', 'rgba', '-c:v', 'png', '-f', 'image2pipe', '-'],
      { maxBuffer: 2 ** 27 },
    );
    expect(pictures).toHaveLength(file.pictures!.length);
    expect(Buffer.concat(pictures as Uint8Array[]).equals(stdout)).toBe(true);
  });
});
