import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const PARTS = ['world', 'queries', 'methods', 'measure'];
const SIZES = [1_000, 10_000, 100_000];

const ENGINES = [
  { name: 'V8', runner: here('runInV8.mjs') },
  { name: 'QuickJS', runner: here('../test/engines/quickjs.mjs') },
];

/**
 * What the script measured for one call.
 * @typedef {{ kind: string, name: string, reads: Pair, sizes: Map<number, { time: number, ratio: number }> }} Row
 * @typedef {{ library: number, loop: number }} Pair
 */

/** Runs the benchmark script over the built bundle in one engine. */
function runIn({ runner }, bundle) {
  const parts = PARTS.map((part) => fs.readFileSync(here(`script/${part}.js`), 'utf8'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    const file = path.join(folder, 'bench.js');
    fs.writeFileSync(file, [`var SIZES = [${SIZES}];`, fs.readFileSync(bundle, 'utf8'), ...parts].join('\n'));
    return execFileSync(process.execPath, [runner, file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Row[]} */
function readRows(output) {
  const rows = new Map();
  for (const line of output.trim().split('\n')) {
    const [kind, name, size, member, first, second] = line.split('\t');
    const row = rows.get(name) ?? { kind, name, reads: null, sizes: new Map() };
    rows.set(name, row);
    if (member === 'reads') row.reads = { library: Number(first), loop: Number(second) };
    else row.sizes.set(Number(size), { time: Number(first), ratio: Number(second) });
  }
  return [...rows.values()];
}

/** Measures the bundle in every engine. */
export function measureEngines(bundle) {
  return ENGINES.map((engine) => ({ name: engine.name, rows: readRows(runIn(engine, bundle)) }));
}
