import { source } from 'axe-core';
import type { Page } from 'playwright-core';

/** Runs the rules in the page. Only violations are returned: rules without any are most of the full answer. */
const FIND = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes: [{ html, failureSummary = '' }] }) => id + ': ' + html.slice(0, 200) + ' ' + failureSummary))`;

/** Findings of axe-core that keep some people from using a page, one line each. */
export async function seriousProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(source);
  // A colour on its way to another one is not a colour of the page.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined)',
  );
  return (await page.evaluate(FIND)) as string[];
}
