import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath } from './chromium';
import { describeWhere } from './where';

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

/** How a page is shown. What is left out is as for most people. */
export interface View {
  colorScheme?: 'light' | 'dark';
  viewport?: { width: number; height: number };
}

/**
 * `describe` for tests in a real browser. `openPage` opens a page that knows nothing of those before it.
 *
 * They are shown in turn in one window: to start a process for each takes longer than most tests.
 */
export function describeBrowser(
  title: string,
  body: (openPage: (url: string, view?: View) => Promise<WatchedPage>) => void,
): void {
  describeWhere(chromiumPath !== undefined, 'no Chromium', title, () => {
    let browser: Browser;
    let page: Page;
    let origin = '';
    let faults: string[] = [];

    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
      page = await browser.newPage();
      page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
      });
      page.on('dialog', (dialog) => {
        faults.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (!/^(file|blob|data):/.test(request.url()) && !request.url().startsWith(origin))
          faults.push(`request: ${request.url()}`);
      });
    });
    afterEach(async () => {
      await page.goto('about:blank');
      const session = await page.context().newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await session.detach();
    });
    afterAll(() => browser.close());

    body(async (url, { colorScheme = 'light', viewport = { width: 1280, height: 720 } } = {}) => {
      origin = new URL(url).origin;
      faults = [];
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto(url);
      return { page, faults };
    });
  });
}
