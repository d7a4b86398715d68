import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
import type { Page } from 'playwright-core';
import { createHost } from '../../app/browser';
import { buildPage } from '../../app/cli/actions/page/buildPage';
import type { CommandIo } from '../../app/cli/Io';
import { describeBrowser } from '../support/browser';
import { sample } from '../support/sample';
import { seriousProblems } from '../support/serious';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const io = {
  libraryFolder: path.resolve(__dirname, '../../dist'),
  warn: () => undefined,
} as unknown as CommandIo;

const square = (fill: string, x: number): object => ({
  shape: 'rectangle',
  width: 40,
  height: 40,
  fill,
  x,
  y: 30,
});

/** A stage of 24 frames on two layers, with labels and a guide layer. */
function pageOf(): string {
  const frames = Array.from({ length: 24 }, (_, at) => ({ elements: [square('#FF0000', at)] }));
  const layers = [
    { name: 'moving', color: '#00AA00', frames },
    { name: 'still', color: '#0000AA', duration: 24, elements: [square('#0000FF', 120)] },
    {
      name: 'labels',
      frames: [
        { duration: 20, name: 'early' },
        { duration: 4, name: 'late' },
      ],
    },
    { name: 'guide', type: 'guide', duration: 24, elements: [square('#00FF00', 160)] },
  ];
  const host = createHost({ width: 200, height: 100, layers } as Parameters<typeof createHost>[0]);
  host.document.addNewScene('second');
  const file = path.join(folder(), 'moving.fla');
  fs.writeFileSync(file, host.save());
  fs.writeFileSync(`${file}.html`, buildPage(file, io));
  return pathToFileURL(`${file}.html`).href;
}

const frameShown = async (page: Page): Promise<number> =>
  Number(await page.locator('.sheet [data-frame]').getAttribute('data-frame'));

/** The colour of the picture on the sheet at a place on the stage. */
const colorAt = (page: Page, x: number, y: number): Promise<number[]> =>
  page.evaluate(`
    const canvas = new OffscreenCanvas(200, 100);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(document.querySelector('.sheet img'), 0, 0, 200, 100);
    [...context.getImageData(${x}, ${y}, 1, 1).data];
  `);

describeBrowser('the controls of the viewer', (openPage) => {
  it('Space and Enter play after a click on a button or an item, and press a button that Tab reached', async () => {
    const { page, faults } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    const isPlaying = page.getByRole('button', { name: 'Pause' });
    for (const key of ['Space', 'Enter']) {
      await page.getByRole('button', { name: 'Next frame' }).click();
      await page.keyboard.press(key);
      await isPlaying.waitFor();
      await page.keyboard.press(key);
      await isPlaying.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'First frame' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('.');
    await page.locator('.sheet [data-frame="1"]').waitFor();
    await page.getByRole('button', { name: 'Keys' }).focus();
    await page.keyboard.press('Space');
    await page.locator('dialog[open]').waitFor();
    expect(faults).toEqual([]);
  });

  it('Keyframes and layers are selected by mouse and by keys, and labels are gone to', async () => {
    const { page, faults } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    const title = page.locator('.panel-title').first();
    await page.locator('.grid').click({ position: { x: 35, y: 26 + 24 + 12 } });
    await title.filter({ hasText: 'Keyframe 1 of "still"' }).waitFor();
    await page.locator('.sheet [data-frame="3"]').waitFor();
    await page.locator('.tracks').press('ArrowUp');
    await title.filter({ hasText: 'Keyframe 4 of "moving"' }).waitFor();
    await page.keyboard.press('.');
    await title.filter({ hasText: 'Keyframe 5 of "moving"' }).waitFor();
    await page.getByRole('button', { name: 'still', exact: true }).click();
    await title.filter({ hasText: 'Layer "still"' }).waitFor();
    await page.getByRole('combobox', { name: 'Labels' }).selectOption('late');
    await page.locator('.sheet [data-frame="20"]').waitFor();
    await page.getByRole('searchbox', { name: 'Query' }).fill('*');
    await page.locator('.matches button').nth(1).click();
    await title.filter({ hasText: 'shape' }).waitFor();
    await page.locator('.sheet').click({ position: { x: 2, y: 2 } });
    await title.filter({ hasText: 'Nothing selected' }).waitFor();
    expect([await seriousProblems(page), faults]).toEqual([[], []]);
  });

  it('Guide layers, frames before and after, and wider frames are shown where they are wanted', async () => {
    const { page, faults } = await openPage(pageOf());
    /** Rounding of opacity may differ by one. */
    const colorsAre = async (at: number[], color: number[]): Promise<void> => {
      const isThere = async (): Promise<boolean> =>
        (await colorAt(page, at[0], at[1])).every((part, index) => Math.abs(part - color[index]) <= 1);
      while (!(await isThere())) await page.waitForTimeout(20);
    };
    await page.locator('.sheet img').waitFor();
    await colorsAre([180, 50], [255, 255, 255, 255]);
    await page.getByRole('button', { name: 'Show guide layers and hidden layers' }).click();
    await colorsAre([180, 50], [0, 255, 0, 255]);
    await page.keyboard.press('g');
    await colorsAre([180, 50], [255, 255, 255, 255]);
    await page.getByRole('combobox', { name: 'Onion skin' }).selectOption('0-3');
    await colorsAre([42, 50], [255, 214, 214, 255]);
    await page.keyboard.press('Tab');
    const widthOf = () => page.locator('.grid-room').evaluate((room) => room.style.width);
    const before = await widthOf();
    await page.getByRole('button', { name: 'Wider frames' }).click();
    expect(await widthOf()).not.toBe(before);
    await page.keyboard.press('[');
    expect([await widthOf(), await seriousProblems(page), faults]).toEqual([before, [], []]);
  });

  it('Panels are made wider and higher, which is remembered', async () => {
    const { page, faults } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    const width = () => page.locator('.side').evaluate((side) => side.offsetWidth);
    const before = await width();
    const edge = page.getByRole('separator', { name: 'Width of the library' });
    await edge.press('ArrowRight');
    expect(await width()).toBe(before + 16);
    const { x, y } = (await edge.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 3, y + 50);
    await page.mouse.down();
    await page.mouse.move(x + 43, y + 50);
    await page.mouse.up();
    expect(await width()).toBe(before + 56);
    await page.getByRole('separator', { name: 'Height of the timeline' }).press('ArrowUp');
    await page.reload();
    await page.locator('.sheet img').waitFor();
    expect(await width()).toBe(before + 56);
    await edge.press('Enter');
    expect([await width(), await seriousProblems(page), faults]).toEqual([before, [], []]);
  });

  it.each(
    sample(2, [
      [360, 'light'],
      [768, 'dark'],
      [1100, 'light'],
      [1920, 'dark'],
    ] as const),
  )('Two fingers zoom and move the stage, and never the page, with %i pixels', async (width, colorScheme) => {
    const { page, faults } = await openPage(pageOf(), { colorScheme, viewport: { width, height: 800 } });
    await page.locator('.sheet img').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    const box = await page.locator('.scroller').boundingBox();
    const [middle, line] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    const fingers = (far: number, by = 0): { x: number; y: number }[] => [
      { x: middle - far + by, y: line },
      { x: middle + far + by, y: line },
    ];
    const touch = (type: 'touchStart' | 'touchMove', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const stateOf = () =>
      page.evaluate(`({
          sheet: document.querySelector('.sheet').offsetWidth,
          left: document.querySelector('.scroller').scrollLeft,
          page: visualViewport.scale,
          wide: document.documentElement.scrollWidth,
          top: scrollY,
        })`) as Promise<Record<'sheet' | 'left' | 'page' | 'wide' | 'top', number>>;
    const before = await stateOf();
    await touch('touchStart', fingers(30));
    for (const far of [40, 60, 90]) await touch('touchMove', fingers(far));
    const zoomed = await stateOf();
    await touch('touchMove', fingers(90, -40));
    const moved = await stateOf();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    expect(zoomed.sheet / before.sheet).toBeCloseTo(3, 1);
    expect(moved.left - zoomed.left).toBeCloseTo(40, 0);
    expect([moved.page, moved.wide, moved.top]).toEqual([1, width, 0]);
    expect([await seriousProblems(page), faults]).toEqual([[], []]);
  });

  it('Frames that look alike are shown by one image, and others by their own', async () => {
    const { page, faults } = await openPage(pageOf());
    const slider = page.getByRole('slider', { name: 'Playhead' });
    const imageOf = async (frame: number): Promise<string | null> => {
      await slider.fill(String(frame));
      const image = page.locator(`.sheet [data-frame="${frame}"]`);
      await image.waitFor();
      return image.getAttribute('src');
    };
    await page.locator('.sheet img').waitFor();
    expect(await imageOf(3)).not.toBe(await imageOf(4));
    await page.getByRole('button', { name: 'Show the layer moving' }).click();
    expect(await imageOf(3)).toBe(await imageOf(4));
    expect(faults).toEqual([]);
  });

  it('A part of the timeline plays, again and again', async () => {
    const { page, faults } = await openPage(pageOf());
    const goTo = async (frame: number): Promise<void> => {
      await page.getByRole('slider', { name: 'Playhead' }).fill(String(frame));
      await page.locator(`.sheet [data-frame="${frame}"]`).waitFor();
    };
    await page.locator('.sheet img').waitFor();
    await goTo(10);
    await page.getByRole('button', { name: 'Play from this frame on' }).click();
    await goTo(13);
    await page.getByRole('button', { name: 'Play up to this frame' }).click();
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const seen = new Set<number>();
    while (![10, 11, 12, 13].every((frame) => seen.has(frame))) seen.add(await frameShown(page));
    expect([...seen].sort((a, b) => a - b)).toEqual([10, 11, 12, 13]);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.scroller').focus();
    await page.keyboard.press('x');
    const from = page.getByRole('button', { name: 'Play from this frame on' });
    expect(await from.getAttribute('aria-pressed')).toBe('false');
    expect(faults).toEqual([]);
  });

  it('A layer is shown as outlines of its colour', async () => {
    const { page, faults } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    expect(await colorAt(page, 140, 50)).toEqual([0, 0, 255, 255]);
    const before = (await page.locator('.sheet img').getAttribute('src')) ?? '';
    const outlines = page.getByRole('button', { name: /^Outlines of the layer still/ });
    await outlines.click();
    await page.locator(`.sheet img:not([src="${before}"])`).waitFor();
    expect(await outlines.getAttribute('aria-pressed')).toBe('true');
    expect(await colorAt(page, 140, 50)).toEqual([255, 255, 255, 255]);
    // The line is on the edge, half of it inside.
    const [red, green, blue] = await colorAt(page, 120, 50);
    expect([red, green]).toEqual([red, red]);
    expect(blue - red).toBeGreaterThan(40);
    expect(await colorAt(page, 20, 50)).toEqual([255, 0, 0, 255]);
    expect([await seriousProblems(page), faults]).toEqual([[], []]);
  });

  it('The next scene and the one before are shown by keys', async () => {
    const { page } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    const shown = page.locator('.place [aria-current="true"]');
    await page.keyboard.press('PageDown');
    await shown.filter({ hasText: 'second' }).waitFor();
    await page.keyboard.press('PageUp');
    await shown.filter({ hasText: 'Scene 1' }).waitFor();
  });

  it('The controls are listed with their keys', async () => {
    const { page, faults } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.waitFor();
    await list.getByText('next scene').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Keys' }).click();
    await list.getByRole('button', { name: 'Close' }).click();
    await list.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
  });

  it('Stage and playing are shown alone on the whole screen', async () => {
    const { page, faults } = await openPage(pageOf());
    await page.locator('.sheet img').waitFor();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.locator('.viewer .library').waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('f');
    await page.locator('.viewer .library').waitFor();
    expect(faults).toEqual([]);
  });
});
