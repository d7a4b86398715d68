import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { DocumentLiteral } from '../../app/literal/DocumentLiteral';
import { publishDocument } from '../../output/makers/publishDocument';
import { describeBrowser } from '../support/browser';
import { temporaryFolder } from '../support/temporaryFolder';
import { canvasProfile, CANVAS_KIND, documentWith } from './filesOfDocument';

const folder = temporaryFolder();

/** Publishes a document into a folder and gives the address of its page. */
function publish(literal: DocumentLiteral, properties: Readonly<Record<string, string>> = {}): string {
  const document = documentWith(
    { ...literal, attributes: { filetypeGUID: CANVAS_KIND } },
    { 'PublishSettings.xml': canvasProfile(properties) },
  );
  const { files } = publishDocument(document.film, { to: 'canvas', isHosted: false });
  for (const { path: name, bytes } of files) {
    const file = path.join(folder(), ...name.split('/'));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  const page = files.find(({ path: name }) => name.endsWith('.html'))?.path ?? '';
  return pathToFileURL(path.join(folder(), page)).href;
}

/** The number of pixels of the canvas that something is painted on. */
async function paintedPixels(page: Page): Promise<number> {
  await page.waitForFunction('typeof exportRoot === "object" && exportRoot !== null');
  return page.evaluate<number>(`(() => {
    stage.update();
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length;
  })()`);
}

const TEXTS = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(2)>',
  "');alert(3);//",
  '\u2028alert(4)\u2029',
  '<!--<script>alert(5)//-->',
  '*/alert(6)/*',
  '\nalert(7)\r\n',
  '\\',
  '${alert(8)}`',
  '__proto__',
  'constructor',
];

/** A document whose every name and text is one that would like to be code. */
function hostile(text: string): DocumentLiteral {
  const square = { shape: 'rectangle' as const, width: 40, height: 40 };
  return {
    name: 'film.fla',
    width: 100,
    height: 80,
    library: [
      { name: text.replace(/\//g, '|'), type: 'movie clip', layers: [{ name: text, elements: [square] }] },
    ],
    layers: [
      {
        name: text,
        frames: [
          {
            name: text,
            elements: [
              { item: text.replace(/\//g, '|'), name: text, x: 20, y: 20 },
              { text, name: text, textType: 'dynamic', x: 0, y: 50 },
            ],
          },
        ],
      },
    ],
  };
}

describeBrowser('a published film', (openPage) => {
  it.each(TEXTS)('It runs nothing of a document whose names and texts are %j', async (text) => {
    const { page, faults } = await openPage(publish(hostile(text)));
    expect(await paintedPixels(page)).toBeGreaterThan(40 * 40 - 1);
    expect(faults).toEqual([]);
  });

  it.each(TEXTS.slice(0, 6))('It runs nothing of them with the script in the page: %j', async (text) => {
    const { page, faults } = await openPage(
      publish(hostile(text), { embedJS: 'true', includePreloader: 'true' }),
    );
    expect(await paintedPixels(page)).toBeGreaterThan(40 * 40 - 1);
    expect(faults).toEqual([]);
  });

  it('It moves as its tween says, loops, and fits the window where it is to', async () => {
    const at = (x: number): object => ({ item: 'dot', name: 'dot', x, y: 20 });
    const film: DocumentLiteral = {
      name: 'film.fla',
      width: 200,
      height: 100,
      frameRate: 24,
      library: [
        {
          name: 'dot',
          type: 'movie clip',
          layers: [{ elements: [{ shape: 'oval', width: 20, height: 20 }] }],
        },
      ],
      layers: [
        {
          frames: [
            { duration: 10, tweenType: 'motion', elements: [at(0)] as never },
            { duration: 2, elements: [at(100)] as never },
          ],
        },
      ],
    };
    const view = { viewport: { width: 400, height: 400 } };
    const { page, faults } = await openPage(
      publish(film, { makeResponsive: 'true', scaleStage: 'true' }),
      view,
    );
    await page.waitForFunction('typeof exportRoot === "object" && exportRoot !== null');
    const places = await page.evaluate<number[]>(`(() => {
      createjs.Ticker.removeEventListener('tick', stage);
      return [0, 5, 10].map((frame) => { exportRoot.gotoAndStop(frame); return exportRoot.dot.x - exportRoot.dot.regX; });
    })()`);
    expect(places.map(Math.round)).toEqual([0, 50, 100]);
    expect(await page.evaluate('[canvas.style.width, canvas.style.height]')).toEqual(['400px', '200px']);
    expect(await page.evaluate('exportRoot.loop')).not.toBe(false);
    expect(faults).toEqual([]);
  });
});
