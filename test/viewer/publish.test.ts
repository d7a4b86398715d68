import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
import { createHost } from '../../app/browser';
import { buildPage } from '../../app/cli/actions/page/buildPage';
import type { CommandIo } from '../../app/cli/Io';
import { packageFile } from '../../platform/node/packageFile';
import { PLAYER } from '../../output/canvas/page/player';
import { describeBrowser } from '../support/browser';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const io = {
  libraryFolder: path.resolve(__dirname, '../../dist'),
  warn: () => undefined,
} as unknown as CommandIo;

describeBrowser('the page of a document publishes it', (openPage) => {
  it('The document is published as one page, which plays it, and losses are reported', async () => {
    const document = path.join(folder(), 'square.fla');
    const elements = [
      { shape: 'rectangle' as const, x: 20, y: 30, width: 40, height: 40, fill: '#FF0000' },
      { item: 'dot', x: 100, y: 50, blendMode: 'erase' as const },
    ];
    const library = [
      { name: 'dot', layers: [{ elements: [{ shape: 'oval' as const, width: 20, height: 20 }] }] },
    ];
    fs.writeFileSync(
      document,
      createHost({ width: 200, height: 100, library, layers: [{ elements }] }).save(),
    );
    const shown = path.join(folder(), 'viewer.html');
    fs.writeFileSync(shown, buildPage(document, io));

    const { page, faults } = await openPage(pathToFileURL(shown).href);
    await page.locator('.sheet img').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Publish HTML5' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('square.html');
    await page.getByText('Notes (1)').click();
    await page.getByText('The blend mode "erase" is left out').waitFor();
    expect(faults).toEqual([]);

    const film = path.join(folder(), 'film.html');
    await saved.saveAs(film);
    await page.route(PLAYER.address, (route) =>
      route.fulfill({ body: Buffer.from(packageFile(PLAYER.module)) }),
    );
    await page.goto(pathToFileURL(film).href);
    const color = (x: number, y: number): string =>
      `[...document.getElementById('canvas').getContext('2d').getImageData(${x}, ${y}, 1, 1).data].join()`;
    await page.waitForFunction(`${color(40, 50)} === '255,0,0,255'`);
    expect(await page.evaluate(color(10, 50))).toBe('0,0,0,0');
    await page.unrouteAll();
  });
});
