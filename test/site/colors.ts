import type { Page } from 'playwright-core';
import { sample } from '../support/sample';
import type { BuiltSite } from './BuiltSite';

/** The colour of the timeline's ruler on the canvas, and the colour that the style sheet gives it. */
async function rulerColors(page: Page): Promise<[drawn: string, wanted: string]> {
  return page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const canvas = document.querySelector('.grid canvas');
    const copy = new OffscreenCanvas(1, 1).getContext('2d');
    copy.drawImage(canvas, 2 - canvas.width, -2);
    const [red, green, blue] = copy.getImageData(0, 0, 1, 1).data;
    const { backgroundColor } = getComputedStyle(document.querySelector('.viewer .timeline'));
    resolve(['rgb(' + [red, green, blue].join(', ') + ')', backgroundColor]);
  })))`);
}

/** What holds for light and dark in the playground of a built site. */
export function describeColors(site: () => BuiltSite): void {
  it.each(sample(2, ['light', 'dark'] as const))(
    'The timeline is drawn in the colours of the switch, on a %s system',
    async (colorScheme) => {
      const { page, faults } = await site().open('/playground/', { colorScheme });
      await page.locator('.sheet img').waitFor();
      const [before, wantedBefore] = await rulerColors(page);
      expect(before).toBe(wantedBefore);
      await page.getByRole('switch').first().click();
      const [after, wantedAfter] = await rulerColors(page);
      expect(after).toBe(wantedAfter);
      expect(after).not.toBe(before);
      expect(faults).toEqual([]);
    },
  );
}
