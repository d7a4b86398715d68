// Runs a script in V8 as global code: node runInV8.mjs <file>
import fs from 'node:fs';
import vm from 'node:vm';

globalThis.print = (text) => console.log(text);
globalThis.now = () => performance.now();
vm.runInThisContext(fs.readFileSync(process.argv[2], 'utf8'), { filename: process.argv[2] });
