// npm start: opens examples/night-sky in the headless host, runs examples/tidy.jsfl on it, and shows what the script
// found and changed. Saves nothing but a picture.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { openHost } = require('../dist/host.js');
const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));

const host = openHost(pathOf('night-sky'));
const linesOf = () => host.toTree({ symbols: false }).split('\n');
const before = linesOf();

host.runFile(pathOf('../dist/collection.jsx'));
host.runFile(pathOf('tidy.jsfl'));

console.log(`examples/night-sky, a document of Animate: ${before[0]}`);
console.log('\nexamples/tidy.jsfl, a script for Animate, ran on it. Two of its lines:\n');
console.log("    stars.sort('x').rename('star_##').toGrid(10);");
console.log("    $$('*:unused:not(:folder)').list('items that nothing uses');");

console.log('\nWhat it found:\n');
for (const text of host.output) console.log(`    ${text.split('\n')[0]}`);

console.log('\nWhat it changed:\n');
const after = linesOf();
before.forEach((line, i) => {
  if (line !== after[i]) console.log(`    ${line.trim().padEnd(48)} ->  ${after[i].trim()}`);
});

const picture = pathOf('../out/night-sky.svg');
fs.mkdirSync(path.dirname(picture), { recursive: true });
fs.writeFileSync(picture, host.render());
console.log(`\nThe changed scene as a picture: ${path.relative(process.cwd(), picture)}`);
console.log("Ask the document yourself:      npx adobe-collection query examples/night-sky ':movieclip'");
