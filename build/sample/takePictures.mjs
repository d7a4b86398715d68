// Takes the pictures of the docs that show the sample document: its render with a query, the page that `page` writes, the
// published page, and the playground if a folder with the built site is named.
// Usage: npm run pictures [-- <folder of the site>], after npm run build. CHROME_PATH names another Chromium.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { root } from '../check/run.mjs';
import serving from '../serveFolder.cjs';

const DOCUMENT = 'examples/night-sky';
const SIZES = { viewer: [1200, 720], publishing: [640, 360], playground: [1280, 760] };

const [site] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium' });
try {
  run('render', DOCUMENT, '--query', '/stars/*:movieclip[x>200]', '-o', 'docs/night-sky.svg');
  const page = path.join(folder, 'sky.html');
  run('page', DOCUMENT, '-o', page);
  await take('viewer', `${pathToFileURL(page)}#query=star*`, (shown) => thumbnails(shown, 6));
  run('publish', DOCUMENT, '--to', 'canvas', '-o', path.join(folder, 'public'));
  await takeServed('publishing', path.join(folder, 'public'), '/night-sky.html', (shown) =>
    shown.waitForTimeout(300),
  );
  if (site) await takeServed('playground', site, '/playground/#sample=night-sky&query=star*', thumbnails);
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
}

function run(...args) {
  const { status } = spawnSync(process.execPath, ['dist/cli.js', ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`adobe-collection ${args.join(' ')} ended with ${status}`);
}

async function take(name, address, settled) {
  const [width, height] = SIZES[name];
  const shown = await browser.newPage({ viewport: { width, height } });
  await shown.goto(address);
  await settled(shown);
  await shown.screenshot({ path: path.join(root, `docs/${name}.png`) });
  await shown.close();
}

async function takeServed(name, place, address, settled) {
  const server = await serving.serveFolder(place);
  try {
    await take(name, server.origin + address, settled);
  } finally {
    server.close();
  }
}

/** Waits for the stage, and for the pictures in the library that are in view. */
async function thumbnails(shown, count = 5) {
  await shown.locator('.sheet img').waitFor();
  await shown.locator('.item .picture img').nth(count).waitFor();
  await shown.waitForTimeout(300);
}
