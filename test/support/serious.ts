import { source } from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** Findings of axe-core that keep some people from using a page, one line each. */
export async function seriousProblems(page: Page): Promise<string[]> {
  await page.evaluate(source);
  // A colour on its way to another one is not a colour of the page.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined)',
  );
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary ?? ''}`);
}
