import type { Page } from 'playwright-core';
import { seriousProblems } from '../support/serious';
import type { BuiltSite } from './BuiltSite';

const PAGES = ['/', '/start', '/fidelity-scores', '/playground/'];

/** Pixels by which a page is wider than its window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth');
}

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
  it.each(PAGES)('shows %s without barriers', async (address) => {
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
