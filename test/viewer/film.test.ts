import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
import type { Page } from 'playwright-core';
import { createHost } from '../../app/browser';
import { buildPage } from '../../app/cli/actions/page/buildPage';
import type { CommandIo } from '../../app/cli/Io';
import { describeBrowser } from '../support/browser';
import { seriousProblems } from '../support/serious';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const io = {
  libraryFolder: path.resolve(__dirname, '../../dist'),
  warn: () => undefined,
} as unknown as CommandIo;

const WALK = Array.from({ length: 48 }, (_, index) => ({
  elements: [{ shape: 'rectangle' as const, width: 10, height: 10, fill: '#FF0000', x: 3 * index }],
}));
const OTHERS = ['hill', 'moon', 'sun', 'sea', 'boat', 'tree', 'cloud', 'moonlight'];

/** A stage of one frame on which a clip of 48 plays; and a library to look through. */
function page(): string {
  const library = ['walk', ...OTHERS].map((name) => ({ name, layers: [{ frames: WALK }] }));
  const layers = [{ name: 'clips', elements: [{ item: 'walk', name: 'a' }] }];
  const file = path.join(folder(), 'nested.fla');
  fs.writeFileSync(file, createHost({ width: 200, height: 100, library, layers }).save());
  fs.writeFileSync(`${file}.html`, buildPage(file, io));
  return pathToFileURL(`${file}.html`).href;
}

const addressShown = (shown: Page): Promise<string | null> => shown.locator('.sheet img').getAttribute('src');

describeBrowser('a document whose animation sits in a symbol', (openPage) => {
  it('The film plays as the published one, and stays where it was stopped', async () => {
    const { page: shown, faults } = await openPage(page());
    const film = shown.getByRole('button', { name: 'Movie clips play, as published' });
    await film.waitFor();
    expect(await film.getAttribute('aria-pressed')).toBe('true');
    await shown.getByRole('button', { name: 'Play', exact: true }).click();
    await shown.locator('.sheet [data-frame]:not([data-frame="0"])').waitFor();
    await shown.getByRole('button', { name: 'Pause' }).click();
    expect(await shown.locator('.frame-text').textContent()).toMatch(/^film \d+ \/ 48$/);
    expect([await seriousProblems(shown), faults]).toEqual([[], []]);
  });

  it('A click shows the name of an element, a double click opens its symbol, and Escape goes back', async () => {
    const { page: shown, faults } = await openPage(page());
    const sheet = shown.locator('.sheet');
    await sheet.locator('img').waitFor();
    const { width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    const position = { x: (width * 5) / 200, y: (height * 5) / 100 };
    await sheet.click({ position });
    await shown.locator('.picked').filter({ hasText: 'a, movie clip walk: double click opens it' }).waitFor();
    expect(await seriousProblems(shown)).toEqual([]);
    await sheet.dblclick({ position });
    await shown.locator('.place .symbol').filter({ hasText: 'walk' }).waitFor();
    await shown.keyboard.press('Escape');
    await shown.locator('.place .symbol').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });

  it('Symbols open in their place, with a way back to each timeline around them', async () => {
    const inner = { name: 'inner', layers: [{ frames: WALK }] };
    const outer = { name: 'outer', layers: [{ elements: [{ item: 'inner', x: 50, scaleX: 2, scaleY: 2 }] }] };
    const layers = [{ duration: 9, elements: [{ item: 'outer', x: 20, y: 40 }] }];
    const file = path.join(folder(), 'place.fla');
    fs.writeFileSync(file, createHost({ width: 200, height: 100, library: [inner, outer], layers }).save());
    fs.writeFileSync(`${file}.html`, buildPage(file, io));
    const { page: shown, faults } = await openPage(pathToFileURL(`${file}.html`).href);
    const sheet = shown.locator('.sheet');
    await sheet.locator('img').waitFor();
    await shown.getByRole('slider', { name: 'Playhead' }).fill('5');
    await sheet.locator('img[data-frame="5"]').waitFor();
    const { width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    const open = (x: number, y: number): Promise<void> =>
      sheet.dblclick({ position: { x: (width * x) / 200, y: (height * y) / 100 } });
    const place = shown.locator('.place');
    const openNow = async (name: string): Promise<void> => {
      await place.locator('.symbol').filter({ hasText: name }).waitFor();
      await sheet.locator('img[data-frame="0"]').waitFor();
    };

    await open(75, 45);
    await openNow('outer');
    await open(75, 45);
    await openNow('inner');
    expect(await place.locator('.crumb').allTextContents()).toEqual(['outer']);
    expect((await sheet.boundingBox())?.width).toBe(width);
    await shown.getByRole('searchbox').fill('*');
    await shown.locator('.outlines .found').waitFor();
    const around = await sheet.boundingBox();
    const found = await shown.locator('.outlines .found').boundingBox();
    // The outline has a width of its own.
    const inTens = (size: number): number => Math.round((size * 20) / width) * 10;
    expect(inTens((found?.x ?? 0) - (around?.x ?? 0))).toBe(70);
    expect(inTens(found?.width ?? 0)).toBe(20);
    expect(await seriousProblems(shown)).toEqual([]);
    await shown.getByRole('searchbox').fill('');

    await place.getByRole('button', { name: 'outer' }).click();
    await openNow('outer');
    await open(5, 5);
    await place.locator('.symbol').waitFor({ state: 'detached' });
    await sheet.locator('img[data-frame="5"]').waitFor();
    await open(75, 45);
    await openNow('outer');
    await shown.keyboard.press('Escape');
    await sheet.locator('img[data-frame="5"]').waitFor();
    expect(faults).toEqual([]);
  });

  it('A layer is hidden by its eye', async () => {
    const { page: shown } = await openPage(page());
    await shown.locator('.sheet img').waitFor();
    const before = await addressShown(shown);
    const eye = shown.getByRole('button', { name: /^Show the layer clips/ });
    await eye.click();
    await shown.locator(`.sheet img:not([src="${before}"])`).waitFor();
    expect(await eye.getAttribute('aria-pressed')).toBe('false');
  });

  it('The library has a filter that leaves the items that have all of its words', async () => {
    const { page: shown } = await openPage(page());
    const filter = shown.getByRole('textbox', { name: 'Filter the library' });
    await shown.locator('.item[data-path="hill"]').waitFor();
    await filter.fill('movie moon');
    await shown.locator('.item[data-path="hill"]').waitFor({ state: 'hidden' });
    const paths = await shown
      .locator('.item:visible')
      .evaluateAll((rows) =>
        rows.map((row) => (row as unknown as { dataset: { path: string } }).dataset.path),
      );
    expect(paths.sort()).toEqual(['moon', 'moonlight']);
    await filter.fill('nowhere');
    await shown.getByText('Nothing in the library is called that.').waitFor();
  });
});
