import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PNG } from 'pngjs';
import { eventually } from '../../../support/eventually';
import { decode, FLASH, flashDocument, hasFfmpeg, probe, samplesOf } from '../../../support/films';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { describeWhere } from '../../../support/where';
import { writeXfl } from '../../../support/writeXfl';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

afterEach(() => {
  delete process.env.FFMPEG;
});

/** The document with the flash, as a file. */
function writeFlash(...document: Parameters<typeof flashDocument>): string {
  return writeXfl(at('film'), flashDocument(...document));
}

async function made(file: string, ...options: string[]): Promise<void> {
  const { status, err } = await runCli('export', file, ...options);
  expect([status, err]).toEqual([0, '']);
}

describeWhere(hasFfmpeg, 'no ffmpeg', 'a film', () => {
  it.each([
    ['mp4', 'h264', 'aac'],
    ['webm', 'vp9', 'opus'],
    ['mov', 'prores', 'pcm_s16le'],
  ])(
    '%s has the frames, size, rate and length of the timeline, and the click sounds with the flash',
    async (format, video, audio) => {
      const film = at(`film.${format}`);
      await made(writeFlash(), '--to', format, '-o', film);
      const { pictures, sound, seconds } = probe(film);
      expect([
        pictures.codec_name,
        pictures.width,
        pictures.height,
        pictures.r_frame_rate,
        pictures.nb_read_frames,
      ]).toEqual([...[video, 32, 24, '24/1', '24']]);
      expect(sound?.codec_name).toBe(audio);
      expect(Math.abs(seconds - 1)).toBeLessThan(0.03);
      const gray = decode(film, 'gray');
      const flash = Array.from({ length: 24 }, (_, frame) => gray[frame * 32 * 24 + 400]).map(
        (value) => value > 128,
      );
      expect(flash.indexOf(true)).toBe(FLASH);
      expect(flash.lastIndexOf(true)).toBe(FLASH);
      const samples = samplesOf(film);
      const length = Number(sound?.duration ?? samples.length / 44100);
      expect(Math.abs(length - 1)).toBeLessThanOrEqual(0.02);
      const click = samples.findIndex((value) => Math.abs(value) > 8000) / 44100;
      expect(Math.abs(click - FLASH / 24)).toBeLessThan(0.005);
    },
  );

  it.each([
    ['mp4', 'rgb24', 3],
    ['webm', 'rgb24', 3],
    ['mov', 'rgba', 4],
  ])('%s without loss shows the very pixels of --to png', async (format, form, size) => {
    const choice = [
      '--symbol',
      'stars/twinkle',
      '--frames',
      '3-5',
      '--background',
      format === 'mov' ? 'none' : '#204060',
    ];
    await made(EXAMPLE, '--to', 'png', ...choice, '-o', at('png'));
    await made(EXAMPLE, '--to', format, ...choice, '--quality', 'lossless', '-o', at(`film.${format}`));
    const decoded = decode(at(`film.${format}`), form);
    const pngs = fs
      .readdirSync(at('png'))
      .sort()
      .map((name) => PNG.sync.read(fs.readFileSync(at('png', name))));
    const { width, height } = probe(at(`film.${format}`)).pictures;
    let worst = 0;
    pngs.forEach((png, number) => {
      for (let y = 0; y < png.height; y++)
        for (let x = 0; x < png.width; x++)
          for (let part = 0; part < size; part++) {
            const alpha = png.data[(y * png.width + x) * 4 + 3];
            const film = decoded[((number * height! + y) * width! + x) * size + part];
            const drawn = png.data[(y * png.width + x) * 4 + part];
            if (part === 3 || alpha > 0) worst = Math.max(worst, Math.abs(film - drawn));
          }
    });
    expect(pngs.length * width! * height! * size).toBe(decoded.length);
    expect(worst).toBeLessThanOrEqual(2);
  });

  it('A transparent WebM has its opacity', async () => {
    await made(EXAMPLE, '--to', 'webm', '--symbol', 'stars/twinkle', '--frames', '1', '-o', at('film.webm'));
    const rgba = decode(at('film.webm'), 'rgba', '-c:v', 'libvpx-vp9');
    const { width, height } = probe(at('film.webm')).pictures;
    expect(rgba[3]).toBeLessThan(10);
    expect(rgba[(Math.floor(height! / 2) * width! + Math.floor(width! / 2)) * 4 + 3]).toBeGreaterThan(240);
  });

  it('--size, --fps and --loop change size, rate and length, and nothing else', async () => {
    const options = ['--size', '101x51', '--fps', '12', '--loop', '2', '--background', '#FF0000'];
    await made(writeFlash(), '--to', 'mp4', ...options, '-o', at('film.mp4'));
    const { pictures, seconds } = probe(at('film.mp4'));
    expect([pictures.width, pictures.height, pictures.r_frame_rate, pictures.nb_read_frames]).toEqual([
      102,
      52,
      '12/1',
      '24',
    ]);
    expect(Math.abs(seconds - 2)).toBeLessThan(0.1);
    const rgb = decode(at('film.mp4'), 'rgb24');
    const corner = [...rgb.subarray(0, 3)];
    expect(Math.max(Math.abs(corner[0] - 255), corner[1], corner[2])).toBeLessThan(12);
  });

  it('The name and place of a document reach no program, and a name that begins with - does no harm', async () => {
    const spy = at('spy.sh');
    fs.writeFileSync(spy, `#!/bin/sh\nprintf '%s\\n' "$@" > '${at('said')}'\nexec ffmpeg "$@"\n`, {
      mode: 0o755,
    });
    process.env.FFMPEG = spy;
    fs.renameSync(writeFlash(), at('film', '-rf $(x).xfl'));
    await made(at('film', '-rf $(x).xfl'), '--to', 'mp4', '-o', at('-out'));
    expect(fs.readdirSync(at('-out'))).toEqual(['_-rf $(x).mp4']);
    expect(fs.readFileSync(at('said'), 'utf8')).not.toMatch(/-rf|-out|film|adobe-collection-/);
  });

  it('A refusal of ffmpeg is one line, and no file is left', async () => {
    fs.writeFileSync(at('bad.sh'), '#!/bin/sh\necho "[x @ 0x1] no room" >&2\necho more >&2\nexit 3\n', {
      mode: 0o755,
    });
    process.env.FFMPEG = at('bad.sh');
    const { status, err } = await runCli('export', writeFlash(), '--to', 'mp4', '-o', at('out'));
    expect([status, err]).toEqual([1, 'adobe-collection: ffmpeg could not make the film: no room\n']);
    expect(fs.existsSync(at('out'))).toBe(false);
  });
});

it('Where there is no ffmpeg, one line says how to get it, and nothing is left', async () => {
  process.env.FFMPEG = at('no-such-program');
  const { status, err } = await runCli('export', writeFlash(), '--to', 'webm', '-o', at('out'));
  expect(status).toBe(1);
  expect(err).toMatch(
    /^adobe-collection: films are made by ffmpeg, which is not on this machine: install it \(apt .*\n$/,
  );
  expect(fs.existsSync(at('out'))).toBe(false);
  const { out } = await runCli('export', '--formats');
  expect(out).toMatch(/^mov .*needs ffmpeg, which is not on this machine/m);
  expect(out).toMatch(/^wav .*\.wav$/m);
});

it.each([
  [['--to', 'mp4', '--background', 'none'], 'never transparent'],
  [['--to', 'mp4', '-o', '-'], 'whose file is completed at its beginning'],
  [['--to', 'mov', '--size', '0x9'], 'Expected width and height'],
  [['--to', 'mov', '--size', '9x9', '--scale', '2'], '--size cannot go with --scale'],
  [['--to', 'webm', '--fps', '0'], 'Expected a number from 0.1 to 240'],
  [['--to', 'webm', '--loop', '0'], 'Expected a whole number from 1'],
  [
    ['--to', 'gif', '--quality', 'low'],
    '--quality goes with --to webp or sheet or atlas or mp4 or webm or mov',
  ],
])('%j is wrong usage', async (options, message) => {
  const { status, err } = await runCli('export', EXAMPLE, '-o', at('out'), ...options);
  expect([status, err]).toEqual([2, expect.stringContaining(message)]);
});

describeWhere(hasFfmpeg, 'no ffmpeg', 'a signal', () => {
  it('A signal ends a film of 100,000 frames at once, with no file left, and memory stays small', async () => {
    const file = writeFlash('frameRate="24"', 100_000);
    const cli = path.resolve(__dirname, '../../../../dist/cli.js');
    const out = at('out');
    const child = spawn(process.execPath, [cli, 'export', file, '--to', 'mp4', '-o', out]);
    const ended = once(child, 'exit');
    const hidden = (): string[] =>
      fs.existsSync(out) ? fs.readdirSync(out, { recursive: true, encoding: 'utf8' }) : [];
    while (!hidden().some((name) => name.endsWith('.mp4')) && child.exitCode === null) await setTimeout(20);
    await setTimeout(500);
    const status = fs.existsSync('/proc') ? fs.readFileSync(`/proc/${child.pid}/status`, 'utf8') : '';
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(143);
    await eventually(() => expect(fs.existsSync(out)).toBe(false));
    const kilobytes = Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0);
    expect(kilobytes).toBeLessThan(500_000);
  });
});
