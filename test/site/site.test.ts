import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSite } from './buildSite';
import { describePages } from './pages';

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
