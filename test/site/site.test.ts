import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeBrowser } from '../support/browser';
import { describeBarriers } from './barriers';
import type { BuiltSite } from './BuiltSite';
import { buildSite } from './buildSite';
import { describeColors } from './colors';
import { describeExporting } from './exporting';
import { describeFilms } from './films';
import { describeOpening } from './opening';
import { describePages } from './pages';
import { describePlayground } from './playground';
import { sample } from '../support/sample';
import { serveFolder, type Server } from '../../build/serveFolder.cjs';

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

describeBrowser('the site in a browser', (openPage) => {
  let server: Server;

  beforeAll(async () => {
    server = await serveFolder(folder);
  });

  afterAll(() => server.close());

  const site = (): BuiltSite => ({
    folder,
    ...server,
    open: (address, view) => openPage(server.origin + address, view),
  });

  describe('pages', () => {
    describeBarriers(site);
  });

  describe('the playground', () => {
    describePlayground(site);
  });

  describe.each(
    sample(2, [
      ['documents', describeOpening],
      ['exports', describeExporting],
      ['colours', describeColors],
      ['films', describeFilms],
    ] as const),
  )('%s of the playground', (_what, describeIt) => {
    describeIt(site);
  });
});
