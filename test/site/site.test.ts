import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { describeBrowser, startBrowser } from '../support/browser';
import { describeBarriers } from './barriers';
import { buildSite } from './buildSite';
import { describePages } from './pages';
import { describePlayground } from './playground';
import { serveFolder, type Server } from './serveFolder';

let folder = '';

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  buildSite(folder);
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the site', () => {
  describePages(() => folder);
});

describeBrowser('the site in a browser', () => {
  let browser: Browser;
  let server: Server;

  beforeAll(async () => {
    [browser, server] = await Promise.all([startBrowser(), serveFolder(folder)]);
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  describe('pages', () => {
    describeBarriers(() => ({ browser, origin: server.origin }));
  });

  describe('the playground', () => {
    describePlayground(() => ({ browser, folder, ...server }));
  });
});
