import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { openHost } from '../../app/index';
import { Host } from '../../app/host/Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { publishDocument } from '../../output/makers/publishDocument';
import { hasOracles, oracleDocuments, type OracleDocument } from '../scores/oracles';
import { describeBrowser } from '../support/browser';
import { playFilm, type FilmFiles } from '../support/filmPlayer';
import { rasterize } from '../support/onNode';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeWhere } from '../support/where';
import { shareOfDifferentPixels } from './svg/comparePictures';
import { sample } from '../support/sample';

/** Documents without texts whose faces are not available, and whose bitmaps lie beside Adobe's film. */
const JUDGED = ['1000_timelines_colored', 'lower-third', 'mask', 'motionguide', 'wombat'];

const folder = temporaryFolder();

function published(document: OracleDocument): FilmFiles {
  const host = new Host(nodePlatform);
  const { files } = publishDocument(host.open(document.path).film, { to: 'canvas', isHosted: true });
  host.closeAll();
  const place = path.join(folder(), document.name);
  for (const { path: name, bytes } of files) {
    const file = path.join(place, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  const script = files.find(({ path: name }) => name.endsWith('.js'))?.path ?? 'none';
  return { script: path.join(place, script), folder: place };
}

/** The largest share of pixels by which frames differ from Adobe's, clips running. */
async function farthestFromAdobe(document: OracleDocument, page: Page): Promise<number> {
  const adobe = { script: path.join(document.folder, 'published.js'), folder: document.folder };
  const expected = await playFilm(page, adobe, { count: 10, runs: true });
  const drawn = await playFilm(page, published(document), { count: 10, runs: true });
  expect(drawn.map(({ frame }) => frame)).toEqual(expected.map(({ frame }) => frame));
  return Math.max(...drawn.map(({ picture }, i) => shareOfDifferentPixels(picture, expected[i].picture)));
}

/** The same beside `render`, clips at their first frames. */
async function farthestFromRender(document: OracleDocument, page: Page): Promise<number> {
  const host = openHost(document.path);
  const shares = (await playFilm(page, published(document), { count: 5 })).map(({ frame, picture }) =>
    shareOfDifferentPixels(PNG.sync.read(Buffer.from(rasterize(host.render({ frame })))), picture),
  );
  host.dispose();
  return Math.max(...shares);
}

describeWhere(hasOracles, 'no folder shared/frames beside the project', 'films in a browser', () => {
  describeBrowser('pictures of published films', (openPage) => {
    const documents = oracleDocuments('createjs').filter(({ name }) => JUDGED.includes(name));

    it('There are documents to judge', () => expect(documents).toHaveLength(JUDGED.length));

    it.each(sample(5, documents))(
      '$name: ten frames as in the film that Adobe published',
      async (document) => {
        const { page } = await openPage('about:blank');
        expect(await farthestFromAdobe(document, page)).toBeLessThan(0.01);
      },
    );

    it.each(sample(5, documents, 1))('$name: five frames as render draws them', async (document) => {
      const { page } = await openPage('about:blank');
      expect(await farthestFromRender(document, page)).toBeLessThan(0.02);
    });
  });
});
