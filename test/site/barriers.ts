import { seriousProblems } from '../support/serious';
import type { BuiltSite } from './BuiltSite';

const PAGES = ['/', '/start', '/fidelity-scores', '/playground/'];

/** What holds for pages of a built site in a browser, in light and in dark, on narrow and on wide screens. */
export function describeBarriers(site: () => BuiltSite): void {
  it.each(PAGES.flatMap((page) => [[page, 'light', 360] as const, [page, 'dark', 1280] as const]))(
    'shows %s without barriers, %s and %i pixels wide',
    async (address, colorScheme, width) => {
      const options = { colorScheme, viewport: { width, height: 800 } };
      const { page, faults } = await site().open(address, options);
      if (address.startsWith('/playground')) await page.locator('.cm-content').waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      const overhang = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect(overhang).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
    },
  );
}
