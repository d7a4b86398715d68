import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
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

/** A dot that moves over 48 frames, and a symbol that is used nowhere. */
function pageOf(): string {
  const library = ['dot', 'lost'].map((name) => ({
    name,
    layers: [{ elements: [{ shape: 'oval' as const, width: 10, height: 10 }] }],
  }));
  const frames = Array.from({ length: 48 }, (_, index) => ({
    elements: [{ item: 'dot', x: 2 * index, y: 50 }],
  }));
  const file = path.join(folder(), 'dot.fla');
  fs.writeFileSync(file, createHost({ width: 200, height: 100, library, layers: [{ frames }] }).save());
  fs.writeFileSync(`${file}.html`, buildPage(file, io));
  return pathToFileURL(`${file}.html`).href;
}

describeBrowser('the page of a document, whose address and query tell more', (openPage) => {
  it('The address keeps what is shown, and shows it again', async () => {
    const url = pageOf();
    const { page, faults } = await openPage(url);
    await page.locator('.sheet [data-frame="0"]').waitFor();
    await page.getByRole('slider', { name: 'Playhead' }).fill('10');
    await page.waitForURL(`${url}#frame=11`);
    await page.getByRole('treeitem', { name: 'dot' }).click();
    await page.getByRole('searchbox').fill('*:shape');
    await page.waitForURL(`${url}#symbol=dot&query=*%3Ashape`);
    await page.goto('about:blank');
    await page.goto(`${url}#symbol=dot&query=*%3Ashape`);
    await page.locator('.place .symbol').filter({ hasText: 'dot' }).waitFor();
    await page.locator('.outlines .found').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(`location.hash = '#frame=21'`);
    await page.locator('.sheet [data-frame="20"]').waitFor();
    expect(faults).toEqual([]);
  });

  it.each(['#symbol=nowhere&frame=9', '#scene=99', '#frame=99999'])(
    'The address %s shows what is there',
    async (hash) => {
      const { page, faults } = await openPage(pageOf() + hash);
      await page.locator('.sheet img').waitFor();
      expect(await page.locator('.notices .fault:visible').count()).toBe(0);
      expect(faults).toEqual([]);
    },
  );

  it('A query that finds nothing says what to ask, and a click asks it', async () => {
    const { page } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    await page.getByRole('searchbox').fill('lost');
    await page.locator('.hints').filter({ hasText: '1 library item matches' }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '$$ lost' }).click();
    await page.locator('.item[data-path="lost"].found').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('$$ lost');
  });

  it('Enter searches the whole document; a click shows what was found, and marks it', async () => {
    const { page, faults } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    await page.getByRole('searchbox').fill('*:instance[x=20]');
    await page.locator('.status').filter({ hasText: 'Nothing was found in this frame' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.status').filter({ hasText: '1 element in the whole document' }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Scene 1, frame 11' }).click();
    await page.locator('.sheet [data-frame="10"]').waitFor();
    await page.locator('.outlines .chosen').waitFor();
    await page.getByRole('button', { name: 'Whole document' }).click();
    await page.locator('.status').filter({ hasText: '1 element in this frame' }).waitFor();
    expect(faults).toEqual([]);
  });
});
