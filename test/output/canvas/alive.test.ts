import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { Host } from '../../../app/host/Host';
import type { Document } from '../../../host-mocks/model/document/Document';
import { publishCanvas } from '../../../output/canvas/publishCanvas';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { hasOracles, oracleDocuments, type OracleDocument } from '../../scores/oracles';
import { describeBrowser } from '../../support/browser';
import { playClicks } from '../../support/filmClicks';
import { playAlive, type FilmFiles } from '../../support/filmPlayer';
import { sample } from '../../support/sample';
import { temporaryFolder } from '../../support/temporaryFolder';
import { describeWhere } from '../../support/where';
import { shareOfDifferentPixels } from '../svg/comparePictures';

const folder = temporaryFolder();

function published({ film, name }: Document): FilmFiles {
  const place = path.join(folder(), name);
  for (const { path: file, bytes } of publishCanvas(film, { isHosted: true }).files) {
    fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    fs.writeFileSync(path.join(place, file), bytes);
  }
  return { script: path.join(place, name.replace(/\.(fla|xfl)$/, '.js')), folder: place };
}

/** Documents whose scripts need nothing of another page, and whose bitmaps are beside Adobe's film. */
const ALIVE = ['interaction', 'mask', 'motionguide', 'wombat'];

/** The largest share of pixels that differ from Adobe's film after one and two seconds, both with their scripts. */
async function farthest(document: OracleDocument, page: Page): Promise<number> {
  const adobe = { script: path.join(document.folder, 'published.js'), folder: document.folder };
  const expected = await playAlive(page, adobe, [1, 2]);
  const host = new Host(nodePlatform);
  const drawn = await playAlive(page, published(host.open(document.path)), [1, 2]);
  host.closeAll();
  return Math.max(...drawn.map((picture, i) => shareOfDifferentPixels(picture, expected[i])));
}

describeWhere(hasOracles, 'no folder shared/frames beside the project', 'beside films of Adobe', () => {
  describeBrowser('films with their scripts', (openPage) => {
    const documents = oracleDocuments('createjs').filter(({ name }) => ALIVE.includes(name));

    it('There are films to judge', () => expect(documents).toHaveLength(ALIVE.length));

    it.each(sample(2, documents))('$name shows the same after one and two seconds', async (document) => {
      const { page, faults } = await openPage('about:blank');
      expect(await farthest(document, page)).toBeLessThan(0.02);
      expect(faults.filter((fault) => !fault.startsWith('request:'))).toEqual([]);
    });
  });
});

/** Films that listen to the mouse, or that clicks must leave alone. */
const CLICKED = [...ALIVE, 'classes'];

/** The share of pixels that differ from Adobe's film after each act of the mouse. */
async function clickDifferences(document: OracleDocument, page: Page): Promise<number[]> {
  const adobe = { script: path.join(document.folder, 'published.js'), folder: document.folder };
  const expected = await playClicks(page, adobe, undefined);
  const host = new Host(nodePlatform);
  const drawn = await playClicks(page, published(host.open(document.path)), expected.points);
  host.closeAll();
  return drawn.pictures.map((picture, i) => shareOfDifferentPixels(picture, expected.pictures[i]));
}

describeWhere(
  hasOracles,
  'no folder shared/frames beside the project',
  'beside clicked films of Adobe',
  () => {
    describeBrowser('films that are clicked', (openPage) => {
      const documents = oracleDocuments('createjs').filter(({ name }) => CLICKED.includes(name));

      it.each(sample(3, documents))('$name does the same wherever it is clicked', async (document) => {
        const { page } = await openPage('about:blank');
        const differences = await clickDifferences(document, page);
        expect(differences.map((share) => share < 0.02)).toEqual(differences.map(() => true));
      });
    });
  },
);
