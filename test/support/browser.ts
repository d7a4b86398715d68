import fs from 'fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { describeWhere } from './where';

const PLACES = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const program = PLACES.find((place) => place !== '' && fs.existsSync(place));

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page, and what it did that no page of ours may do. */
export interface WatchedPage {
  page: Page;
  /** Errors of scripts, complaints in the console, and requests to other machines. */
  faults: string[];
}

/** `describe` for tests in a real browser. `openPage` makes a page of its own for a test. */
export function describeBrowser(
  title: string,
  body: (openPage: (url: string, options?: BrowserContextOptions) => Promise<WatchedPage>) => void,
): void {
  describeWhere(program !== undefined, 'no Chromium', title, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: program, args: FLAGS });
    });
    afterEach(async () => {
      for (const context of browser.contexts()) await context.close();
    });
    afterAll(() => browser.close());

    body(async (url, options) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
      });
      page.on('dialog', (dialog) => {
        faults.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (!/^(file|blob|data):/.test(request.url()) && !request.url().startsWith(new URL(url).origin))
          faults.push(`request: ${request.url()}`);
      });
      await page.goto(url);
      return { page, faults };
    });
  });
}
