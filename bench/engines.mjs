import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const PARTS = ['world', 'ancestor', 'queries', 'methods', 'moving', 'listing', 'measure'];

export const SIZES = [20, 100, 1_000, 10_000];

const ENGINES = [
  { name: 'V8', runner: here('runInV8.mjs') },
  { name: 'QuickJS', runner: here('../test/engines/quickjs.mjs') },
];

/** Animate's engine has none of them. */
const WITHOUT_MAP = 'Map = Set = WeakMap = WeakSet = undefined;';

/**
 * The figures of one call. Milliseconds by size; reads per element.
 * @typedef {{ library: number, loop: number, ancestor?: number }} Times
 * @typedef {{ kind: string, name: string, reads: { library: number, loop: number }, sizes: Map<number, Times> }} Row
 */

/** Runs the benchmark script behind the bundle in an engine. Returns the lines that it prints, as cells. */
function runIn(runner, bundle, sizes, before = '') {
  const parts = PARTS.map((part) => fs.readFileSync(here(`script/${part}.js`), 'utf8'));
  const head = `var SIZES = [${sizes}]; ${before}`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    const file = path.join(folder, 'bench.js');
    fs.writeFileSync(file, [head, fs.readFileSync(bundle, 'utf8'), ...parts].join('\n'));
    const output = execFileSync(process.execPath, [runner, file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return output
      .trim()
      .split('\n')
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
    else if (rows.has(name))
      Object.assign(rows.get(name), { kind }).sizes.set(Number(size), { library, loop, ancestor });
    else single[kind] = library;
  }
  return { rows: [...rows.values()], costOfRead: single.cost, firstUse: single.first };
}

/** Measures the bundle in every engine: `{ name, rows, costOfRead, firstUse }` of each. */
export function measureEngines(bundle) {
  return ENGINES.map(({ name, runner }) => ({ name, ...readLines(runIn(runner, bundle, SIZES)) }));
}

/** Counts reads in an engine without Map and Set, as Animate's is: rows without times, of methods that can do without. */
export function countReadsWithoutMap(bundle) {
  return readLines(runIn(ENGINES[0].runner, bundle, [], WITHOUT_MAP)).rows;
}
