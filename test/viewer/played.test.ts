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

const FRAMES = 12;
const MARKUP = '<script>document.title = "run"</script> & "quotes"';

/** A clip that moves and fades, things that come and go, a blend, a filter, and texts. */
function pageOf(frameRate = 6): string {
  const square = { shape: 'rectangle' as const, width: 30, height: 30, fill: '#FF0000' };
  const frames = Array.from({ length: FRAMES }, (_, index) => ({
    elements: [
      { item: 'star', x: 10 * index, y: 5, rotation: 10 * index, ...(index % 3 === 0 && { alpha: 50 }) },
      ...(index % 4 === 1 ? [{ ...square, x: 150, y: 60 }] : []),
      ...(index % 2 === 0 ? [{ item: 'star', x: 60, y: 50, blendMode: 'multiply' }] : []),
      { text: index < 6 ? MARKUP : `now ${MARKUP}`, x: 5, y: 75, size: 8 },
      ...(index > 3 ? [{ ...square, fill: '#0000FF', x: 100 + index, y: 40 }] : []),
    ],
  }));
  const library = [{ name: 'star', layers: [{ elements: [{ ...square, fill: '#00AA00' }] }] }];
  const literal = { width: 200, height: 100, frameRate, library, layers: [{ frames }] };
  const file = path.join(folder(), 'played.fla');
  fs.writeFileSync(file, createHost(literal as Parameters<typeof createHost>[0]).save());
  fs.writeFileSync(`${file}.html`, buildPage(file, io));
  return pathToFileURL(`${file}.html`).href;
}

/** Waits for a frame. */
const shows = (page: Page, frame: number): Promise<void> =>
  page.locator(`.sheet [data-frame="${frame}"]`).waitFor();

/** Notes what the Worker draws, and gives what the living picture shows while it plays that was not drawn so. */
const WATCH = `
  const canonical = (element) => {
    const own = [...element.attributes]
      .filter(({ name }) => !name.startsWith('xmlns'))
      .map(({ name, value }) => (name.endsWith('style') ? 'style=' + value.replaceAll(/[ ;]/g, '') : name + '=' + value));
    const inner = [...element.children].map(canonical);
    if (element.localName === 'defs') inner.sort();
    const text = inner.length > 0 ? '' : element.textContent;
    return '<' + [element.localName, ...own.sort()].join(' ') + '>' + inner.join('') + text + '</>';
  };
  const inSvg = (root) => [...root.children].map(canonical).filter((one) => one !== '<defs></>').join('');
  const drawn = new Set();
  const Original = Worker;
  window.Worker = class extends Original {
    constructor(address) {
      super(address);
      this.addEventListener('message', ({ data }) => {
        const { svg } = data.answer ?? {};
        if (!svg) return;
        // The policy of the page refuses styles.
        const text = svg.replaceAll(' style=', ' data-style=');
        drawn.add(inSvg(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement));
      });
    }
  };
  window.watch = async () => {
    const seen = new Set();
    const others = [];
    while (seen.size < ${FRAMES - 1}) {
      const root = document.querySelector('.sheet iframe')?.contentDocument.documentElement;
      const shown = root?.querySelector('svg');
      if (shown) {
        const text = inSvg(shown);
        if (!drawn.has(text)) others.push(text);
        seen.add(text);
      }
      await new Promise(requestAnimationFrame);
    }
    return others;
  };
`;

describeBrowser('what a page shows while it plays', (openPage) => {
  it('Each frame is what it is by itself, whatever was shown before', async () => {
    const { page, faults } = await openPage(pageOf());
    await page.addInitScript(WATCH);
    await page.reload();
    await shows(page, 0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect([await page.evaluate('watch()'), faults]).toEqual([[], []]);
  });

  it('Markup in texts does not run, and the page stays accessible', async () => {
    const { page, faults } = await openPage(pageOf());
    await shows(page, 0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.sheet iframe').waitFor();
    await shows(page, 7);
    expect(await page.title()).toBe('played.fla');
    expect([await seriousProblems(page), faults]).toEqual([[], []]);
  });

  it('Clicks, Space and gestures of two fingers reach the viewer during playback', async () => {
    const { page, faults } = await openPage(pageOf(1));
    await shows(page, 0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const living = page.locator('.sheet iframe');
    await living.waitFor();
    const box = await living.boundingBox();
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: far.map((by) => ({ x: x + by, y })),
      });
    await touch('touchStart', [-30, 30]);
    for (const far of [40, 60]) await touch('touchMove', [-far, far]);
    await touch('touchEnd', []);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    const zoomed = await living.boundingBox();
    await page.mouse.click(x, y);
    expect(await page.evaluate('document.activeElement.localName')).not.toBe('iframe');
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.keyboard.press('Space');
    await living.waitFor();
    expect((zoomed?.width ?? 0) / (box?.width ?? 1)).toBeCloseTo(2, 1);
    expect(faults).toEqual([]);
  });

  it('The picture is shown again at once when the browser replaces the document around it', async () => {
    const { page, faults } = await openPage(pageOf(1));
    await shows(page, 0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.sheet iframe').waitFor();
    // An `<iframe>` that is put into the page again gets a new document.
    const counts = await page.evaluate(`
      const living = document.querySelector('.sheet iframe');
      const count = () => living.contentDocument.querySelectorAll('svg *').length;
      const before = count();
      living.replaceWith(living);
      [before, count()]`);
    const [before] = counts as [number, number];
    expect(before).toBeGreaterThan(0);
    expect([counts, faults]).toEqual([[before, before], []]);
  });
});
