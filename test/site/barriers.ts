import type { Page } from 'playwright-core';
import { pages } from '../../site/make/pages';
import { sample } from '../support/sample';
import { seriousProblems } from '../support/serious';
import type { BuiltSite } from './BuiltSite';

const PAGES = ['/', '/readme', '/start', '/fidelity-scores', '/playground/'];

/** Pixels by which a page is wider than its window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth');
}

/** What reaches beyond the column or the window that it is in, and cannot be scrolled there: `pre 485 px`. */
const REACHING = `(() => {
  // On a narrow screen blocks of code reach to its edge.
  const column = innerWidth < 960 ? innerWidth : (document.querySelector('.vp-doc')?.getBoundingClientRect().right ?? innerWidth);
  const scrolls = (element) => ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  const isHeld = (element) => {
    for (let at = element.parentElement; at && at.tagName !== 'BODY'; at = at.parentElement) {
      if (scrolls(at)) return true;
    }
    return false;
  };
  const seen = [...document.querySelectorAll('.VPContent *')].map((element) => {
    const { right, width, left } = element.getBoundingClientRect();
    const own = scrolls(element) ? 0 : left + element.scrollWidth - right;
    const limit = element.closest('.vp-doc') ? column : innerWidth;
    return { element, by: width > 0 ? Math.max(right, right + own) - limit : 0 };
  });
  return seen
    .filter(({ element, by }) => by > 1 && !isHeld(element))
    .map(({ element, by }) => element.tagName.toLowerCase() + ' ' + Math.round(by) + ' px: ' + element.textContent.trim().slice(0, 40));
})()`;

/** On a narrow screen the library is below, with room for some items. */
async function expectWholeLibrary(page: Page): Promise<void> {
  await page.locator('.cm-content').waitFor();
  const last = page.getByRole('treeitem').last();
  await last.scrollIntoViewIfNeeded();
  const [item, library] = [await last.boundingBox(), await page.locator('.library').boundingBox()];
  expect(library!.height).toBeGreaterThan(5 * item!.height);
}

/** What holds for pages of a built site in a browser, in light and in dark, on narrow and on wide screens. */
export function describeBarriers(site: () => BuiltSite): void {
  it('Everything stays in its column and its window, on each page, on narrow and on wide screens', async () => {
    const reaching: string[] = [];
    const visits: string[] = [];
    for (const { path } of sample(8, pages)) {
      const { page } = await site().open(`/${path}`, { viewport: { width: 1440, height: 900 } });
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const found = (await page.evaluate(REACHING)) as string[];
        reaching.push(...found.map((what) => `/${path} at ${width}: ${what}`));
        const over = await overhang(page);
        if (over > 0) reaching.push(`/${path} at ${width}: ${over} px`);
      }
      visits.push(path);
    }
    expect(reaching).toEqual([]);
    expect(pages.length).toBeGreaterThan(25);
    expect(visits.length).toBeGreaterThan(3);
  });

  it.each(sample(3, PAGES))('The address %s is shown without barriers', async (address) => {
    const { page, faults } = await site().open(address, {
      colorScheme: 'light',
      viewport: { width: 360, height: 800 },
    });
    if (address.startsWith('/playground')) await expectWholeLibrary(page);
    expect(await seriousProblems(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('html.dark').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
}
