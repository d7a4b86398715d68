// node bench/viewer.mjs: measures pages of documents in Chromium. CHROME_PATH names another one than Debian's.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { chromium } from 'playwright-core';
import { createHost } from '../dist/browser.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
const SECONDS = 4;

/** Two thousand symbols in folders. */
const manyItems = {
  library: Array.from({ length: 2000 }, (_, index) => ({
    name: `folder ${index % 40}/symbol ${index}`,
    layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }],
  })),
  layers: [{ elements: [{ item: 'folder 0/symbol 0' }] }],
};

/** A thousand instances on the stage. */
const manyElements = {
  library: [{ name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] }],
  layers: Array.from({ length: 10 }, (_, layer) => ({
    name: `layer ${layer}`,
    elements: Array.from({ length: 100 }, (_, index) => ({
      item: 'star',
      name: `star${layer}_${index}`,
      x: (index % 25) * 20,
      y: layer * 40 + Math.floor(index / 25) * 9,
    })),
  })),
};

/** Fifty instances that move for 120 frames. */
const playing = {
  frameRate: 24,
  library: manyElements.library,
  layers: Array.from({ length: 50 }, (_, layer) => ({
    frames: [
      { duration: 119, tween: 'motion', elements: [{ item: 'star', x: 0, y: layer * 8 }] },
      { elements: [{ item: 'star', x: 500, y: 400 - layer * 8 }] },
    ],
  })),
};

function pageOf(name, document) {
  const file = path.join(folder, `${name}.html`);
  execFileSync(process.execPath, [path.join(dist, 'cli.js'), 'page', document, '-o', file]);
  return pathToFileURL(file).href;
}

function written(name, literal) {
  const file = path.join(folder, `${name}.fla`);
  fs.writeFileSync(file, createHost(literal).save());
  return pageOf(name, file);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});

/** Opens a page in a fresh profile; gives it with the milliseconds to its first paint and to its first picture. */
async function open(url) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.addInitScript(`new MutationObserver(() => {
    if (window.pictured === undefined && document.querySelector('.sheet img')) window.pictured = performance.now();
  }).observe(document, { childList: true, subtree: true });`);
  await page.goto(url);
  await page.locator('.sheet img').waitFor();
  const painted = await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime`);
  return { page, painted, pictured: await page.evaluate('window.pictured') };
}

/** Milliseconds from a key press until what is found is marked; the median of some. */
async function timeQueries(page) {
  return page.evaluate(`(async () => {
    const input = document.querySelector('.query input');
    const outlines = document.querySelector('.outlines');
    const times = [];
    for (const text of ['star*', '*', 'star1*', '*:movieclip', 'star*', '*', 'star2*', ':instance', '*']) {
      const marked = new Promise((resolve) => new MutationObserver(resolve).observe(outlines, { childList: true }));
      const begun = performance.now();
      input.value = text;
      input.dispatchEvent(new Event('input'));
      await marked;
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b)[times.length >> 1];
  })()`);
}

/** Frames that are shown in a second of playing. */
async function timePlaying(page) {
  return page.evaluate(`(async () => {
    const frames = new Set();
    let count = 0;
    new MutationObserver(() => count++).observe(document.querySelector('.sheet'), { childList: true });
    document.querySelector('.play').click();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    count = 0;
    await new Promise((resolve) => setTimeout(resolve, ${SECONDS * 1000}));
    return count / ${SECONDS};
  })()`);
}

const rows = [];
const small = await open(pageOf('sky', fileURLToPath(new URL('../examples/night-sky', import.meta.url))));
rows.push(
  ['first paint, examples/night-sky', small.painted, 'ms'],
  ['its first picture', small.pictured, 'ms'],
);
const items = await open(written('items', manyItems));
rows.push(['first picture, 2,000 items', items.pictured, 'ms']);
const elements = await open(written('elements', manyElements));
rows.push(['query over 1,000 elements, until marked', await timeQueries(elements.page), 'ms']);
const { page } = await open(written('playing', playing));
rows.push(['50 tweens at 24 frames a second', await timePlaying(page), 'frames a second']);
const sky = await timePlaying(small.page);
rows.push(['examples/night-sky at 24 frames a second', sky, 'frames a second']);
const packed = (file) => zlib.gzipSync(fs.readFileSync(path.join(dist, 'viewer', file)), { level: 9 }).length;
rows.push(['scripts of the page, packed', (packed('page.js') + packed('worker.js')) / 1000, 'kB']);
for (const [what, value, unit] of rows) console.log(`${what}: ${value.toFixed(1)} ${unit}`);

await browser.close();
fs.rmSync(folder, { recursive: true });
