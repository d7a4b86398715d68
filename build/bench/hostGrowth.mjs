// node build/bench/hostGrowth.mjs [<part of a name>] measures how the calls of scripts in loops grow in the headless host: the
// processor time of the whole loop over 500 to 4,000 layers, frames, items or elements. 1 is linear.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { code, digits, table } from './tables.mjs';

const SIZES = [500, 1_000, 2_000, 4_000];

/** Milliseconds after which a call is not measured at larger sizes. */
const MAX_MS = 4_000;

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const { createHost } = createRequire(import.meta.url)(here('../../dist/host.js'));
const source = fs.readFileSync(here('script/hostCalls.js'), 'utf8');
const { calls, documents, scriptOf } = new Function(
  `${source} return { calls: HOST_CALLS, documents: HOST_DOCUMENTS, scriptOf: scriptOfHostCall };`,
)();

function timeOf(name, size) {
  const host = createHost(documents[calls[name][0]](size));
  const script = scriptOf(name, size);
  const before = process.cpuUsage();
  host.run(script);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Over the last three sizes: small ones show the engine's own work. */
function exponentOf(times) {
  const last = times.length - 1;
  const first = Math.max(0, last - 2);
  return Math.log(times[last] / times[first]) / Math.log(SIZES[last] / SIZES[first]);
}

const [wanted = ''] = process.argv.slice(2);
const rows = [];
for (const name of Object.keys(calls).filter((call) => call.includes(wanted))) {
  const times = [];
  for (const size of SIZES) if (!(times.at(-1) > MAX_MS)) times.push(timeOf(name, size));
  rows.push({ name, times, exponent: exponentOf(times) });
}
rows.sort((a, b) => b.times.at(-1) - a.times.at(-1));
console.log(
  table(
    ['', ...SIZES.map((size) => `${size}, ms`), 'exponent'],
    rows.map(({ name, times, exponent }) => [
      code(name),
      ...SIZES.map((_, i) => digits(times[i])),
      digits(exponent),
    ]),
  ),
);
