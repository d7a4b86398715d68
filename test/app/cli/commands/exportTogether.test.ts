import fs from 'node:fs';
import path from 'node:path';
import type { AtlasData } from '../../../../output/atlas/AtlasData';
import { PNG } from 'pngjs';
import { unpackSheet } from '../../../output/sheets/unpackSheet';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);
const ITEMS = ['--items', '/stars/*:movieclip'];

async function exported(into: string, ...options: string[]): Promise<string[]> {
  const { status, err } = await runCli('export', EXAMPLE, '-o', at(into), ...options);
  expect([status, err]).toEqual([0, '']);
  return fs.readdirSync(at(into)).sort();
}

describe('export --together', () => {
  it('One sheet holds the frames of all items, pixel for pixel, and an animation of each', async () => {
    const alone = await exported('png', '--to', 'png', ...ITEMS);
    const files = await exported('sheet', '--to', 'sheet', ...ITEMS, '--together', '--trim');
    expect(files).toEqual(['night-sky.json', 'night-sky.png']);
    const frames = unpackSheet(at('sheet', 'night-sky.json'));
    expect(frames).toHaveLength(alone.length);
    for (const { name, data } of frames) {
      const [, own, digits] = /^(.*?)(\d{4})$/.exec(name) ?? [];
      const number = String(Number(digits) + 1).padStart(4, '0');
      const file = alone.includes(`${own}${number}.png`) ? `${own}${number}.png` : `${own}.png`;
      expect(data.equals(PNG.sync.read(fs.readFileSync(at('png', file))).data)).toBe(true);
    }
    const { animations } = JSON.parse(fs.readFileSync(at('sheet', 'night-sky.json'), 'utf8')) as {
      animations: Record<string, string[]>;
    };
    for (const [name, sprites] of Object.entries(animations))
      expect(sprites.every((sprite) => sprite.startsWith(name))).toBe(true);
    expect(Object.values(animations).flat()).toHaveLength(frames.length);
  });

  it('One atlas holds every item as a symbol, with the timeline that it has alone', async () => {
    const read = (...file: string[]): AtlasData =>
      JSON.parse(fs.readFileSync(at(...file), 'utf8')) as AtlasData;
    const files = await exported('atlas', '--to', 'atlas', ...ITEMS, '--together');
    expect(files).toEqual(['Animation.json', 'spritemap1.json', 'spritemap1.png']);
    await exported('alone', '--to', 'atlas', ...ITEMS);
    const all = read('atlas', 'Animation.json');
    const alone = fs.readdirSync(at('alone'));
    expect(alone.length).toBeGreaterThan(1);
    const shown = all.ANIMATION.TIMELINE.LAYERS.map(({ Layer_name }) => Layer_name);
    expect(shown.sort()).toEqual(alone.sort());
    for (const name of alone) {
      const symbol = all.SYMBOL_DICTIONARY.Symbols.find(({ SYMBOL_name }) => SYMBOL_name === name);
      const expected = read('alone', name, 'Animation.json').ANIMATION.TIMELINE;
      expect(withoutPictures(symbol?.TIMELINE)).toEqual(withoutPictures(expected));
    }
  });

  it('What shares pictures must be several', async () => {
    const { status, err } = await runCli('export', EXAMPLE, '--to', 'sheet', '--together', '-o', at('none'));
    expect([status, err]).toEqual([2, expect.stringContaining('--together goes with --items')]);
  });
});

/** A timeline without the numbers of its pictures, which an atlas gives out in its own order. */
function withoutPictures(timeline: unknown): unknown {
  return JSON.parse(JSON.stringify(timeline), (key, value: unknown) =>
    key === 'name' && typeof value === 'string' && /^\d+$/.test(value) ? '' : value,
  );
}
