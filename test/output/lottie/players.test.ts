import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { Host } from '../../../app/host/Host';
import { openLiteral as openWith } from '../../../app/host/openLiteral';
import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { sceneSubject } from '../../../output/pictures/exportSubjects';
import { Sequence } from '../../../output/pictures/Sequence';
import { Stopwatch } from '../../../output/pictures/Stopwatch';
import type { DocumentCore } from '../../../host-mocks/model/document/DocumentCore';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import type { LottieAnimation } from '../../../output/lottie/LottieObjects';
import { publishLottie } from '../../../output/lottie/publishLottie';
import { factsOf, oracleDocuments } from '../../scores/oracles';
import { describeBrowser } from '../../support/browser';
import { openLiteral } from '../../support/openModel';
import { openRandom, randomDocuments } from '../../support/randomTimelines';
import { temporaryFolder } from '../../support/temporaryFolder';
import { describeWhere } from '../../support/where';
import { moving, SQUARE } from './lottieOf';

const player = fs.readFileSync(require.resolve('lottie-web/build/player/lottie.min.js'), 'utf8');
const folder = temporaryFolder();

/** The share of pixels that a player and the program itself show differently; both are drawn by the browser. */
async function difference(
  page: Page,
  document: DocumentCore,
  renderer: string,
  count: number,
): Promise<number> {
  const subject = sceneSubject(document.film, document.timelines[0], 'film');
  const { animation } = publishLottie(document.film, subject);
  const context = {
    film: document.film,
    rasterizer: nodePlatform.rasterizer,
    fontFolders: [],
    maxPixels: DEFAULT_LIMITS.maxPixels,
    stopwatch: new Stopwatch(() => 0),
  };
  const frames = Array.from({ length: count }, (_, i) =>
    Math.floor(((i + 0.5) * subject.frameCount) / count),
  );
  const sequence = new Sequence(subject, frames, context, subject.ground);
  const clip = { x: 0, y: 0, width: animation.w, height: animation.h };
  let worst = 0;
  for (const frame of frames) {
    await show(page, sequence.svg(frame));
    const own = PNG.sync.read(await page.screenshot({ clip }));
    worst = Math.max(worst, shareOfDifferent(own, await play(page, animation, renderer, frame)));
  }
  return worst;
}

async function show(page: Page, html: string): Promise<void> {
  await page.evaluate(`document.body.style.margin = 0; document.body.innerHTML = ${JSON.stringify(html)}`);
}

/** The picture of a frame by lottie-web. */
async function play(page: Page, animation: LottieAnimation, renderer: string, frame: number): Promise<PNG> {
  const { w: width, h: height } = animation;
  await show(page, `<div id="film" style="width:${width}px;height:${height}px"></div>`);
  await page.evaluate(`new Promise((done) => {
    const film = lottie.loadAnimation({ container: document.getElementById('film'), renderer: '${renderer}',
      loop: false, autoplay: false, animationData: ${JSON.stringify(animation)} });
    film.addEventListener('DOMLoaded', () => { film.goToAndStop(${frame}, true); setTimeout(done, 50); });
  })`);
  return PNG.sync.read(await page.screenshot({ clip: { x: 0, y: 0, width, height } }));
}

function shareOfDifferent(one: PNG, other: PNG): number {
  const { width, height } = one;
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.2 }) / (width * height);
}

describeBrowser('lottie-web shows what the program draws', (openPage) => {
  async function openPlayer(): Promise<Page> {
    const file = path.join(folder(), 'player.html');
    fs.writeFileSync(file, `<body><script>${player}</script></body>`);
    return (await openPage(pathToFileURL(file).href)).page;
  }

  it.each(['svg', 'canvas'])('Tweens, loops, masks and colours, by its renderer %s', async (renderer) => {
    const page = await openPlayer();
    const document = openLiteral({
      width: 160,
      height: 120,
      library: [
        moving('walk', 3),
        { name: 'box', layers: [{ elements: [SQUARE, { ...SQUARE, x: 10, y: 10, fill: '#00FF00' }] }] },
      ],
      layers: [
        {
          name: 'mask',
          type: 'mask',
          duration: 12,
          elements: [{ shape: 'oval', width: 60, height: 60, x: 90, y: 30, fill: '#000000' }],
        },
        {
          name: 'below',
          parent: 'mask',
          duration: 12,
          elements: [
            { item: 'walk', symbolType: 'graphic', x: 80, y: 20 },
            { ...SQUARE, x: 100, y: 60 },
          ],
        },
        {
          frames: [
            {
              duration: 8,
              tweenType: 'motion',
              tweenEasing: 60,
              elements: [{ item: 'box', x: 10, y: 10, transformationPoint: { x: 10, y: 10 } }],
            },
            {
              index: 8,
              duration: 4,
              elements: [
                {
                  item: 'box',
                  x: 60,
                  y: 50,
                  rotation: 75,
                  scaleX: 1.5,
                  scaleY: 0.5,
                  alpha: 40,
                  transformationPoint: { x: 10, y: 10 },
                },
              ],
            },
          ],
        },
      ],
    });
    expect(await difference(page, document, renderer, 4)).toBeLessThan(0.01);
  });

  it.each([
    ['all four settings', 'brightness: 20, contrast: 30, saturation: -60, hue: 120', 100],
    ['a hue within a tint', 'brightness: 0, contrast: 0, saturation: 0, hue: -90', 60],
  ])('Colours that a filter adjusts: %s', async (_title, settings, percent) => {
    const page = await openPlayer();
    const host = new Host(nodePlatform);
    const box = [
      { ...SQUARE, width: 60, height: 50 },
      { ...SQUARE, x: 50, y: 10, width: 50, height: 50, fill: '#3377CC' },
      { ...SQUARE, x: 20, y: 20, fill: '#FFCC00' },
    ];
    const document = openWith(host, {
      width: 120,
      height: 80,
      library: [
        { name: 'box', layers: [{ elements: box }] },
        { name: 'outer', layers: [{ elements: [{ item: 'box', x: 5, y: 5 }] }] },
      ],
      layers: [{ elements: [{ item: 'outer', x: 3, y: 3 }] }],
    });
    host.scripts.run(
      `var d = fl.getDocumentDOM(), e = d.getTimeline().layers[0].frames[0].elements[0];
      e.colorMode = 'advanced'; e.colorRedPercent = ${percent};
      e.libraryItem.timeline.layers[0].frames[0].elements[0].filters = [{name: 'adjustColorFilter', ${settings}}];`,
      'adjust.jsfl',
    );
    const subject = sceneSubject(document.film, document.timelines[0], 'film');
    expect(publishLottie(document.film, subject).losses).toEqual([]);
    expect(await difference(page, document, 'svg', 1)).toBeLessThan(0.01);
  });

  it('Whatever timelines hold', async () => {
    const page = await openPlayer();
    for (const random of fc.sample(randomDocuments(), { numRuns: 6, seed: 7 }))
      expect(await difference(page, openRandom(random), 'svg', 3)).toBeLessThan(0.02);
  });

  // Pictures of the published film, clips and all, by another player.
  const films = oracleDocuments('later').filter(({ name }) =>
    ['acid-small', 'cached_morph', 'children_changed', 'tween-x-y'].includes(name),
  );
  describeWhere(films.length > 0, 'no documents of others', 'and what the published film shows', () => {
    it.each(films.map((film) => [film.name, film] as const))('%s', async (_name, film) => {
      const page = await openPlayer();
      const host = new Host(nodePlatform);
      const document = host.open(film.path);
      const subject = sceneSubject(document.film, document.timelines[0], 'film');
      const { animation } = publishLottie(document.film, subject);
      const { pictures } = factsOf<{ pictures: { picture: string; ticks: number }[] }>(film, 'facts.json');
      expect(pictures.length).toBeGreaterThan(0);
      for (const { picture, ticks } of pictures) {
        const expected = PNG.sync.read(fs.readFileSync(path.join(film.folder, picture)));
        const played = await play(page, animation, 'svg', (ticks - 1) % animation.op);
        expect(shareOfDifferent(expected, played)).toBeLessThan(0.02);
      }
      host.closeAll();
    });
  });
});
