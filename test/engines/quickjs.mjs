// Runs scripts in QuickJS, compiled to WebAssembly, one after the other: node quickjs.mjs <file> …
import fs from 'node:fs';
import { getQuickJS } from 'quickjs-emscripten';

const context = (await getQuickJS()).newContext();

/** Makes a global function of the script. */
function define(name, body) {
  const made = context.newFunction(name, body);
  context.setProp(context.global, name, made);
  made.dispose();
}

define('print', (text) => console.log(context.getString(text)));
define('now', () => context.newNumber(performance.now()));

for (const file of process.argv.slice(2)) {
  const result = context.evalCode(fs.readFileSync(file, 'utf8'), 'script.js');
  if (result.error) {
    console.error(context.dump(result.error));
    process.exitCode = 1;
  }
  (result.error ?? result.value).dispose();
}
context.dispose();
