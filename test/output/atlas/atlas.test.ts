import { describeWhere } from '../../support/where';
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { oracleDocuments } from '../../scores/oracles';
import { temporaryFolder } from '../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../../app/cli/support/runCli';
import { shareOfDifferentPixels } from '../svg/comparePictures';
import { AtlasPlayer } from './readAtlas';
import { scoreWritten } from './scoreWritten';

const folder = temporaryFolder();

/** Makes an atlas of a symbol, and pictures of its frames with the box that they show. */
async function exported(document: string, symbol: string, ...options: string[]): Promise<AtlasPlayer> {
  const target = path.join(folder(), 'atlas');
  const { status, err } = await runCli(
    'export',
    document,
    '--to',
    'atlas',
    '--symbol',
    symbol,
    '-o',
    target,
    ...options,
  );
  expect([status, err]).toEqual([0, '']);
  return new AtlasPlayer(target);
}

/** The share of pixels by which a frame of the atlas differs from the picture of the same frame. */
async function difference(
  player: AtlasPlayer,
  document: string,
  symbol: string,
  frame: number,
): Promise<number> {
  const file = path.join(folder(), 'frame.svg');
  await runCli(
    'export',
    document,
    '--to',
    'svg',
    '--symbol',
    symbol,
    '--frames',
    String(frame + 1),
    '-o',
    file,
  );
  const drawn = fs.readdirSync(folder()).find((name) => name.endsWith('.svg')) ?? '';
  const svg = fs.readFileSync(path.join(folder(), drawn), 'utf8');
  fs.rmSync(path.join(folder(), drawn));
  const [x, y, width, height] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const expected = pixels(svg);
  // An empty picture would prove nothing.
  expect(expected.data.filter((value, at) => at % 4 === 3 && value > 0).length).toBeGreaterThan(50);
  return shareOfDifferentPixels(pixels(player.draw(frame, { x, y, width, height })), expected);
}

function pixels(svg: string): PNG {
  return PNG.sync.read(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

describe('texture atlases', () => {
  it.each([
    ['with full keys', []],
    ['with short keys', ['--optimized']],
    ['with turned pictures on several sprite maps', ['--rotate', '--max-size', '64']],
    ['in double resolution', ['--scale', '2']],
    ['with symbols as timelines', ['--leaves', 'timelines']],
  ])('A reader draws the frames of an atlas as they are drawn here, %s', async (_title, options) => {
    const player = await exported(EXAMPLE, 'stars/twinkle', ...options);
    for (const frame of [0, 7]) {
      expect(await difference(player, EXAMPLE, 'stars/twinkle', frame)).toBeLessThan(0.01);
    }
  });

  it('An atlas of a scene holds its symbols once, and its labels', async () => {
    const target = path.join(folder(), 'scene');
    await runCli('export', EXAMPLE, '--to', 'atlas', '-o', target);
    const text = fs.readFileSync(path.join(target, 'Animation.json'), 'utf8');
    const { symbolNames } = new AtlasPlayer(target);
    expect(new Set(symbolNames).size).toBe(symbolNames.length);
    expect(text.match(/"name":"intro"/g)).toHaveLength(1);
  });

  it('An atlas leaves spritemaps and Animation.json in its folder and nothing else', async () => {
    await exported(EXAMPLE, 'stars/twinkle');
    expect(fs.readdirSync(path.join(folder(), 'atlas')).sort()).toEqual(
      ['Animation.json', 'spritemap1.json', 'spritemap1.png'].sort(),
    );
  });
});

const roots: Record<string, string> = {
  mole: 'mole_digging_anim',
  'ninja-girl': 'ninja-girl',
  'simple-animation': 'simple-animation',
};
const documents = oracleDocuments('atlas').filter(({ name }) => name in roots);

describeWhere(
  documents.length > 0,
  'no folder shared/frames beside the project',
  'atlases of real documents',
  () => {
    it.each(documents.map((document) => [document.name, document] as const))(
      '%s is written as Animate wrote it',
      async (name, document) => {
        await exported(document.path, roots[name]);
        const score = scoreWritten(document.folder, path.join(folder(), 'atlas'));
        expect(score).toMatchObject({ symbols: 0, layers: 0, frames: 0, labels: 0, words: 0, linear: 0 });
        // Some roundings go the other way; skewed motion objects, which mole has, start 0.15 px beside their matrix.
        const [worst, share] = name === 'mole' ? [0.2501, 1] : [0.1001, 0.05];
        expect(score.worstPlace).toBeLessThanOrEqual(worst);
        expect(score.places).toBeLessThanOrEqual(score.compared * share);
        expect(score.compared).toBeGreaterThan(50);
      },
    );

    it.each(
      documents.flatMap((document) =>
        (['run', 'stand'] as const).map((graphics) => [document.name, graphics, document] as const),
      ),
    )(
      'a reader draws frames of %s as they are drawn here, if graphics %s within frames that last',
      async (name, graphics, document) => {
        await exported(document.path, roots[name], '--optimized');
        const player = new AtlasPlayer(path.join(folder(), 'atlas'), graphics);
        for (const frame of [1, 3]) {
          expect(await difference(player, document.path, roots[name], frame)).toBeLessThan(0.01);
        }
      },
    );
  },
);
