import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
import type { Page } from 'playwright-core';
import { createHost } from '../../host-mocks/browser';
import { buildPage } from '../../host-mocks/cli/actions/page/buildPage';
import type { CommandIo } from '../../host-mocks/cli/Io';
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
  it('plays as the published film, and stays where it was stopped', async () => {
    const { page: shown, faults } = await openPage(page());
    const film = shown.getByRole('button', { name: 'Movie clips play, as published' });
    await film.waitFor();
    expect(await film.getAttribute('aria-pressed')).toBe('true');
    await shown.getByRole('button', { name: 'Play', exact: true }).click();
    await shown.locator('.sheet img:not([data-frame="0"])').waitFor();
    await shown.getByRole('button', { name: 'Pause' }).click();
    expect(await shown.locator('.frame-text').textContent()).toMatch(/^film \d+ \/ 48$/);
    expect([await seriousProblems(shown), faults]).toEqual([[], []]);
  });

  it('tells what somebody clicks, opens it by a double click, and Escape leads back', async () => {
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

  it('hides a layer by its eye', async () => {
    const { page: shown } = await openPage(page());
    await shown.locator('.sheet img').waitFor();
    const before = await addressShown(shown);
    const eye = shown.getByRole('button', { name: /^Show the layer clips/ });
    await eye.click();
    await shown.locator(`.sheet img:not([src="${before}"])`).waitFor();
    expect(await eye.getAttribute('aria-pressed')).toBe('false');
  });

  it('has a library whose filter leaves the items that have all of its words', async () => {
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
