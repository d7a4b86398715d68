// Runs a script in QuickJS, compiled to WebAssembly: node quickjs.mjs <file>
import fs from 'node:fs';
import { getQuickJS } from 'quickjs-emscripten';

const context = (await getQuickJS()).newContext();
const print = context.newFunction('print', (text) => console.log(context.getString(text)));
context.setProp(context.global, 'print', print);
print.dispose();

const result = context.evalCode(fs.readFileSync(process.argv[2], 'utf8'), 'script.js');
if (result.error) {
  console.error(context.dump(result.error));
  process.exitCode = 1;
}
(result.error ?? result.value).dispose();
context.dispose();
