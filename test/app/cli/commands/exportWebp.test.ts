import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { describeWhere } from '../../../support/where';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const SYMBOL = ['--symbol', 'stars/twinkle'];

async function exported(name: string, ...options: string[]): Promise<string[]> {
  const { status, err } = await runCli('export', EXAMPLE, '-o', at(name), ...options);
  expect([status, err]).toEqual([0, '']);
  return fs.readdirSync(at(name)).sort();
}

/** The pixels of a picture, by decoders that share nothing with the encoder. */
function pixelsOf(file: string): Buffer {
  if (file.endsWith('.png')) return PNG.sync.read(fs.readFileSync(file)).data;
  const { stdout, stderr, status } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'],
    { maxBuffer: 2 ** 28 },
  );
  expect([status, String(stderr)]).toEqual([0, '']);
  return stdout;
}

/** Decibels between pictures, colours as they are on a ground, and the largest difference of opacities. */
function differenceOf(one: Buffer, other: Buffer): { psnr: number; opacity: number } {
  expect(one.length).toBe(other.length);
  let [squares, opacity] = [0, 0];
  for (let index = 0; index < one.length; index += 4) {
    opacity = Math.max(opacity, Math.abs(one[index + 3] - other[index + 3]));
    for (let channel = 0; channel < 3; channel++) {
      const shown = (pixels: Buffer): number => (pixels[index + channel] * pixels[index + 3]) / 255;
      squares += (shown(one) - shown(other)) ** 2;
    }
  }
  return { psnr: 10 * Math.log10(255 ** 2 / (squares / ((one.length / 4) * 3))), opacity };
}

describeWhere(hasFfmpeg, 'no ffmpeg', 'export --to webp, decoded by ffmpeg', () => {
  it.each([
    ['a symbol with transparent parts', [...SYMBOL, '--frames', '1,6']],
    ['a scene on its ground', ['--frames', '1', '--scale', '0.5']],
  ])('A WebP has the pixels of --to png without loss: %s', async (_title, options) => {
    const files = await exported('webp', '--to', 'webp', ...options);
    expect(await exported('png', '--to', 'png', ...options)).toEqual(
      files.map((file) => file.replace('.webp', '.png')),
    );
    for (const file of files) {
      const png = pixelsOf(at('png', file.replace('.webp', '.png')));
      expect(pixelsOf(at('webp', file)).equals(png)).toBe(true);
    }
  });

  it.each([
    ['low', 30],
    ['medium', 32],
    ['high', 36],
  ])('A WebP of quality %s is within %i dB, and as opaque', async (quality, least) => {
    const options = [...SYMBOL, '--frames', '6', '--scale', '4'];
    const [png] = await exported('png', '--to', 'png', ...options);
    const [webp] = await exported(quality, '--to', 'webp', '--quality', quality, ...options);
    const { psnr, opacity } = differenceOf(pixelsOf(at(quality, webp)), pixelsOf(at('png', png)));
    expect(opacity).toBe(0);
    expect(psnr).toBeGreaterThan(least);
  });

  it.each([
    ['sheet', ['--trim'], 'twinkle.json', 'twinkle.webp'],
    ['atlas', [], 'spritemap1.json', 'spritemap1.webp'],
  ])('--pictures webp makes those of a %s, which its data name', async (to, more, data, picture) => {
    const options = ['--to', to, ...SYMBOL, ...more];
    const files = await exported('webp', ...options, '--pictures', 'webp');
    expect(files.filter((file) => /\.(webp|png)$/.test(file))).toEqual([picture]);
    const { meta } = JSON.parse(fs.readFileSync(at('webp', data), 'utf8')) as { meta: { image: string } };
    expect(meta.image).toBe(picture);
    await exported('png', ...options);
    const png = pixelsOf(at('png', picture.replace('.webp', '.png')));
    expect(pixelsOf(at('webp', picture)).equals(png)).toBe(true);
  });
});

it.each([
  [['--to', 'png', '--quality', 'low'], /--quality goes with --to webp or/],
  [['--to', 'sheet', '--quality', 'low'], /--quality goes with --pictures webp/],
  [['--to', 'png', '--pictures', 'webp'], /--pictures goes with --to sheet or atlas/],
  [['--to', 'sheet', '--pictures', 'bmp'], /'bmp' is invalid/],
])('%j is refused', async (options, words) => {
  const { status, err } = await runCli('export', EXAMPLE, '-o', at('out'), ...options);
  expect(status).toBe(2);
  expect(err).toMatch(words);
  expect(fs.existsSync(at('out'))).toBe(false);
});
