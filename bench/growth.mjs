import { ENGINES, runIn, WITHOUT_MAP } from './engines.mjs';
import { code, digits, meets, table } from './tables.mjs';

const PARTS = ['alikeHost', 'alikeTimeline', 'alikeDocument', 'calls', 'growth'];
const SIZES = [250, 1_000];

/** Highest exponent of growth. 1 is linear. */
const GOAL = 1.15;

/** Less says nothing: an engine's own work shows, and the clock counts milliseconds. */
const LEAST = { reads: 2 * SIZES[1], time: 40 };

const exponent = (some, many) => Math.log(many / some) / Math.log(SIZES[1] / SIZES[0]);

/** The kind of a call: its collection, and whether it is a method or a query with a pseudo. */
function kindOf(name) {
  const type = /^\w+Collection/.exec(name)?.[0] ?? 'sources';
  return name.startsWith(`${type} `) ? `${type}, pseudos` : type;
}

/** Adds reads or milliseconds of every call in every world, at both sizes. */
function addFigures(rows, engine, bundle, what) {
  const lines = runIn(engine, bundle, PARTS, `${WITHOUT_MAP} var fl; var SIZES = [${SIZES}];`);
  for (const [name, world, size, reads, time] of lines) {
    const key = `${name}, ${world}`;
    const row = rows.get(key) ?? { name: key, kind: kindOf(name), reads: [], time: [] };
    row[what][SIZES.indexOf(Number(size))] = Number(what === 'reads' ? reads : time);
    rows.set(key, row);
  }
}

/**
 * Measures every method and pseudo over objects that read alike, without Map: reads in V8, times in the engine that is
 * nearest to Animate's.
 *
 * @returns that engine, and of each call in each world reads and milliseconds at both sizes
 */
export function measureGrowth(bundle) {
  const engine = ENGINES.at(-1);
  const rows = new Map();
  addFigures(rows, ENGINES[0], bundle, 'reads');
  addFigures(rows, engine, bundle, 'time');
  return { engine: engine.name, rows: [...rows.values()] };
}

function worstOf(rows, what) {
  const values = rows
    .filter((row) => row[what][1] >= LEAST[what])
    .map((row) => ({ name: row.name, value: exponent(Math.max(1, row[what][0]), row[what][1]) }));
  return values.reduce((a, b) => (b.value > a.value ? b : a), { name: '', value: 0 });
}

function cellOf({ name, value }) {
  if (name === '') return '';
  const text = `${digits(value)}: ${code(name)}`;
  return meets(GOAL, value) ? text : `**${digits(value)}**: ${code(name)}`;
}

/** The verdict about reads: times of one run say less. */
export function judgeGrowth({ rows }) {
  const worst = worstOf(rows, 'reads');
  return {
    goal: `growth over objects that read alike, ${SIZES.join(' to ')}: exponent of reads ≤ ${GOAL}`,
    cells: [`worst ${digits(worst.value)}: ${code(worst.name)}`, ''],
    isMet: meets(GOAL, worst.value),
  };
}

/** The worst exponents of each kind of call. */
export function reportGrowth({ engine, rows }) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return table(
    ['', 'calls', 'worst exponent of reads', `worst exponent of time (${engine})`],
    kinds.map((kind) => {
      const own = rows.filter((row) => row.kind === kind);
      return [kind, String(own.length), cellOf(worstOf(own, 'reads')), cellOf(worstOf(own, 'time'))];
    }),
  );
}
