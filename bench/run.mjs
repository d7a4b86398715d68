// npm run bench: measures the built library and the built host, and writes RESULTS.md.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportDocuments } from './documentReport.mjs';
import { reportEngine } from './engineReport.mjs';
import { measureEngines } from './engines.mjs';
import { describeMachine } from './machine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');

const INTRODUCTION = `# How fast it is

Written by \`npm run bench\`. Milliseconds are those of one machine on one day; what counts are the ratios, for which
both sides were measured by turns, medians throughout. **Bold** figures miss their goal.`;

const ENGINES = `Calls of the built script over documents of plain objects, whose properties cost next to nothing to read: in Animate
each read goes through the host, and weighs more. "Loop" is the best loop written by hand for the same result over the
same objects; in the place of a method with a callback it calls the same callback. Reads are reads of properties of
elements and items, per candidate. Growth is the exponent between the two largest sizes, beside that of the loop, which
tells what of it is the machine's memory: 1 is linear.
Goals: no more reads than the loop; 1.5 × its time for queries, 1.2 × for \`each\`, \`attr\` and \`filter\`; growth 1.1.`;

const DOCUMENTS = `Opening a document and asking for everything in it (every timeline, layer, keyframe and list of elements), or for the
names and types of the library's items, against merely unpacking and parsing its XML with the libraries that the host
uses (Node's zlib, saxes), without checking or keeping anything. Saving after a change, against merely packing the same
entries (fflate). Memory is what the document holds when everything was asked for, its packed file included. Goals: 1.5 × for everything, less than 1 × for listing a large library (100 items and more).`;

const started = Date.now();
const machine = describeMachine();
const engines = measureEngines(path.join(dist, 'collection.jsx')).map(reportEngine);
const documents = reportDocuments(dist);
const parts = [
  INTRODUCTION,
  machine,
  '# Queries and methods',
  ENGINES,
  ...engines,
  '# Documents',
  DOCUMENTS,
  documents,
];
const file = fileURLToPath(new URL('RESULTS.md', import.meta.url));
fs.writeFileSync(file, `${parts.join('\n\n')}\n`);
console.log(
  `${path.relative(root, file)} was written after ${Math.round((Date.now() - started) / 1000)} seconds.`,
);
