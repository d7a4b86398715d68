import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { drawingPlatform } from '../../../app/cli/actions/export/film/ffmpegVideo';
import { videoFile } from '../../../film/video/videoFile';
import { binaryXfl, describeBinary } from '../../support/documents';
import { hasFfmpeg } from '../../support/films';
import { storedVideo } from '../../support/storedVideo';
import { itWhere } from '../../support/where';

const LIMITS = { maxPictures: 1000, maxPixels: 1e6, maxBytes: 2 ** 26, maxMilliseconds: 60_000 };

itWhere(hasFfmpeg, 'no ffmpeg', 'Damaged data give the pictures before the damage, or words', () => {
  const { bytes } = videoFile(storedVideo({ sizes: [300, 200] }), 100)!;
  expect(drawingPlatform.video?.decode(bytes, 'flv', LIMITS)).toBe('ffmpeg cannot decode');
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
