import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
import { createHost } from '../../app/browser';
import { buildPage } from '../../app/cli/actions/page/buildPage';
import type { CommandIo } from '../../app/cli/Io';
import { Engine } from '../../viewer/engine/Engine';
import type { PropertyGroup, Selection, ShownLayers } from '../../viewer/protocol';
import { sharedProperties } from '../../viewer/ui/sharedProperties';
import { packed } from '../fuzz/exercise';
import { describeBrowser } from '../support/browser';
import { seriousProblems } from '../support/serious';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const io = {
  libraryFolder: path.resolve(__dirname, '../../dist'),
  warn: () => undefined,
} as unknown as CommandIo;

/** Writes the page of a document and gives its address. */
function pageOf(literal: Parameters<typeof createHost>[0]): string {
  const file = path.join(folder(), 'panels.fla');
  fs.writeFileSync(file, createHost(literal).save());
  fs.writeFileSync(`${file}.html`, buildPage(file, io));
  return pathToFileURL(`${file}.html`).href;
}

const SCENE = { scene: 0 };

const DOCUMENT = {
  width: 300,
  height: 200,
  library: [
    { name: 'star', layers: [{ elements: [{ shape: 'rectangle' as const, width: 10, height: 20 }] }] },
  ],
};

/** Values of all groups by their names. */
function flat(groups: readonly PropertyGroup[]): object {
  return Object.fromEntries(groups.flatMap(({ rows }) => rows));
}

const MARKUP = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

describe('what the engine gives the panels of the viewer', () => {
  it('The properties of the document and of what is picked have the names that scripts use', () => {
    const engine = new Engine();
    const look = { alpha: 50, blendMode: 'multiply', name: 'a', x: 50, y: 60 };
    const elements = [
      { text: '<b>Hello</b>', x: 200, y: 10, width: 80, size: 20, face: 'ArialMT', color: '#FF0000' },
      { item: 'star', symbolType: 'graphic' as const, loop: 'play once', firstFrame: 2, ...look },
    ];
    const source = createHost({ ...DOCUMENT, layers: [{ name: 'top', elements }] }).save();
    const { properties } = engine.open({ source, name: 'star.fla' });
    expect(flat(properties)).toMatchObject({ name: 'star.fla', width: 300, height: 200, target: 'Flash' });
    const at = (x: number, y: number): object =>
      flat(engine.elementAt({ id: SCENE, frame: 0, x, y })?.properties ?? []);
    const place = { x: 50, y: 60, width: 10, height: 20, rotation: 0, scaleX: 1 };
    const instance = { symbolType: 'graphic', loop: 'play once', firstFrame: 2 };
    expect(at(55, 65)).toMatchObject({
      ...{ name: 'a', kind: 'graphic', libraryItem: 'star', colorMode: 'alpha', colorAlphaPercent: 50 },
      ...{ ...place, ...instance, blendMode: 'multiply' },
    });
    const only = { layer: 0, box: { left: 50, top: 60, right: 60, bottom: 80 } };
    const pick = (layer: number): object | null =>
      engine.elementAt({ id: SCENE, frame: 0, x: 55, y: 65, only: { ...only, layer } });
    expect([pick(0), pick(1)]).toEqual([expect.objectContaining({ name: 'a' }), null]);
    expect(at(210, 20)).toMatchObject({
      ...{ kind: 'static text', text: '<b>Hello</b>', font: 'ArialMT', size: 20, color: '#FF0000' },
    });
  });

  it('The camera layer and its keyframes say where the camera is', () => {
    const host = createHost({ layers: [{ name: 'art', duration: 5 }] });
    host.run(
      'var camera = fl.getDocumentDOM().getTimeline().camera; camera.cameraEnabled = true; camera.setZoom(0, 200); camera.setPosition(0, 30, 40);',
    );
    const engine = new Engine();
    engine.open({ source: host.save(), name: 'a.fla' });
    const layer = engine.timeline({ id: SCENE }).layers.findIndex(({ type }) => type === 'camera');
    for (const kind of ['layer', 'keyframe'] as const)
      expect(flat(engine.properties({ of: { kind, layer }, id: SCENE, frame: 3 }))).toMatchObject({
        ...{ enabled: true, x: 30, y: 40, zoom: 200, rotation: 0, zDepth: 0 },
      });
    const art = engine.properties({ of: { kind: 'layer', layer: 1 - layer }, id: SCENE, frame: 3 });
    expect(flat(art)).not.toHaveProperty('zoom');
  });

  it('Library items, layers and keyframes have properties, each kind its own', () => {
    const engine = new Engine();
    const library = [
      { name: 'star', linkageClassName: 'Star', layers: [{ duration: 3, elements: [{ text: 'a' }] }] },
      { name: 'folder/unused' },
    ];
    const star = { item: 'star', x: 10 };
    const frames = [
      { duration: 4, name: 'go', tweenType: 'motion' as const, tweenEasing: -100, elements: [star] },
      { elements: [star], script: 'stop();' },
    ];
    engine.open({ source: createHost({ library, layers: [{ name: 'top', frames }] }).save(), name: 'a.fla' });
    const read = (of: Selection, frame = 0): PropertyGroup[] => engine.properties({ of, id: SCENE, frame });
    expect(flat(read({ kind: 'item', path: 'star' }))).toMatchObject({
      ...{ name: 'star', itemType: 'movie clip', uses: 2, frameCount: 3, linkageClassName: 'Star' },
    });
    expect(flat(read({ kind: 'item', path: 'folder/unused' }))).toMatchObject({ uses: 0 });
    expect(flat(read({ kind: 'layer', layer: 0 }))).toMatchObject({
      name: 'top',
      visible: true,
      keyframes: 2,
    });
    const tween = read({ kind: 'keyframe', layer: 0 }, 3);
    expect(flat(tween)).toMatchObject({ startFrame: 0, duration: 4, name: 'go', tweenType: 'motion' });
    const { curve = [] } = tween.find(({ title }) => title === 'Ease') ?? {};
    expect([curve[0], curve.at(-1)]).toEqual([0, 1]);
    expect(flat(read({ kind: 'keyframe', layer: 0 }, 4))).toMatchObject({ actionScript: 'stop();' });
    expect(() => read({ kind: 'layer', layer: 7 })).toThrow(RangeError);
    expect(() => read({ kind: 'item', path: 'none' })).toThrow('there is no item "none"');
  });

  it('Guide layers and frames before and after are drawn where the page asks for them', () => {
    const engine = new Engine();
    const shape = (fill: string) => [{ shape: 'rectangle' as const, width: 9, height: 9, fill }];
    const frames = ['#FF0000', '#00FF00', '#0000FF'].map((fill) => ({ elements: shape(fill) }));
    const layers = [
      { name: 'moving', frames },
      { name: 'guide', type: 'guide' as const, duration: 3, elements: shape('#FF00FF') },
    ];
    engine.open({ source: createHost({ layers }).save(), name: 'a.fla' });
    const colors = (shown: ShownLayers): string[] =>
      ['#FF0000', '#00FF00', '#0000FF', '#FF00FF'].filter((color) =>
        engine.frame({ id: SCENE, frame: 1, ...shown }).svg.includes(color),
      );
    expect(colors({})).toEqual(['#00FF00']);
    expect(colors({ showsAll: true })).toEqual(['#00FF00', '#FF00FF']);
    expect(colors({ onion: { before: 1, after: 0 } })).toEqual(['#FF0000', '#00FF00']);
    expect(colors({ onion: { before: 5, after: 5 } })).toEqual(['#FF0000', '#00FF00', '#0000FF']);
    expect(engine.timeline({ id: SCENE }).layers.map(({ isUnpublished }) => isUnpublished)).toEqual([
      false,
      true,
    ]);
  });

  it('Scripts are listed with their places, those of symbols after those of scenes', () => {
    const engine = new Engine();
    const library = [{ name: 'ui/clip', layers: [{ name: 'in', frames: [{ script: 'stop();' }] }] }];
    const layers = [
      { name: 'late', frames: [{ duration: 4 }, { script: 'play();\nstop();' }] },
      { name: 'early', frames: [{ duration: 2 }, { script: '// <b>' }, { script: '  ' }] },
    ];
    engine.open({ source: createHost({ library, layers }).save(), name: 'scripts.fla' });
    const { scripts: listed, unreadable } = engine.scripts();
    expect(unreadable).toEqual([]);
    expect(listed.map(({ timeline, layer, frame, text }) => [timeline, layer, frame, text])).toEqual([
      ['Scene 1', 'early', 2, '// <b>'],
      ['Scene 1', 'late', 4, 'play();\nstop();'],
      ['ui/clip', 'in', 0, 'stop();'],
    ]);
    expect(listed.map(({ id }) => id)).toEqual([SCENE, SCENE, { symbol: 'ui/clip' }]);
  });

  it('The scripts of a symbol that cannot be read are named as such', () => {
    const script = '<Actionscript><script>play();</script></Actionscript>';
    const document = `<DOMDocument><symbols><Include href="clip.xml"/></symbols><timelines><DOMTimeline name="Scene 1">
      <layers><DOMLayer name="a"><frames><DOMFrame index="0">${script}<elements/></DOMFrame></frames></DOMLayer></layers>
      </DOMTimeline></timelines></DOMDocument>`;
    const files = new Map([
      ['DOMDocument.xml', document],
      ['LIBRARY/clip.xml', '<DOMSymbolItem name="clip"><timeline>'],
    ]);
    const engine = new Engine();
    engine.open({ source: packed(files), name: 'damaged.fla' });
    const { scripts, unreadable } = engine.scripts();
    expect(scripts.map(({ text }) => text)).toEqual(['play();']);
    expect(unreadable).toEqual(['clip']);
  });

  it.each([
    ['Nothing is on this timeline.', [{ name: 'a' }]],
    [
      'Frame 1 is empty. The first frame with something on it is 4.',
      [{ name: 'a', frames: [{ duration: 3 }, { elements: [{ item: 'star' }] }] }],
    ],
    [
      'Nothing of it is visible: it has "a" (a guide layer).',
      [{ name: 'a', type: 'guide' as const, elements: [{ item: 'star' }] }],
    ],
    ['', [{ name: 'a', elements: [{ item: 'star' }] }]],
  ])('A timeline says why it is blank: "%s"', (blank, layers) => {
    const engine = new Engine();
    const source = createHost({ ...DOCUMENT, layers }).save();
    const { start } = engine.open({ source, name: 'blank.fla' });
    expect(engine.timeline({ id: SCENE }).blank).toBe(blank);
    expect(start).toEqual(blank.startsWith('Nothing is on') ? { symbol: 'star' } : SCENE);
  });
});

it('Several that are selected share the properties that all have: null where values differ', () => {
  const group = (title: string, values: object): PropertyGroup => ({
    title,
    rows: Object.entries(values) as PropertyGroup['rows'],
  });
  const one = [group('Element', { name: 'a', kind: 'graphic' }), group('Instance', { loop: 'loop' })];
  const other = [group('Element', { name: 'b', kind: 'graphic', more: 1 })];
  expect(sharedProperties([one, other])).toEqual([group('Element', { name: null, kind: 'graphic' })]);
  expect(sharedProperties([one])).toEqual(one);
  expect(sharedProperties([])).toEqual([]);
});

describeBrowser('the panels of the viewer', (openPage) => {
  it('Properties of what is clicked are shown, else those of the document; as text, and as JSON to copy', async () => {
    const { page, faults } = await openPage(
      pageOf({ width: 200, height: 100, layers: [{ name: 'a', elements: [{ text: MARKUP, x: 0, y: 0 }] }] }),
    );
    const groups = page.getByRole('region', { name: 'Properties' });
    await groups.getByText('frameRate').waitFor();
    await page.locator('.sheet').click({ position: { x: 4, y: 4 } });
    await groups.getByRole('heading', { name: 'Run' }).waitFor();
    expect(await groups.textContent()).toContain(MARKUP);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = JSON.parse(await page.evaluate('navigator.clipboard.readText()')) as object[];
    expect(copied).toContainEqual(expect.objectContaining({ group: 'Run', text: MARKUP }));
    expect(await seriousProblems(page)).toEqual([]);
    await page.keyboard.press('Home');
    await groups.getByText('frameRate').waitFor();
    expect(await groups.locator('img, script').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it.each([
    [360, 'light'],
    [1280, 'dark'],
  ] as const)(
    'Scripts are listed, searched and shown with %i pixels, and a click goes to the frame',
    async (width, colorScheme) => {
      const frames = [
        { duration: 4, script: 'stop();', elements: [{ item: 'clip' }] },
        { script: `// ${MARKUP}\nplay();` },
      ];
      const library = [{ name: 'clip', layers: [{ frames: [{ script: 'trace(1);' }] }] }];
      const url = pageOf({ library, layers: [{ name: 'actions', frames }] });
      const { page, faults } = await openPage(url, {
        colorScheme,
        viewport: { width, height: 720 },
      });
      await page.locator('.sheet img').waitFor();
      await page.getByRole('tab', { name: 'Properties' }).press('ArrowRight');
      const rows = page.locator('.script-list button');
      await rows.nth(2).waitFor();
      await page.getByRole('textbox', { name: 'Search all scripts' }).fill('PLAY');
      await page.getByText('1 of 3').waitFor();
      await rows.click();
      await page.locator('.sheet [data-frame="4"]').waitFor();
      expect(await page.locator('.lines li').allTextContents()).toEqual([`// ${MARKUP}`, 'play();']);
      expect(await page.locator('.lines .found').allTextContents()).toEqual(['play();']);
      expect(await seriousProblems(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Search all scripts' }).fill('trace');
      await rows.click();
      await page.locator('.place .symbol').filter({ hasText: 'clip' }).waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(faults).toEqual([]);
    },
  );

  it('The panels do not cover the library in a narrow window', async () => {
    const { page } = await openPage(pageOf(DOCUMENT), { viewport: { width: 360, height: 700 } });
    await page.getByRole('region', { name: 'Properties' }).getByText('frameRate').waitFor();
    const boxOf = async (parts: string) => (await page.locator(parts).boundingBox()) ?? { y: 0, height: 0 };
    const { y, height } = await boxOf('.groups');
    expect(height).toBeGreaterThan(100);
    expect(y + height).toBeLessThanOrEqual((await boxOf('.library')).y + 0.5);
  });

  it('A document with its art in the library opens the first symbol and says so', async () => {
    const library = [
      { name: 'art', layers: [{ elements: [{ shape: 'oval' as const, width: 9, height: 9 }] }] },
    ];
    const { page, faults } = await openPage(pageOf({ library, layers: [{ name: 'empty' }] }));
    await page.locator('.blank').filter({ hasText: 'The stage is empty' }).waitFor();
    expect(await page.locator('.place .symbol').textContent()).toBe('art');
    await page.keyboard.press('Escape');
    await page.locator('.blank').filter({ hasText: 'Nothing is on this timeline' }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
