// Measures pages of documents, and the playground, in Chromium: node build/bench/viewer.mjs. CHROME_PATH names another one than
// Debian's.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findDocuments } from './documentReport.mjs';
import { serveFolder } from '../serveFolder.cjs';
import { median } from './tables.mjs';
import { askedDocuments, playedTimelines } from './viewerDocuments.mjs';
import { reportViewer } from './viewerReport.mjs';

const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
const SITE = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** How often each page is opened. */
const TIMES = 3;
/** Queries that are asked after the first one. */
const LATER = ['star*', '*', ':movieclip', '*:instance', '[x>100]', '*'];
/** Milliseconds: a page is left alone, plays, and plays while it is measured. */
const REST = 3000;
const WARM_UP = 1500;
const MEASURED = 4000;

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** A phone on a slow network, as Lighthouse simulates it: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const PHONE = {
  view: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  slower: 4,
};

/**
 * Measures queries and playing on pages of documents, and how long the playground takes to show something.
 *
 * @param dist the built program
 * @param documents real ones: `{ name, file }`
 * @returns what was measured, or `{ missing }` where nothing can be
 */
export async function measureViewer(dist, documents) {
  const missing = await findMissing();
  if (missing !== undefined) return { missing };
  const { chromium } = await import('playwright-core');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const pageOf = ({ name, file, symbol }) => writePage(dist, folder, name, file, symbol);
    const queries = await inOrder(askedDocuments(folder, documents), async (document) => ({
      name: document.name,
      ...(await measureQueries(browser, pageOf(document))),
    }));
    const playing = await inOrder(playedTimelines(folder), async (timeline) => ({
      name: timeline.name,
      ...(await measurePlaying(browser, pageOf(timeline))),
    }));
    const playground = fs.existsSync(SITE) ? await measurePlayground(browser) : undefined;
    return { version: browser.version(), queries, playing, playground };
  } finally {
    await browser.close();
    fs.rmSync(folder, { recursive: true });
  }
}

async function findMissing() {
  if (!fs.existsSync(CHROMIUM)) return CHROMIUM;
  return import('playwright-core').then(
    () => undefined,
    () => 'playwright-core',
  );
}

async function inOrder(things, measure) {
  const measured = [];
  for (const thing of things) measured.push(await measure(thing));
  return measured;
}

/** Writes the page of a document, and gives its address. */
function writePage(dist, folder, name, file, symbol) {
  const page = path.join(folder, `${name.replaceAll(/\W/g, '')}.html`);
  execFileSync(process.execPath, [path.join(dist, 'cli.js'), 'page', file, '-o', page], { stdio: 'ignore' });
  return pathToFileURL(page).href + (symbol ? `#symbol=${encodeURIComponent(symbol)}` : '');
}

/** Opens a page in a fresh profile, works with it, and closes it. */
async function withPage(browser, view, work) {
  const context = await browser.newContext(view);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Milliseconds to the first paint, picture and marks, and of queries. */
async function measureQueries(browser, address) {
  const typed = {};
  for (const [when, start, after] of [
    ['atOnce', 'input', 0],
    ['withPicture', 'pictured', 0],
    ['later', 'pictured', 1000],
  ]) {
    typed[when] = [];
    for (let time = 0; time < TIMES; time++) {
      const notes = await withPage(browser, DESKTOP, async (page) => {
        await page.addInitScript(notesOf(start, after));
        await page.goto(address);
        await page.evaluate('marked');
        const rest = when === 'later' ? await page.evaluate(`askAll(${JSON.stringify(LATER)})`) : [];
        const painted = `performance.getEntriesByName('first-contentful-paint')[0].startTime`;
        return { ...(await page.evaluate('notes')), rest, painted: await page.evaluate(painted) };
      });
      typed[when].push(notes);
    }
  }
  const { atOnce, withPicture, later } = typed;
  const all = [...atOnce, ...withPicture, ...later];
  const waited = (notes) => median(notes.map(({ typed, marked }) => marked - typed));
  return {
    painted: median(all.map(({ painted }) => painted)),
    pictured: median(all.map(({ pictured }) => pictured)),
    atOnce: median(atOnce.map(({ marked, pictured }) => marked - pictured)),
    withPicture: waited(withPicture),
    later: waited(later),
    rest: median(later.flatMap(({ rest }) => rest)),
  };
}

/**
 * A script for a page: types a query so long after there is something, and notes when what is found is marked and seen.
 *
 * @param start `input` or `pictured`
 */
function notesOf(start, after) {
  return `
    const notes = {};
    let mark;
    const ask = (text) => {
      const marked = new Promise((resolve) => (mark = resolve));
      const input = document.querySelector('.query input');
      const typed = performance.now();
      input.value = text;
      input.dispatchEvent(new Event('input'));
      return marked.then(() => ({ typed, marked: performance.now() }));
    };
    const askAll = async (texts) => {
      const times = [];
      for (const text of texts) {
        const { typed, marked } = await ask(text);
        times.push(marked - typed);
      }
      return times;
    };
    const marked = new Promise((resolve) => {
      const note = (name, selector) => {
        if (notes[name] !== undefined || !document.querySelector(selector)) return;
        notes[name] = performance.now();
        if (name === '${start}')
          setTimeout(() => ask('*').then((times) => resolve(Object.assign(notes, times))), ${after});
      };
      new MutationObserver((changes) => {
        note('input', '.query input');
        note('pictured', '.sheet img');
        const results = document.querySelector('.results');
        const isAnswered = changes.some(({ target }) => results?.contains(target)) && results.innerText.trim() !== '';
        // What is marked is seen with the next frame of the screen.
        if (isAnswered) requestAnimationFrame(() => setTimeout(mark));
      }).observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { notes, marked, askAll });`;
}

/** Frames of a document that come to the screen in a second of playing, and the processor time of one. */
async function measurePlaying(browser, address) {
  return withPage(browser, DESKTOP, async (page) => {
    await page.goto(address);
    await page.locator('.sheet img').waitFor();
    await page.waitForTimeout(REST);
    const rate = parseFloat(/ ([\d.]+) fps/.exec(await page.locator('.facts').textContent())[1]);
    await page.locator('.play').click();
    await page.waitForTimeout(WARM_UP);
    await browser.startTracing(page, { categories: TRACED });
    const shown = await page.evaluate(COUNT_SHOWN);
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    return { rate, ...readTrace(traceEvents, shown) };
  });
}

/** Counts frames of the document that are shown to frames of the screen. */
const COUNT_SHOWN = `new Promise((resolve) => {
  const end = performance.now() + ${MEASURED};
  let last;
  let count = 0;
  const look = () => {
    const { frame } = document.querySelector('.sheet [data-frame]').dataset;
    if (frame !== last) count++;
    last = frame;
    if (performance.now() < end) requestAnimationFrame(look);
    else resolve(count);
  };
  requestAnimationFrame(look);
})`;

const TRACED = ['-*', 'blink', 'cc', 'toplevel', 'disabled-by-default-display.framedisplayed', '__metadata'];

/** What takes processor time while a page plays: names of threads, and of what is measured there. */
const STEPS = {
  drawing: ['DedicatedWorker', 'ThreadControllerImpl::RunTask'],
  reading: ['CrRendererMain', 'SVGImage::DataChanged'],
  page: ['CrRendererMain', 'ThreadControllerImpl::RunTask'],
  painting: ['ThreadPool', 'RasterTask'],
};

/**
 * Frames in a second that came to the screen, and the milliseconds of each step for one.
 *
 * @param shown - those that the page showed: a frame that the screen skipped was not seen
 */
function readTrace(events, shown) {
  const threads = new Map();
  for (const { name, pid, tid, args } of events)
    if (name === 'thread_name') threads.set(`${pid} ${tid}`, args.name);
  const displayed = events.filter(({ name }) => name === 'Display::FrameDisplayed').length;
  const count = Math.min(shown, displayed);
  const steps = Object.entries(STEPS).map(([step, [thread, work]]) => {
    const times = events
      .filter(({ name, pid, tid }) => name === work && threads.get(`${pid} ${tid}`)?.startsWith(thread))
      .map(({ tdur = 0 }) => tdur / 1000);
    return [step, times.reduce((sum, time) => sum + time, 0) / count];
  });
  return { perSecond: (1000 * count) / MEASURED, steps: Object.fromEntries(steps) };
}

/** The largest paint of the playground on a phone, the first picture of its viewer, and what was loaded by then. */
async function measurePlayground(browser) {
  const { origin, close } = await serveFolder(SITE);
  try {
    const runs = [];
    for (let time = 0; time < TIMES; time++)
      runs.push(await withPage(browser, PHONE.view, (page, context) => openOnPhone(page, context, origin)));
    const of = (name) => median(runs.map((run) => run[name]));
    return { largest: of('largest'), pictured: of('pictured'), before: of('before'), all: of('all') };
  } finally {
    close();
  }
}

async function openOnPhone(page, context, origin) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', PHONE.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower });
  const loaded = [];
  const begun = performance.now();
  session.on('Network.loadingFinished', ({ encodedDataLength }) =>
    loaded.push({ at: performance.now() - begun, size: encodedDataLength }),
  );
  await page.addInitScript(`
    new PerformanceObserver((list) => (window.largest = list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });`);
  await page.goto(`${origin}/playground/`);
  await page.locator('.sheet img').waitFor();
  const pictured = performance.now() - begun;
  await page.waitForTimeout(REST);
  const largest = await page.evaluate('largest');
  const sum = (files) => files.reduce((total, { size }) => total + size, 0);
  return { largest, pictured, before: sum(loaded.filter(({ at }) => at <= largest)), all: sum(loaded) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../../dist', import.meta.url));
  console.log(reportViewer(await measureViewer(dist, findDocuments())));
}
