import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
import type { Page } from 'playwright-core';
import { createHost } from '../../app/browser';
import { buildPage } from '../../app/cli/actions/page/buildPage';
import type { CommandIo } from '../../app/cli/Io';
import { Bytes } from '../document/binary/Bytes';
import { makeFlash5, plainTimeline, square } from '../document/binary/makeFlash5';
import { describeBrowser } from '../support/browser';
import { describeDocuments, documentPath, hasDocuments } from '../support/documents';
import { sample } from '../support/sample';
import { seriousProblems } from '../support/serious';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const io = {
  libraryFolder: path.resolve(__dirname, '../../dist'),
  warn: () => undefined,
} as unknown as CommandIo;

/** Writes the page of a document and gives its address. */
function pageOf(document: string): string {
  const file = path.join(folder(), `${path.basename(document)}.html`);
  fs.writeFileSync(file, buildPage(document, io));
  return pathToFileURL(file).href;
}

const MARKUP = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

/** A document that plays, with names that are markup. */
const PLAYING: Parameters<typeof createHost>[0] = {
  width: 200,
  height: 100,
  frameRate: 24,
  library: [
    { name: 'dot', layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] },
    { name: `ui/${MARKUP.replace(/\//g, '')}`, layers: [{ elements: [{ text: MARKUP }] }] },
  ],
  layers: [
    {
      name: MARKUP,
      frames: Array.from({ length: 48 }, (_, index) => ({
        name: index === 10 ? MARKUP : undefined,
        elements: [
          { item: 'dot', name: 'dot', x: 2 * index, y: 50 },
          { text: MARKUP, x: 0, y: 0 },
        ],
      })),
    },
  ],
};

/** A library of 300 symbols, and as many instances on the stage. */
const MANY: Parameters<typeof createHost>[0] = {
  library: Array.from({ length: 300 }, (_, index) => ({
    name: `symbol${index + 1}`,
    layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }],
  })),
  layers: [
    {
      elements: Array.from({ length: 300 }, (_, index) => ({
        item: 'symbol1',
        name: `dot${index}`,
        x: (index % 20) * 20,
        y: Math.floor(index / 20) * 20,
      })),
    },
  ],
};

function written(name: string, literal: Parameters<typeof createHost>[0]): string {
  const file = path.join(folder(), name);
  fs.writeFileSync(file, createHost(literal).save());
  return file;
}

/** The frame that the stage shows. */
function frameShown(page: Page): Promise<string | null> {
  return page.locator('.sheet [data-frame]').getAttribute('data-frame');
}

/** Colours of the picture on the sheet, at places on the stage of a document of 550 x 400. */
function colorsShown(page: Page, ...places: readonly [number, number][]): Promise<number[][]> {
  return page.evaluate(`
    const canvas = new OffscreenCanvas(550, 400);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(document.querySelector('.sheet img'), 0, 0, 550, 400);
    ${JSON.stringify(places)}.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data]);
  `);
}

describeBrowser('the page of a document', (openPage) => {
  it.each(sample(2, ['light', 'dark'] as const))(
    'Nothing in it keeps anybody out, with %s colours',
    async (colorScheme) => {
      const { page, faults } = await openPage(pageOf(written('playing.fla', PLAYING)), { colorScheme });
      await page.locator('.sheet img').waitFor();
      await page.getByRole('searchbox').fill('*');
      await page.locator('.outlines .found').waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      await page.getByRole('searchbox').fill('dot:');
      await page.locator('.results .fault:not(:empty)').waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it('Nothing is wider than a narrow window', async () => {
    const { page } = await openPage(pageOf(written('playing.fla', PLAYING)), {
      viewport: { width: 360, height: 700 },
    });
    await page.locator('.sheet img').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await seriousProblems(page)).toEqual([]);
  });

  it('The playhead is moved, by keys and by the slider, and the frame is shown', async () => {
    const { page, faults } = await openPage(pageOf(written('playing.fla', PLAYING)));
    await page.locator('.sheet [data-frame="0"]').waitFor();
    await page.locator('#first-picture').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await page.locator('.sheet [data-frame="1"]').waitFor();
    await page.keyboard.press('End');
    await page.locator('.sheet [data-frame="47"]').waitFor();
    await page.getByRole('slider', { name: 'Playhead' }).fill('10');
    await page.locator('.sheet [data-frame="10"]').waitFor();
    expect(await page.locator('.labels option:checked').textContent()).toBe(MARKUP);
    expect(faults).toEqual([]);
  });

  it('It plays, and stops', async () => {
    const { page, faults } = await openPage(pageOf(written('playing.fla', PLAYING)));
    await page.locator('.sheet img').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.sheet [data-frame]:not([data-frame="0"])').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    const shown = await frameShown(page);
    await page.waitForTimeout(200);
    expect(await frameShown(page)).toBe(shown);
    expect(faults).toEqual([]);
  });

  it('What a query finds is marked on stage, in the timeline and in the library', async () => {
    const { page } = await openPage(pageOf(written('playing.fla', PLAYING)));
    await page.locator('.sheet img').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('dot');
    await page.locator('.outlines .found').waitFor();
    expect(await page.locator('.layer.found').count()).toBe(1);
    expect(await page.locator('.item.found').getAttribute('data-path')).toBe('dot');
    await page.getByRole('searchbox').fill('$$ *:movieclip');
    await page.locator('.outlines .found').waitFor({ state: 'detached' });
    expect(await page.locator('.item.found').count()).toBe(2);
  });

  it('One path outlines all that a query finds; the list shows the first', async () => {
    const { page } = await openPage(pageOf(written('many.fla', MANY)));
    await page.locator('.sheet img').waitFor();
    await page.getByRole('searchbox').fill('dot*');
    await page.locator('.matches .rest').filter({ hasText: 'and 100 more' }).waitFor();
    const outline = await page.locator('.outlines .found').getAttribute('d');
    expect(outline?.match(/Z/g)).toHaveLength(300);
    expect(await page.locator('.matches button').count()).toBe(200);
    await page.locator('.matches button').nth(199).click();
    const chosen = (await page.locator('.outlines .chosen').getAttribute('d')) ?? '';
    expect(chosen.match(/Z/g)).toHaveLength(1);
    expect(outline).toContain(chosen);
  });

  it('A long library is filled in parts, with pictures of what is in sight', async () => {
    const { page, faults } = await openPage(pageOf(written('many.fla', MANY)));
    await page.locator('.item').nth(299).waitFor({ state: 'attached' });
    await page.locator('.item img').first().waitFor();
    expect(await page.locator('.item[data-path="symbol300"] img').count()).toBe(0);
    await page.locator('.item').first().focus();
    await page.keyboard.press('End');
    await page.locator('.item[data-path="symbol300"] img').waitFor();
    await page.getByRole('searchbox').fill('$$ symbol150');
    await page.locator('.item[data-path="symbol150"].found img').waitFor();
    expect(faults).toEqual([]);
  });

  it('A query that cannot be read is shown with a caret below the fault', async () => {
    const { page } = await openPage(pageOf(written('playing.fla', PLAYING)));
    await page.getByRole('searchbox').fill('$$ dot:nonsense');
    const fault = page.locator('.results .fault');
    await fault.filter({ hasText: 'nonsense' }).waitFor();
    const [query, caret] = ((await fault.textContent()) ?? '').split('\n');
    expect(query).toBe('$$ dot:nonsense');
    expect(caret.indexOf('^')).toBe(query.indexOf(':'));
  });

  it('A symbol is opened by a click in the library, and Escape leads back to where one came from', async () => {
    const { page } = await openPage(pageOf(written('playing.fla', PLAYING)));
    await page.locator('.sheet [data-frame="0"]').waitFor();
    await page.getByRole('slider', { name: 'Playhead' }).fill('10');
    await page.locator('.sheet [data-frame="10"]').waitFor();
    await page.getByRole('treeitem').filter({ hasText: 'img' }).click();
    await page.locator('.place .symbol').filter({ hasText: 'img' }).waitFor();
    await page.getByRole('treeitem', { name: 'dot' }).click();
    await page.locator('.place .symbol').filter({ hasText: 'dot' }).waitFor();
    expect(await page.locator('.item[aria-selected="true"]').getAttribute('data-path')).toBe('dot');
    await page.keyboard.press('Escape');
    await page.locator('.place .symbol').filter({ hasText: 'img' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.place .symbol').waitFor({ state: 'detached' });
    await page.locator('.sheet [data-frame="10"]').waitFor();
  });

  it('Markup in names is shown as text', async () => {
    const { page, faults } = await openPage(pageOf(written('<b>bold<b>.fla', PLAYING)));
    await page.locator('.sheet img').waitFor();
    expect(await page.locator('h1').textContent()).toBe('<b>bold<b>.fla');
    expect(await page.locator('.layer .name').textContent()).toBe(MARKUP);
    await page.getByRole('searchbox').fill(`${MARKUP}:nonsense`);
    await page.locator('.results .fault:not(:empty)').waitFor();
    expect(await page.locator('h1 b, .layer img, .results img, script:not([type])').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it.each([
    [
      'a huge stage',
      { width: 8000, height: 8000, layers: [{ elements: [{ text: 'far', x: 1e6, y: 1e6 }] }] },
    ],
    [
      'a symbol within itself',
      {
        library: [{ name: 'self', layers: [{ elements: [{ item: 'self' }, { item: 'self' }] }] }],
        layers: [{ elements: [{ item: 'self' }] }],
      },
    ],
    ['nothing', { layers: [] }],
  ])('A document with %s is shown', async (_, literal) => {
    const { page, faults } = await openPage(pageOf(written('odd.fla', literal)));
    await page.locator('.sheet img').waitFor();
    expect(await page.locator('.notices .fault:visible').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('A binary FLA is shown: its stage, what is on it, and its layers', async () => {
    const elements = new Bytes().newClass('CPicShape').add(square(100, 50, 200, [255, 0, 0, 255]));
    const file = path.join(folder(), 'old.fla');
    fs.writeFileSync(file, makeFlash5({ 'P 1': plainTimeline(elements) }));
    const { page, faults } = await openPage(pageOf(file));
    await page.locator('.sheet [data-frame="0"]').waitFor();
    expect(await page.locator('h1').textContent()).toBe('old.fla');
    expect(await page.locator('.layer .name').allTextContents()).toEqual(['Layer 1']);
    expect(await colorsShown(page, [101, 51], [298, 248], [302, 252])).toEqual([
      [255, 0, 0, 255],
      [255, 0, 0, 255],
      [255, 255, 255, 255],
    ]);
    expect(faults).toEqual([]);
  });

  it('A frame of more parts than a browser can show is refused, and the rest is shown', async () => {
    const { page, faults } = await openPage(pageOf(written('deep.fla', doubling(40))));
    await page.locator('.notices .fault').filter({ hasText: 'the maximum is' }).waitFor();
    await page.getByRole('treeitem', { name: 'level5' }).click();
    await page.locator('.sheet img').waitFor();
    expect(await page.locator('.notices .fault:visible').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

/** Symbols that each hold the next one twice: drawn in full, 2 to the power of `levels` shapes. */
function doubling(levels: number): Parameters<typeof createHost>[0] {
  const library = Array.from({ length: levels }, (_, level) => {
    const inner =
      level === 0 ? [{ shape: 'oval' as const }] : [0, 1].map((x) => ({ item: `level${level - 1}`, x }));
    return { name: `level${level}`, layers: [{ elements: inner }] };
  });
  return { library, layers: [{ elements: [{ item: `level${levels - 1}` }] }] };
}

describeDocuments('pages of real documents', () => {
  const names = hasDocuments ? ['logo-anim', 'squaredance', 'movieclip_scenes'] : [];

  describeBrowser('in a browser', (openPage) => {
    it.each(sample(3, names))('%s is shown, asked, and played', async (name) => {
      const document = documentPath(name);
      const { page, faults } = await openPage(pageOf(document));
      await page.locator('.sheet img').waitFor();
      await page.getByRole('searchbox').fill('layers *');
      await page.locator('.layer.found').first().waitFor();
      const play = page.getByRole('button', { name: 'Play', exact: true });
      if (await play.isEnabled()) {
        await play.click();
        await page.locator('.sheet [data-frame]:not([data-frame="0"])').waitFor();
      }
      expect(faults).toEqual([]);
    });
  });

  it.each(names)('The page of %s weighs less than 1.5 MB without its document', (name) => {
    const document = documentPath(name);
    const page = buildPage(document, io);
    const [, data] = /id="document"[^>]*>([^<]*)</.exec(page) ?? [];
    expect(page.length - data.length).toBeLessThan(1_500_000);
  });
});
