import fs from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import type { DocumentLiteral, ElementLiteral } from '../../../app/literal/DocumentLiteral';
import { publishSwf } from '../../../output/swf/publishSwf';
import { pictureOf } from '../../../app/host/pictureOf';
import { webglChromiumPath } from '../../support/chromium';
import { rasterize } from '../../support/onNode';
import { openLiteral } from '../../support/openModel';
import { describeWhere } from '../../support/where';

/** The folder of the npm package `@ruffle-rs/ruffle`. */
const { RUFFLE = '' } = process.env;
const isThere = fs.existsSync(path.join(RUFFLE, 'ruffle.js')) && webglChromiumPath !== undefined;

const SITE = 'http://film.test';
const WIDTH = 200;
const HEIGHT = 150;

/** Ruffle's "webgl" and "canvas" know neither filters nor most blend modes. */
const CONFIG = {
  publicPath: '/',
  autoplay: 'on',
  unmuteOverlay: 'hidden',
  splashScreen: false,
  letterbox: 'off',
  logLevel: 'warn',
  preferredRenderer: 'wgpu-webgl',
  quality: 'best',
};

const box = (fill: string, x: number, y: number): ElementLiteral => ({
  shape: 'rectangle',
  x,
  y,
  width: 60,
  height: 50,
  fill,
});
const STAR = { name: 'star', layers: [{ elements: [box('#0000FF', 0, 0)] }] };

const DOCUMENTS: Record<string, DocumentLiteral> = {
  'pieces that are one shape': {
    layers: [
      { elements: [{ ...box('#00AA00', 70, 60), stroke: '#000000', strokeWidth: 4 } as ElementLiteral] },
      { elements: [box('#FF0000', 30, 40)] },
      { elements: [{ shape: 'oval', x: 10, y: 10, width: 90, height: 90, fill: '#FFCC00' }] },
    ],
  },
  'a mask': {
    library: [STAR],
    layers: [
      { name: 'hole', type: 'mask', elements: [{ shape: 'oval', x: 20, y: 20, width: 80, height: 60 }] },
      { parent: 'hole', elements: [{ item: 'star', x: 40, y: 30, rotation: 20 }] },
      { elements: [box('#CCCCCC', 110, 70)] },
    ],
  },
  'colours, blend modes, nested symbols': {
    library: [
      STAR,
      {
        name: 'pair',
        layers: [
          {
            elements: [
              { item: 'star', alpha: 50 },
              { item: 'star', x: 40 },
            ],
          },
        ],
      },
    ],
    layers: [
      { elements: [{ item: 'pair', x: 20, y: 50, blendMode: 'multiply' }] },
      { elements: [box('#FFAA00', 50, 30)] },
    ],
  },
};

describeWhere(isThere, 'RUFFLE names no player, or no Chromium', 'Ruffle', () => {
  let browser: Browser;
  let page: Page;
  let movie: Uint8Array = new Uint8Array();
  const said: string[] = [];

  beforeAll(async () => {
    const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
    browser = await chromium.launch({ executablePath: webglChromiumPath, args });
    page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    page.on('console', (message) => {
      if (/\b(WARN|ERROR)\b/.test(message.text())) said.push(message.text());
    });
    await page.route(`${SITE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/movie.swf') return route.fulfill({ body: Buffer.from(movie) });
      if (pathname !== '/') return route.fulfill({ path: path.join(RUFFLE, path.basename(pathname)) });
      const start = `window.RufflePlayer={config:${JSON.stringify(CONFIG)}}`;
      return route.fulfill({
        contentType: 'text/html',
        body: `<body style="margin:0"><script>${start}</script><script src="/ruffle.js"></script>`,
      });
    });
  });
  afterAll(() => browser.close());

  /** The first frame as Ruffle draws it. */
  async function played(bytes: Uint8Array): Promise<PNG> {
    movie = bytes;
    await page.goto(`${SITE}/`);
    await page.evaluate(`(async () => {
      const player = window.RufflePlayer.newest().createPlayer();
      player.style.cssText = 'display:block;width:${WIDTH}px;height:${HEIGHT}px';
      document.body.append(player);
      await player.ruffle().load({ url: '/movie.swf' });
      while (player.ruffle().readyState < 2) await new Promise((go) => setTimeout(go, 20));
    })()`);
    await page.waitForTimeout(500);
    return PNG.sync.read(await page.screenshot());
  }

  it.each(Object.entries(DOCUMENTS))(
    'The movie of %s is drawn as the document is drawn',
    async (_what, literal) => {
      const document = openLiteral({ ...literal, width: WIDTH, height: HEIGHT });
      const theirs = await played(publishSwf(document.film).files[0].bytes);
      const { svg } = pictureOf(document);
      const ours = PNG.sync.read(Buffer.from(rasterize(svg)));
      const different = pixelmatch(theirs.data, ours.data, undefined, WIDTH, HEIGHT, { threshold: 0.1 });
      expect(different / WIDTH / HEIGHT).toBeLessThan(0.02);
      expect(said).toEqual([]);
    },
  );
});
