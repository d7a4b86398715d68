import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const PARTS = ['world', 'ancestor', 'queries', 'methods', 'moving', 'listing', 'measure'];

export const SIZES = [20, 100, 1_000, 10_000];

/** An engine that is a program of its own. */
const isInstalled = (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

/** Its accessors have no other name, and whole milliseconds are coarse: a shell may have `clock()`, processor time. */
const BEFORE_SPIDERMONKEY = `
Object.defineProperty = function (object, name, accessors) {
  object.__defineGetter__(name, accessors.get);
  object.__defineSetter__(name, accessors.set);
};
function now() { return typeof clock === 'function' ? clock() : Date.now(); }`;

/**
 * SpiderMonkey 1.8 is Animate's own engine. It cannot be installed: SPIDERMONKEY names its shell, if you built one.
 * Duktape is the nearest to it of those that the conformance tests install: it only interprets, has no Map,
 * checks whether a property exists without reading it, and has a fine clock. MuJS loads the library in Animate's time,
 * but reads a property to check for it, and stops at 64 nested calls. It is left out where it is not installed (Debian:
 * `duktape`). `flag` precedes each file, `before` is script text that runs first.
 */
export const ENGINES = [
  { name: 'V8', command: [process.execPath, here('runInV8.mjs')] },
  { name: 'QuickJS', command: [process.execPath, here('../../test/engines/quickjs.mjs')] },
  {
    name: 'Duktape',
    command: ['duk'],
    before: 'function now() { return performance.now(); }',
  },
  {
    name: 'SpiderMonkey 1.8',
    command: [process.env.SPIDERMONKEY ?? 'js-1.8'],
    flag: '-f',
    before: BEFORE_SPIDERMONKEY,
    hasE4X: true,
  },
].filter(({ command }) => command[0] === process.execPath || isInstalled(command[0]));

/** Time limit of an engine for all calls: an engine that only interprets takes minutes. */
const MAX_MS = 600_000;

/** Animate's engine has none of them. */
export const WITHOUT_MAP = 'Map = Set = WeakMap = WeakSet = undefined;';

/**
 * The figures of one call. Milliseconds by size; reads per element.
 * @typedef {{ library: number, loop: number, ancestor?: number }} Times
 * `plain`: where reads cost nothing, at the least size, of methods that the ancestor has.
 * @typedef {{ kind: string, name: string, reads: { library: number, loop: number }, sizes: Map<number, Times>, plain?: Times }} Row
 */

/** What a program prints; of one that takes too long, the whole lines that came. */
function printed(program, args, maxMs) {
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: maxMs,
    });
  } catch (error) {
    if (error.code !== 'ETIMEDOUT') throw error;
    console.error(`${program}: stopped after ${maxMs / 1000} s; figures are missing`);
    return error.stdout.slice(0, error.stdout.lastIndexOf('\n') + 1);
  }
}

/** Runs files in an engine in their order. Returns what they print. */
export function runFiles({ command, flag }, files, maxMs = MAX_MS) {
  const args = files.flatMap((file) => (flag ? [flag, file] : [file]));
  return printed(command[0], [...command.slice(1), ...args], maxMs);
}

/**
 * Runs scripts of the benchmark after the bundle in an engine. Returns the lines that they print, as cells; those that
 * came in time. `edit` changes the bundle before. What a shell prints of itself, as SpiderMonkey's does of its garbage,
 * has no cells.
 */
export function runIn(engine, bundle, names, head, maxMs = MAX_MS) {
  const { before = '', edit = (code) => code } = engine;
  // The formatter ends arguments on lines of their own with a comma, which older engines do not know.
  const parts = names.map((part) =>
    fs.readFileSync(here(`script/${part}.js`), 'utf8').replace(/,(\n\s*\))/g, '$1'),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    const file = path.join(folder, 'bench.js');
    fs.writeFileSync(file, [head, before, edit(fs.readFileSync(bundle, 'utf8')), ...parts].join('\n'));
    return runFiles(engine, [file], maxMs)
      .trim()
      .split('\n')
      .filter((line) => line.includes('\t'))
      .map((line) => line.split('\t'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function readLines(lines) {
  const rows = new Map();
  const single = {};
  for (const [kind, name, size, ...cells] of lines) {
    const [library, loop, ancestor] = cells.map(Number);
    if (kind === 'reads') rows.set(name, { name, reads: { library, loop }, sizes: new Map() });
    else if (kind === 'plain') rows.get(name).plain = { library, loop, ancestor };
    else if (rows.has(name))
      Object.assign(rows.get(name), { kind }).sizes.set(Number(size), { library, loop, ancestor });
    else single[kind] = library;
  }
  return { rows: [...rows.values()], costOfRead: single.cost, firstUse: single.first };
}

/**
 * Measures the bundle in every engine: `{ name, rows, costOfRead, firstUse }` of each. Rows that an engine had no time for
 * are missing.
 */
export function measureEngines(bundle) {
  return ENGINES.map((engine) => {
    const { rows, ...single } = readLines(runIn(engine, bundle, PARTS, `var SIZES = [${SIZES}];`));
    const whole = rows.filter(({ sizes }) => SIZES.every((size) => sizes.has(size)));
    return { name: engine.name, rows: whole, ...single };
  });
}

/** Counts reads in an engine without Map and Set, as Animate's is: rows without times, of methods that can do without. */
export function countReadsWithoutMap(bundle) {
  return readLines(runIn(ENGINES[0], bundle, PARTS, `var SIZES = []; ${WITHOUT_MAP}`)).rows;
}
