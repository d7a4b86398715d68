// node build/bench/growth.mjs [<size> <size>] measures growth alone, of the built library; default: from 500 to 4,000 objects.
// It takes about six minutes then in Duktape, a quarter of an hour in SpiderMonkey.
import { fileURLToPath } from 'node:url';
import { countWork } from './countWork.mjs';
import { ENGINES, runIn, WITHOUT_MAP } from './engines.mjs';
import { code, digits, meets, table } from './tables.mjs';

const PARTS = ['alikeHost', 'alikeTimeline', 'alikeDocument', 'calls', 'growth'];

/** What `npm run bench` has time for. */
const SIZES = [250, 1_000];

/** Highest exponent of growth. 1 is linear. */
const GOAL = 1.15;

/** Time limit of one run of all calls. */
const MAX_MS = 1_200_000;

/** Times above the goal are measured so often, at turns of the sizes: garbage and other programs only add to them. */
const TIMES = 3;

/** Less says nothing: an engine's own work shows. */
const least = (sizes) => ({ reads: 2 * sizes[1], work: 2 * sizes[1], time: 5 });

const exponent = (sizes, [some, many]) => Math.log(many / Math.max(1, some)) / Math.log(sizes[1] / sizes[0]);

/** The kind of a call: its collection, and whether it is a method or a query with a pseudo. */
function kindOf(name) {
  if (name.startsWith('loop')) return 'loops by hand';
  const type = /^\w+Collection/.exec(name)?.[0] ?? 'sources';
  return name.startsWith(`${type} `) ? `${type}, pseudos` : type;
}

/**
 * Notes the least figures of calls, at all sizes: those that are counted, or those that are timed. `only`: the names of
 * calls; default: all.
 */
function noteFigures(rows, { engine, bundle, sizes, isTimed, only }) {
  const wanted = only && JSON.stringify(Object.fromEntries(only.map((name) => [name, true])));
  const head = `${WITHOUT_MAP} var fl; var SIZES = [${sizes}]; var ONLY = ${wanted ?? 'null'};`;
  for (const [name, world, size, reads, work, time, host] of runIn(engine, bundle, PARTS, head, MAX_MS)) {
    const key = `${name}, ${world}`;
    const row = rows.get(key) ?? { name: key, kind: kindOf(name), reads: [], work: [], time: [], host: [] };
    const at = sizes.indexOf(Number(size));
    const note = (list, value) => (list[at] = Math.min(list[at] ?? Infinity, Number(value)));
    if (isTimed) {
      note(row.time, time);
      note(row.host, host);
    } else {
      note(row.reads, reads);
      note(row.work, work);
    }
    rows.set(key, row);
  }
}

/** The calls that grow faster than the goal allows, the worst first. */
function missesOf(rows, sizes, what) {
  return rows
    .filter((row) => row[what][1] >= least(sizes)[what])
    .map((row) => ({ ...row, value: exponent(sizes, row[what]) }))
    .filter(({ value }) => !meets(GOAL, value))
    .sort((a, b) => b.value - a.value);
}

/**
 * Measures every method and pseudo over objects that read alike, without Map: reads and work (see `countWork`) in V8, times
 * in the engine that is nearest to Animate's. What the methods of the imitated host take is not part of work and times.
 *
 * @returns that engine, the sizes, and of each call in each world reads, work and milliseconds at both sizes
 */
export function measureGrowth(bundle, sizes = SIZES) {
  const engine = ENGINES.at(-1);
  const rows = new Map();
  noteFigures(rows, { engine: { ...ENGINES[0], edit: countWork }, bundle, sizes, isTimed: false });
  noteFigures(rows, { engine, bundle, sizes, isTimed: true });
  for (let i = 1; i < TIMES; i++) {
    const only = missesOf([...rows.values()], sizes, 'time').map(({ name }) => name);
    if (only.length > 0) noteFigures(rows, { engine, bundle, sizes, isTimed: true, only });
  }
  return { engine: engine.name, sizes, rows: [...rows.values()] };
}

function worstOf(rows, sizes, what) {
  const values = rows
    .filter((row) => row[what][1] >= least(sizes)[what])
    .map((row) => ({ name: row.name, value: exponent(sizes, row[what]) }));
  return values.reduce((a, b) => (b.value > a.value ? b : a), { name: '', value: 0 });
}

function cellOf({ name, value }) {
  if (name === '') return '';
  const text = `${digits(value)}: ${code(name)}`;
  return meets(GOAL, value) ? text : `**${digits(value)}**: ${code(name)}`;
}

/** The verdicts about reads and work: times of one run say less. */
export function judgeGrowth({ rows, sizes }) {
  return ['reads', 'work'].map((what) => {
    const worst = worstOf(rows, sizes, what);
    return {
      goal: `growth over objects that read alike, ${sizes.map(digits).join(' to ')}: exponent of ${what} ≤ ${GOAL}`,
      cells: [`worst ${digits(worst.value)}: ${code(worst.name)}`, ''],
      isMet: meets(GOAL, worst.value),
    };
  });
}

/** The worst exponents of each kind of call. */
export function reportGrowth({ engine, rows, sizes }) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return table(
    ['', 'calls', 'worst exponent of reads', 'of work', `of time (${engine})`],
    kinds.map((kind) => {
      const own = rows.filter((row) => row.kind === kind);
      return [
        kind,
        String(own.length),
        ...['reads', 'work', 'time'].map((what) => cellOf(worstOf(own, sizes, what))),
      ];
    }),
  );
}

/** Every call whose time grows faster than the goal allows. */
function reportMisses({ rows, sizes }) {
  return table(
    ['', ...sizes.map((size) => `${size}, ms`), 'exponent', `host, ms at ${sizes[1]}`],
    missesOf(rows, sizes, 'time').map(({ name, time, host, value }) => [
      code(name),
      ...time.map(digits),
      digits(value),
      digits(host[1]),
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = process.argv.length > 3 ? process.argv.slice(2, 4).map(Number) : [500, 4_000];
  const growth = measureGrowth(fileURLToPath(new URL('../../dist/collection.jsx', import.meta.url)), sizes);
  console.log(`${reportGrowth(growth)}\n\n${reportMisses(growth)}`);
}
