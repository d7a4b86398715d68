// Runs scripts in V8 as global code, in their order: node runInV8.mjs <file> …
import fs from 'node:fs';
import vm from 'node:vm';

globalThis.print = (text) => console.log(text);
globalThis.now = () => performance.now();
for (const file of process.argv.slice(2)) {
  vm.runInThisContext(fs.readFileSync(file, 'utf8'), { filename: file });
}
