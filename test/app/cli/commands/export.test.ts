import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decode, decodeFrames } from 'modern-gif';
import { PNG } from 'pngjs';
import { openHost } from '../../../../app';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { unpackSheet } from '../../../output/sheets/unpackSheet';
import { temporaryFolder } from '../../../support/temporaryFolder';
import type { ExportTask } from '../../../../app/cli/actions/performTask';
import type { Task, Worker } from '../../../../app/cli/Io';
import { EXAMPLE, runCli, runWith } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);
const SYMBOL = ['--symbol', 'stars/twinkle'];

/** Exports of the example into `out`; the names of the files there. */
async function exported(...options: string[]): Promise<string[]> {
  const { status, err } = await runCli('export', EXAMPLE, '-o', at('out'), ...options);
  expect([status, err]).toEqual([0, '']);
  return fs.readdirSync(at('out')).sort();
}

function readPng(file: string): PNG {
  return PNG.sync.read(fs.readFileSync(file));
}

/** The frames of the symbol, each as a picture of its own. */
async function framesAlone(): Promise<Map<string, PNG>> {
  const files = await exported('--to', 'png', ...SYMBOL);
  const frames = new Map(files.map((file) => [file, readPng(at('out', file))]));
  fs.rmSync(at('out'), { recursive: true });
  return frames;
}

describe('export', () => {
  let framesOfSymbol: Map<string, PNG> | undefined;

  it('The kind png gives a numbered picture for each frame, all equally large', async () => {
    const files = await exported('--to', 'png', ...SYMBOL, '--frames', '1-3,5');
    expect(files).toEqual([1, 2, 3, 5].map((number) => `twinkle000${number}.png`));
    const sizes = files
      .map((file) => readPng(at('out', file)))
      .map(({ width, height }) => `${width} x ${height}`);
    expect(new Set(sizes).size).toBe(1);
  });

  it('A label names frames', async () => {
    const files = await exported('--to', 'svg', '--label', 'intro');
    expect(files.length).toBe(24);
    expect(files[0]).toBe('night-sky0001.svg');
  });

  it('A scene is as large as the stage, in each of several resolutions', async () => {
    await exported('--to', 'png', '--frames', '1', '--scale', '0.25,0.5,1');
    const widths = fs.readdirSync(at('out')).map((file) => readPng(at('out', file)).width);
    expect(widths.sort((a, b) => a - b)).toEqual([160, 320, 640]);
  });

  it.each([
    ['json-hash', ['--trim']],
    ['json-hash', ['--trim', '--rotate', '--extrude', '2', '--max-size', '128']],
    ['json-array', ['--power-of-two', '--padding', '0']],
    ['aseprite', ['--trim']],
  ])('A sheet with %s, unpacked again, shows the frames pixel for pixel (%j)', async (data, options) => {
    const expected = (framesOfSymbol ??= await framesAlone());
    const files = await exported('--to', 'sheet', ...SYMBOL, '--data', data, ...options);
    const frames = files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => unpackSheet(at('out', file)));
    expect(frames.length).toBe(expected.size);
    for (const { name, data: drawn } of frames) {
      const number = String(Number(/\d+$/.exec(name)?.[0]) + 1).padStart(4, '0');
      expect(drawn.equals(expected.get(`twinkle${number}.png`)?.data ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('Equal frames share a place on a sheet', async () => {
    await exported('--to', 'sheet', '--frames', '1-2', '--timeline', 'Night');
    const { frames } = JSON.parse(fs.readFileSync(at('out', 'Night.json'), 'utf8')) as { frames: object };
    expect(Object.keys(frames)).toEqual(['Night0000', 'Night0001']);
  });

  it.each([
    ['sparrow', 'twinkle.xml', /<SubTexture name="twinkle0000" x="\d+" y="\d+" width="\d+" height="\d+"/],
    ['css', 'twinkle.css', /\.twinkle0000 \{ width: \d+px; height: \d+px; background: url\("twinkle\.png"\)/],
  ])('A sheet comes with data as %s', async (data, file, form) => {
    await exported('--to', 'sheet', ...SYMBOL, '--data', data);
    expect(fs.readFileSync(at('out', file), 'utf8')).toMatch(form);
  });

  it('An animated SVG shows one picture at a time', async () => {
    await exported('--to', 'svg', '--animated', ...SYMBOL);
    const svg = fs.readFileSync(at('out', 'twinkle.svg'), 'utf8');
    const animations = [...svg.matchAll(/values="([a-z;]+)" keyTimes="([\d.;]+)"/g)].map(
      ([, values, times]) => ({
        values: values.split(';'),
        times: times.split(';').map(Number),
      }),
    );
    const isShown = ({ values, times }: (typeof animations)[0], time: number): boolean =>
      values[times.filter((start) => start <= time).length - 1] === 'inline';
    expect(animations.length).toBeGreaterThan(1);
    for (let time = 0.001; time < 1; time += 0.05) {
      expect(animations.filter((animation) => isShown(animation, time))).toHaveLength(1);
    }
  });

  it('An SVG that plays by CSS shows one picture at a time', async () => {
    await exported('--to', 'svg', '--animated', '--by', 'css', ...SYMBOL);
    const svg = fs.readFileSync(at('out', 'twinkle.svg'), 'utf8');
    expect(svg).not.toContain('<animate');
    const rules = [...svg.matchAll(/@keyframes [\w-]+\{((?:[\d.]+%\{visibility:\w+\})+)\}/g)];
    const animations = rules.map(([, steps]) =>
      [...steps.matchAll(/([\d.]+)%\{visibility:(\w+)\}/g)].map(([, time, value]) => ({
        time: Number(time),
        isShown: value === 'visible',
      })),
    );
    expect(animations.length).toBeGreaterThan(1);
    for (let time = 0.1; time < 100; time += 5) {
      const shown = animations.filter((steps) => steps.filter((step) => step.time <= time).at(-1)?.isShown);
      expect(shown).toHaveLength(1);
    }
  });

  it('A GIF lasts as long as the frames do', async () => {
    await runCli('export', EXAMPLE, '--to', 'gif', ...SYMBOL, '-o', at('star.gif'));
    const bytes = fs.readFileSync(at('star.gif'));
    const gif = decode(bytes);
    const { frameRate } = openHost(EXAMPLE).document;
    const count = (await exported('--to', 'png', ...SYMBOL)).length;
    const lasts = gif.frames.reduce((sum, { delay }) => sum + delay, 0);
    expect(Math.abs(lasts - (count * 1000) / frameRate)).toBeLessThan(10);
    expect(decodeFrames(bytes)[0].data.some((value) => value > 0)).toBe(true);
  });

  it('An APNG begins with a picture that every viewer shows, and knows its frames', async () => {
    await runCli('export', EXAMPLE, '--to', 'apng', ...SYMBOL, '-o', at('star.png'));
    const bytes = fs.readFileSync(at('star.png'));
    await exported('--to', 'png', ...SYMBOL, '--frames', '1');
    expect(PNG.sync.read(bytes).data.length).toBeGreaterThan(0);
    const count = bytes.readUInt32BE(bytes.indexOf('acTL') + 4);
    expect(bytes.toString('latin1').split('fcTL').length - 1).toBe(count);
    expect(count).toBeGreaterThan(1);
  });

  it('Items of the library are exported each by itself', async () => {
    const files = await exported('--to', 'apng', '--items', '/stars/*:movieclip');
    expect(files).toEqual(['comet.png', 'star.png', 'twinkle.png']);
  });

  it('Several documents get a folder each', async () => {
    fs.cpSync(EXAMPLE, at('in', 'one'), { recursive: true });
    fs.cpSync(EXAMPLE, at('in', 'two'), { recursive: true });
    const { status, out } = await runCli('export', at('in'), '--to', 'svg', '--frames', '1', '-o', at('out'));
    expect([status, out.trim().split('\n').length]).toEqual([0, 2]);
    expect(fs.readdirSync(at('out')).sort()).toEqual(['one', 'two']);
  });

  it('A document can be standard input', async () => {
    const saved = at('saved.fla');
    await runCli('export', EXAMPLE, '--to', 'json', '-o', at('data.json'));
    await runCli('import', at('data.json'), '-o', saved);
    const readInput = (): Uint8Array => fs.readFileSync(saved);
    const { status, out } = await runWith({ readInput }, [
      ...['export', '-', '--to', 'png', ...SYMBOL, '--frames', '1', '-o', at('out')],
    ]);
    expect([status, out]).toEqual([0, `${at('out', 'twinkle0001.png')}\n`]);
  });

  it('A list of documents can be standard input, and an XFL counts once', async () => {
    fs.cpSync(EXAMPLE, at('in', 'one'), { recursive: true });
    fs.cpSync(EXAMPLE, at('in', 'two'), { recursive: true });
    const list = [at('in', 'one'), at('in', 'two'), at('in', 'one', 'DOMDocument.xml')].join('\n');
    const { status } = await runWith({ readInput: () => Buffer.from(list) }, [
      ...['export', '-', '--to', 'svg', '--frames', '1', '-o', at('out')],
    ]);
    expect([status, fs.readdirSync(at('out')).sort()]).toEqual([0, ['one', 'two']]);
  });

  it('A killed worker leaves no files', async () => {
    fs.cpSync(EXAMPLE, at('in', 'one'), { recursive: true });
    fs.cpSync(EXAMPLE, at('in', 'two'), { recursive: true });
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    const waiting = `.export-${os.hostname().replace(/[^\w.]/g, '_')}-${gone}-abcdef`;
    const run = (job: readonly string[] | Task): Promise<number> => {
      fs.mkdirSync(path.join((job as ExportTask).request.output, waiting), { recursive: true });
      return Promise.resolve(1);
    };
    const startWorker = (): Promise<Worker> => Promise.resolve({ run, stop: () => undefined });
    const { status } = await runWith({ startWorker }, ['export', at('in'), '--to', 'svg', '-o', at('out')]);
    expect([status, fs.existsSync(at('out'))]).toEqual([1, false]);
  });

  it('A document that fails is named, and stops no other', async () => {
    fs.cpSync(EXAMPLE, at('in', 'one'), { recursive: true });
    fs.writeFileSync(at('in', 'broken.fla'), 'nothing');
    const { status, err } = await runCli('export', at('in'), '--to', 'svg', '--frames', '1', '-o', at('out'));
    expect(status).toBe(1);
    expect(err).toContain('broken.fla');
    expect(fs.readdirSync(at('out', 'one'))).toHaveLength(1);
  });

  it('Standard output receives the pictures in order', async () => {
    const { out } = await runCli('export', EXAMPLE, '--to', 'png', ...SYMBOL, '--frames', '1-2', '-o', '-');
    expect(out.split('\u0089PNG').length - 1).toBe(2);
  });

  it('JSON lists the files, and the seconds of each stage', async () => {
    const { out } = await runCli('export', EXAMPLE, '--to', 'gif', ...SYMBOL, '-o', at('a.gif'), '--json');
    const [report] = JSON.parse(out) as [{ files: { file: string; bytes: number }[]; seconds: object }];
    expect(report.files).toEqual([{ file: at('a.gif'), bytes: fs.statSync(at('a.gif')).size }]);
    expect(Object.keys(report.seconds)).toEqual(
      expect.arrayContaining(['drawing', 'rasterizing', 'encoding']),
    );
  });

  it.each([
    [['--to', 'png', '--symbol', 'missing'], 'unknown symbol "missing"'],
    [['--to', 'png', ...SYMBOL, '--frames', '1-999'], '--frames must be from 1 to '],
    [['--to', 'png', ...SYMBOL, '--frames', '5-2'], 'runs backwards; write 2-5'],
    [['--to', 'png', ...SYMBOL, '--frames', 'all'], '--frames takes numbers and ranges'],
    [['--to', 'png', '--label', 'outro'], 'there is no label "outro"'],
    [['--to', 'png', '--items', 'missing'], 'there is nothing to export'],
    [['--to', 'sheet', '--max-size', '32'], 'does not fit on a sheet of 32 x 32'],
    [['--to', 'sheet', ...SYMBOL, '--data', 'css', '--max-size', '64', '--padding', '1'], 'knows one only'],
    [['--to', 'sheet', '--trim', '--max-size', '32'], 'raise --max-size, or lower --scale'],
    [['--to', 'atlas', '--max-size', '16'], 'raise --max-size, or lower --scale'],
    [['--to', 'png', '--max-pixels', '100'], 'more than the limit maxPixels'],
  ])('An impossible export fails with one line, and leaves no files: %j', async (options, message) => {
    const { status, out, err } = await runCli('export', EXAMPLE, '-o', at('out'), ...options);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(fs.existsSync(at('out'))).toBe(false);
  });

  it.each([
    [['--to', 'jpg'], 'Allowed choices are png'],
    [['--to', 'gif', '-o', 'star.png'], '--to gif makes no .png file; name a file that ends in .gif'],
    [['--to', 'atlas', '-o', 'star.png'], '--to atlas makes no .png file; name a folder'],
    [['--to', 'sheet', '-o', '-'], '-o - cannot go with --to sheet'],
    [['--to', 'png', '--trim'], '--trim goes with --to sheet'],
    [['--to', 'png', '--padding', '2'], '--padding goes with --to sheet or atlas, not with png'],
    [['--to', 'png', '--frames', '1', '--label', 'a'], '--frames cannot go with --label'],
    [['--to', 'sheet', '--data', 'css', '--rotate'], 'knows no turned pictures'],
    [['--to', 'json', '--symbol', 'a'], '--symbol cannot go with --to json'],
    [['--to', 'svg', '--scale', '2'], '--scale cannot go with --to svg, which has no pixels'],
    [['--to', 'png', '--scale', '0'], 'Expected numbers above 0, up to 16'],
    [['--to', 'png', '--background', 'red'], 'Expected none or a colour'],
  ])('Options that make no sense are refused: %j', async (options, message) => {
    const { status, err } = await runCli('export', EXAMPLE, '-o', at('out'), ...options);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  it('A file where an atlas needs a folder is named, and nothing is written', async () => {
    fs.mkdirSync(at('out'));
    fs.writeFileSync(at('out', 'star'), 'mine');
    const { status, err } = await runCli(
      ...['export', EXAMPLE, '--to', 'atlas', '--items', '/stars/*:movieclip', '-o', at('out')],
    );
    expect([status, fs.readdirSync(at('out'))]).toEqual([1, ['star']]);
    expect(err).toContain('star: there is a file of that name');
  });

  it('A place that cannot be written is named', async () => {
    fs.writeFileSync(at('file'), '');
    const place = at('file', 'below');
    const { status, err } = await runCli('export', EXAMPLE, '--to', 'png', ...SYMBOL, '-o', place);
    expect(status).toBe(1);
    expect(err).toContain('a file is where a folder should be');
  });
});

it('An atlas without pictures is refused: readers want a sprite map', async () => {
  const host = new Host(nodePlatform);
  openLiteral(host, { layers: [{ elements: [{ text: '' }] }] }).saveAt(at('silent.fla'));
  const { status, err } = await runCli('export', at('silent.fla'), '--to', 'atlas', '-o', at('out'));
  expect([status, err]).toEqual([1, expect.stringContaining('paints nothing: there is nothing to export')]);
  expect(fs.existsSync(at('out'))).toBe(false);
});

it('An empty timeline is refused by export, which says where to look', async () => {
  new Host(nodePlatform).create().saveAt(at('empty.fla'));
  const { status, err } = await runCli('export', at('empty.fla'), '--to', 'sheet', '-o', at('out'));
  expect([status, err]).toEqual([
    1,
    expect.stringContaining('there is nothing to export; name another place with'),
  ]);
  expect(fs.existsSync(at('out'))).toBe(false);
});
