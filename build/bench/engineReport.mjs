import { SIZES } from './engines.mjs';
import { against, code, digits, meets, table } from './tables.mjs';

/** Highest ratio to the hand-written loop, by kind and size. */
const GOALS = {
  query: { 20: 5, 100: 2, 1_000: 1.5, 10_000: 1.5 },
  method: { 20: Infinity, 100: 1.5, 1_000: 1.5, 10_000: 1.5 },
};

/** The error of measurement is about five per cent. */
const NEVER_SLOWER = 1.05;

/** Highest ratio to the ancestor where reads cost nothing, at the least size. */
const PLAIN = 1.5;

/** Highest factor by which the ratio to the loop may grow from 1,000 to 10,000 elements. */
const GROWTH = 1.25;

const ratioOf = ({ library, loop }) => library / loop;
const ancestorRatioOf = ({ library, ancestor }) => library / ancestor;
const hasAncestor = ({ sizes }) => !Number.isNaN(ancestorRatioOf(sizes.get(SIZES[0])));
const plainRows = (rows) => rows.filter(({ plain }) => plain);
const growthOf = ({ sizes }) => ratioOf(sizes.get(10_000)) / ratioOf(sizes.get(1_000));

/** `met` with the worst figure, or how many were missed. */
function verdict(figures, goalOf) {
  if (figures.length === 0) return { isMet: false, text: 'not measured' };
  const missed = figures.filter(({ value, size }) => !meets(goalOf(size), value));
  const worst = figures.reduce((a, b) => (b.value / goalOf(b.size) > a.value / goalOf(a.size) ? b : a));
  const worstSize = worst.size === undefined ? '' : ` at ${worst.size.toLocaleString('en-US')}`;
  const text = `worst ${digits(worst.value)}: ${code(worst.name)}${worstSize}`;
  return {
    isMet: missed.length === 0,
    text: `${figures.length - missed.length} of ${figures.length}, ${text}`,
  };
}

function figuresOf(rows, sizes, valueOf) {
  return rows.flatMap(({ name, sizes: times }) =>
    sizes.map((size) => ({ name, size, value: valueOf(times.get(size)) })),
  );
}

/** The verdicts about times: `{ goal, cells, isMet }`, a cell for each engine. */
export function judgeEngines(engines) {
  const ofKind = (rows, kind) => rows.filter((row) => row.kind === kind);
  const judge = (goal, figuresIn, goalOf) => {
    const verdicts = engines.map(({ rows }) => verdict(figuresIn(rows), goalOf));
    return { goal, cells: verdicts.map(({ text }) => text), isMet: verdicts.every(({ isMet }) => isMet) };
  };
  const against = (kind, sizes) => [
    (rows) => figuresOf(ofKind(rows, kind), sizes, ratioOf),
    (size) => GOALS[kind][size],
  ];
  return [
    judge('queries at 1,000 and 10,000: ≤ 1.5 × the loop', ...against('query', [1_000, 10_000])),
    judge('queries at 100: ≤ 2 × the loop', ...against('query', [100])),
    judge('queries at 20: ≤ 5 × the loop', ...against('query', [20])),
    judge('methods at 100 and more: ≤ 1.5 × the loop', ...against('method', [100, 1_000, 10_000])),
    judge(
      `growth from 1,000 to 10,000: ≤ ${GROWTH} × the loop's`,
      (rows) => rows.map((row) => ({ name: row.name, value: growthOf(row) })),
      () => GROWTH,
    ),
    judge(
      'never slower than xJSFL, at any size',
      (rows) => figuresOf(rows.filter(hasAncestor), SIZES, ancestorRatioOf),
      () => NEVER_SLOWER,
    ),
    judge(
      `reads that cost nothing, ${SIZES[0]} elements: ≤ ${PLAIN} × xJSFL`,
      (rows) => plainRows(rows).map(({ name, plain }) => ({ name, value: ancestorRatioOf(plain) })),
      () => PLAIN,
    ),
  ];
}

/** Reads per element, of the engine where the library needs most. */
function mostReads(name, lists) {
  const sameRows = lists.flatMap((rows) => rows.filter((row) => row.name === name));
  return sameRows.map((row) => row.reads).reduce((a, b) => (b.library > a.library ? b : a));
}

const isMore = ({ library, loop }) => library > loop + 1e-9;

/** The verdict about reads of properties, over all engines. */
export function judgeReads(lists) {
  const all = lists[0].map(({ name }) => ({ name, ...mostReads(name, lists) }));
  const more = all.filter(isMore).map(({ name }) => code(name));
  const count = `${all.length - more.length} of ${all.length}`;
  return {
    goal: "reads of properties: the loop's, with and without `Map`",
    cells: [more.length === 0 ? count : `${count}, not ${more.join(', ')}`, ''],
    isMet: more.length === 0,
  };
}

function readsCell(reads) {
  const [library, loop] = [digits(reads.library), digits(reads.loop)];
  return isMore(reads) ? `**${library}** / ${loop}` : `${library} / ${loop}`;
}

const headOf = (engines, sizes) =>
  engines.flatMap(({ name }) => sizes.map((size) => `${name} ${size.toLocaleString('en-US')}`));

/** The cells of a row, of each size in each engine; empty where the loop needs what the engine has not. */
function cellsOf(engines, name, cellOf) {
  return engines.flatMap(({ rows }) => {
    const row = rows.find((one) => one.name === name);
    return SIZES.map((size) => (row ? cellOf(row.sizes.get(size), size) : ''));
  });
}

/** Queries or methods against the hand-written loop. */
export function reportKind(kind, engines, lists) {
  const rows = engines[0].rows.filter((row) => row.kind === kind);
  const cells = ({ name }) => [
    code(name),
    readsCell(mostReads(name, lists)),
    ...cellsOf(engines, name, (times, size) => against(GOALS[kind][size], ratioOf(times))),
  ];
  return table(['× loop', 'reads / loop', ...headOf(engines, SIZES)], rows.map(cells));
}

/** Methods against the loops of the ancestor; the last column of each engine is of reads that cost nothing. */
export function reportAncestor(engines) {
  const rows = engines[0].rows.filter(hasAncestor);
  const cells = ({ name }) => [
    code(name),
    ...engines.flatMap((engine) => [
      ...cellsOf([engine], name, (times) => against(NEVER_SLOWER, ancestorRatioOf(times))),
      plainCell(engine, name),
    ]),
  ];
  const head = engines.flatMap((engine) => [
    ...headOf([engine], SIZES),
    `${engine.name} ${SIZES[0]}, reads cost nothing`,
  ]);
  return table(['× xJSFL', ...head], rows.map(cells));
}

function plainCell({ rows }, name) {
  const row = rows.find((one) => one.name === name);
  return row?.plain ? against(PLAIN, ancestorRatioOf(row.plain)) : '';
}
