import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
import type { Page } from 'playwright-core';
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

const square = (fill: string, x: number): object => ({
  shape: 'rectangle',
  width: 40,
  height: 40,
  fill,
  x,
  y: 30,
});

/** A stage of 24 frames on two layers. */
function pageOf(): string {
  const frames = Array.from({ length: 24 }, (_, at) => ({ elements: [square('#FF0000', at)] }));
  const layers = [
    { name: 'moving', color: '#00AA00', frames },
    { name: 'still', color: '#0000AA', duration: 24, elements: [square('#0000FF', 120)] },
  ];
  const host = createHost({ width: 200, height: 100, layers } as Parameters<typeof createHost>[0]);
  host.document.addNewScene('second');
  const file = path.join(folder(), 'moving.fla');
  fs.writeFileSync(file, host.save());
  fs.writeFileSync(`${file}.html`, buildPage(file, io));
  return pathToFileURL(`${file}.html`).href;
}

const frameShown = async (page: Page): Promise<number> =>
  Number(await page.locator('.sheet img').getAttribute('data-frame'));

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
    await page.locator('.sheet img[data-frame="1"]').waitFor();
    await page.getByRole('button', { name: 'Keys' }).focus();
    await page.keyboard.press('Space');
    await page.locator('dialog[open]').waitFor();
    expect(faults).toEqual([]);
  });

  it('Frames that look alike are shown by one image, and others by their own', async () => {
    const { page, faults } = await openPage(pageOf());
    const slider = page.getByRole('slider', { name: 'Playhead' });
    const imageOf = async (frame: number): Promise<string | null> => {
      await slider.fill(String(frame));
      const image = page.locator(`.sheet img[data-frame="${frame}"]`);
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
      await page.locator(`.sheet img[data-frame="${frame}"]`).waitFor();
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
