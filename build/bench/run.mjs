// npm run bench: measures the built library and the built host, and writes RESULTS.md.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGETS } from '../check/budgets.mjs';
import { DOCUMENTS, measureCommandLine } from './commandLine.mjs';
import { findDocuments, judgeDocuments, measureDocuments, reportDocuments } from './documentReport.mjs';
import { judgeEngines, judgeReads, reportAncestor, reportKind } from './engineReport.mjs';
import { countReadsWithoutMap, measureEngines } from './engines.mjs';
import { judgeExport, measureExport, reportExport } from './exporting.mjs';
import { judgeGrowth, measureGrowth, reportGrowth } from './growth.mjs';
import { measureLoading, reportLoading } from './loading.mjs';
import { measureFrames, reportFrames } from './frameReport.mjs';
import { describeMachine } from './machine.mjs';
import { digits, meets, table } from './tables.mjs';
import { measureViewer } from './viewer.mjs';
import { judgeViewer, reportViewer } from './viewerReport.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = path.join(root, 'dist');
const bundle = path.join(dist, 'collection.jsx');

const GOALS = {
  firstUse: 0.26,
  loading: 1.3,
  bytes: BUDGETS['dist/collection.jsx'],
  version: 1.5,
  query: 2.2,
  each: 2,
  unused: 1.5,
};

const started = Date.now();
const machine = describeMachine();
const engines = measureEngines(bundle);
const lists = [...engines.map(({ rows }) => rows), countReadsWithoutMap(bundle)];
const growth = measureGrowth(bundle);
const loading = measureLoading(bundle);
const documents = findDocuments();
const commands = measureCommandLine(dist, documents[0]?.file);
const opened = measureDocuments(dist, documents);
const frames = measureFrames(dist);
const exported = await measureExport(dist);
const pages = await measureViewer(dist, documents);

const single = (goal, limit, value, text) => ({ goal, cells: text, isMet: meets(limit, value) });
const times = (goal, limit, ratio) => single(goal, limit, ratio, [`${digits(ratio)} ×`, '']);
const names = engines.map(({ name }) => name);
const milliseconds = (time) => `${digits(time)} ms`;

const verdicts = [
  judgeReads(lists),
  ...judgeGrowth(growth),
  ...judgeEngines(engines),
  single(
    'first use of a query on 20 elements: ≤ 0.26 ms in an interpreter',
    GOALS.firstUse,
    Math.max(...engines.map(({ firstUse }) => firstUse)),
    engines.map(({ firstUse }) => milliseconds(firstUse)),
  ),
  ...Object.entries(loading.ancestor).map(([name, time]) =>
    times(`loading: ≤ 1.3 × xJSFL in ${name}`, GOALS.loading, loading.library[name] / time),
  ),
  single(`\`collection.jsx\`: ≤ ${GOALS.bytes / 1000} kB`, GOALS.bytes, loading.bytes, [
    `${digits(loading.bytes / 1000)} kB`,
    '',
  ]),
  times('`--version`: ≤ 1.5 × Node alone', GOALS.version, commands.version / commands.node),
  times('a small `query`: ≤ 2.2 × Node alone', GOALS.query, commands.query / commands.node),
  times(
    `\`run --each\` over ${DOCUMENTS} documents: ≤ 2 × one script for all`,
    GOALS.each,
    commands.each / commands.together,
  ),
  ...(commands.unused
    ? [times('`:unused` items: ≤ 1.5 × listing them', GOALS.unused, commands.unused / commands.list)]
    : []),
  ...judgeDocuments(opened),
  ...judgeExport(exported),
  ...judgeViewer(pages),
];

const verdictTable = table(
  ['goal', ...names, ''],
  verdicts.map(({ goal, cells, isMet }) => [
    goal,
    ...names.map((_, i) => cells[i] ?? ''),
    isMet ? 'met' : '**missed**',
  ]),
);

const commandTable = table(
  ['processor time, ms', ''],
  [
    ['Node alone', digits(commands.node)],
    ['`--version`', digits(commands.version)],
    ["`query '*'` on the example", digits(commands.query)],
    [
      "`query --items '*'` on the largest document",
      commands.list ? digits(commands.list) : 'skipped: no document',
    ],
    ['`query --items :unused` on it', commands.unused ? digits(commands.unused) : 'skipped: no document'],
    [`\`run --each\` over ${DOCUMENTS} small documents`, digits(commands.each)],
    [`\`run\` of one script that opens the ${DOCUMENTS} documents`, digits(commands.together)],
  ],
);

const page = `# How fast it is

\`npm run bench\` writes this page. Figures come from one run on one machine. The sides of a ratio are measured by turns.
A figure in **bold** misses its goal.

${machine}

${verdictTable}

# Queries

The objects are made for the benchmark. A read of a property takes about 1 µs, as a read through a host does (here
${engines.map(({ name, costOfRead }) => `${digits(costOfRead)} µs in ${name}`).join(', ')}). The loop is the best one written by hand for the same result. Reads are
counted per element. The numbers of the head are numbers of elements.

${reportKind('query', engines, lists)}

# Methods

${reportKind('method', engines, lists)}

# The ancestor

The same objects and the same work as xJSFL does it: its algorithms, written out in \`build/bench/script/ancestor.js\`.

${reportAncestor(engines)}

# Growth

Every method and every pseudo, over documents whose objects read alike: symbols of one keyframe, one instance on many
keyframes, many folders, folders in folders. Growth of the reads of properties (an object of a list counts as one), of the
work (calls of the library's functions and turns of its loops) and of the time, from ${growth.sizes.map(digits).join(' to ')} objects. 1 is linear. Reads
and work are the same in every run. Times are not: engine and machine do something for their memory, too. The last row
is a loop by hand, which makes fewer objects.

${reportGrowth(growth)}

# Loading

The first use of a query is measured with 300 queries that were never run before. xJSFL needs 0.12 ms for it in Animate's
engine.

${reportLoading(loading, engines)}

# Command line

${commandTable}

# Documents

"Open" opens a document and reads every list of elements. "List" reads the names and types of the library's items.
"Parse" unpacks and parses the same XML with Node's zlib and saxes, and keeps nothing. "Save" saves after a change; "zip"
packs the same entries with fflate. Goals: 1.3 × for "open", 1 × for "list", 10 MB of memory for each MB of XML. The last
two documents are made for the benchmark.

${reportDocuments(opened)}

# Pictures of frames

Pictures (SVG) of up to 100 frames of one timeline, in order, in processor time. The first one reads what the
others share.

${reportFrames(frames)}

# Export

\`export --to png\`, one process. Parts that several frames show are drawn once. Frames of a symbol that
may paint beside all others are rasterized twice: the first time to find how large the pictures must be. The floor turns the same SVG into PNG by resvg,
and does nothing else; both as processes of their own, in processor time.

${reportExport(exported)}

# Pages

${reportViewer(pages)}
`;

const file = fileURLToPath(new URL('RESULTS.md', import.meta.url));
fs.writeFileSync(file, page);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${verdictTable}\n\n${path.relative(root, file)} was written after ${seconds} seconds.`);
