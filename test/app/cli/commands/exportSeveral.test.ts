import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

/** The data of a sheet in TexturePacker's words. */
interface SheetText {
  frames: { filename: string }[] | Record<string, object>;
  animations?: Record<string, string[]>;
}

it('An atlas of several items leaves out empty items, and bitmaps, with a warning', async () => {
  const host = new Host(nodePlatform);
  const library = ['one', 'two'].map((name) => ({
    name,
    layers: [{ elements: [{ shape: 'oval' as const, width: 10, height: 10 }] }],
  }));
  const silent = { name: 'silent', layers: [{ elements: [{ text: '' }] }] };
  openLiteral(host, { library: [library[0], silent, library[1]] }).saveAt(at('some.fla'));
  const args = ['export', at('some.fla'), '--to', 'atlas', '-o', at('out'), '--items'];
  const { status, err } = await runCli(...args, ':symbol');
  expect([status, err]).toEqual([0, expect.stringContaining('left out: "silent" paints nothing')]);
  expect(fs.readdirSync(at('out')).sort()).toEqual(['one', 'two']);
  fs.rmSync(at('out'), { recursive: true });
  expect((await runCli(...args, 'silent')).status).toBe(1);
  expect(fs.existsSync(at('out'))).toBe(false);
});

it.each(['json-hash', 'json-array'])(
  'The first of several sheets with %s names the frames of all animations',
  async (data) => {
    const options = ['--to', 'sheet', '--symbol', 'stars/twinkle', '--max-size', '64', '--data', data];
    expect((await runCli('export', EXAMPLE, '-o', at('out'), ...options)).status).toBe(0);
    const sheets = fs
      .readdirSync(at('out'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(fs.readFileSync(at('out', name), 'utf8')) as SheetText);
    expect(sheets.length).toBeGreaterThan(1);
    const names = sheets.flatMap(({ frames }) =>
      Array.isArray(frames) ? frames.map(({ filename }) => filename) : Object.keys(frames),
    );
    const [first, ...others] = sheets.map(({ animations }) => animations);
    expect(Object.values(first ?? {})).toEqual([[...names].sort()]);
    expect(others.every((animations) => animations === undefined)).toBe(true);
  },
);

it.each([
  ['star.png', ['star.png']],
  ['v1.2', ['v1.2/twinkle0002.png']],
  ['star.png/', ['star.png/twinkle0002.png']],
])('A name with an ending is that file, another one is a folder: -o %s', async (output, files) => {
  const named = at(output) + (output.endsWith('/') ? '/' : '');
  const { out } = await runCli(
    'export',
    EXAMPLE,
    '--to',
    'png',
    '--symbol',
    'stars/twinkle',
    '--frames',
    '2',
    '-o',
    named,
  );
  expect(out.trim().split('\n')).toEqual(files.map((file) => at(file)));
  expect(files.filter((file) => !fs.existsSync(at(file)))).toEqual([]);
});

it.each([
  [
    ['--to', 'sheet', '-o', 'star.css'],
    '--to sheet makes no .css file; name a file that ends in .png or .json',
  ],
  [['--to', 'gif', '-o', 'star.final'], '--to gif makes no .final file'],
  [
    ['--to', 'svg', '--symbol', 'stars/twinkle', '-o', 'star.svg'],
    'one for each frame; --frames chooses one; name a folder, such as -o star',
  ],
  [
    ['--to', 'gif', '--items', ':movieclip', '-o', 'star.gif'],
    '-o star.gif names one file, and this makes files of 5',
  ],
])('A name that is not one of the files to make is refused: %j', async (options, message) => {
  const { status, err } = await runCli('export', EXAMPLE, ...options);
  expect([status, err]).toEqual([2, expect.stringContaining(message)]);
});
