import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const axeFile = createRequire(__filename).resolve('axe-core');

/** A page of a browser, with what it said and asked for. */
export class WatchedPage {
  /** Errors and warnings of the console, uncaught errors, and requests to elsewhere. */
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOurs = origin === this.origin || ['blob:', 'data:'].includes(protocol);
      if (!isOurs) this.complaints.push(`asked for ${request.url()}`);
    });
  }

  private origin = '';

  static async open(
    browser: Browser,
    address: string,
    options: BrowserContextOptions = {},
  ): Promise<WatchedPage> {
    const context = await browser.newContext(options);
    const watched = new WatchedPage(await context.newPage());
    watched.origin = new URL(address).origin;
    await watched.page.goto(address);
    return watched;
  }

  /** What axe-core finds serious, one line each. */
  async barriers(): Promise<string[]> {
    await this.page.evaluate(fs.readFileSync(axeFile, 'utf8'));
    const { violations } = await this.page.evaluate<AxeResults>('axe.run()');
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
