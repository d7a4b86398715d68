import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { FULL_SIZE, type Engine } from './Engine';
import { limitDepth } from './limitDepth';

const DELETE_NEWER = fs
  .readFileSync(path.resolve(__dirname, 'deleteNewer.js'), 'utf8')
  .trim()
  .replace(/;$/, '');

function defineGetter(object: object, name: string, get: () => unknown): void {
  Object.defineProperty(object, name, { get, enumerable: true, configurable: true });
}

/** V8 in a realm of its own; `prepare` runs first, `rewrite` changes the script before it runs. */
function v8(name: string, prepare: string, rewrite = (script: string): string => script): Engine {
  const run = (script: string): Promise<string[]> => {
    const lines: string[] = [];
    const context = vm.createContext({});
    vm.runInContext(prepare, context);
    context.print = (text: unknown) => lines.push(String(text));
    context.defineGetter = defineGetter;
    vm.runInContext(rewrite(script), context);
    return Promise.resolve(lines);
  };
  return { name, missing: null, size: FULL_SIZE, run };
}

export const v8Engines: Engine[] = [
  v8('V8', ''),
  v8('V8 without what is newer than ES3', `${DELETE_NEWER}(Function('return this')());`),
  v8('V8 with a call depth of 1,000 frames', '', (script) => limitDepth(script, 1000)),
];
