// npm start: opens examples/night-sky in the headless host, runs examples/tidy.jsfl on it, and shows the document before
// and after. Saves nothing but a picture.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { openHost } = require('../dist/host.js');
const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));

const host = openHost(pathOf('night-sky'), {
  onTrace: (text) => console.log(text.replace(/^/gm, '    ')),
});

const before = host.toTree({ symbols: false });

console.log('The document:\n');
console.log(before.replace(/^/gm, '    '));

console.log('\nRunning dist/collection.jsx and examples/tidy.jsfl in it:\n');
host.runFile(pathOf('../dist/collection.jsx'));
host.runFile(pathOf('tidy.jsfl'));

console.log('\nThe lines that changed:\n');
const after = host.toTree({ symbols: false }).split('\n');
before.split('\n').forEach((line, i) => {
  if (line !== after[i]) console.log(`    ${line.trim().padEnd(48)} ->  ${after[i].trim()}`);
});

const picture = pathOf('../out/night-sky.svg');
fs.mkdirSync(path.dirname(picture), { recursive: true });
fs.writeFileSync(picture, host.render());
console.log(`\nA picture of the changed scene: ${path.relative(process.cwd(), picture)}`);
