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

interface V8Options {
  /** Source text that runs before the script. */
  prepare?: string;
  /** Changes the script before it runs. */
  rewrite?: (script: string) => string;
  size?: number;
}

/** V8 in a realm of its own. */
function v8(
  name: string,
  { prepare = '', rewrite = (script) => script, size = FULL_SIZE }: V8Options,
): Engine {
  const run = (script: string): Promise<string[]> => {
    const lines: string[] = [];
    const context = vm.createContext({});
    vm.runInContext(prepare, context);
    context.print = (text: unknown) => lines.push(String(text));
    context.defineGetter = defineGetter;
    vm.runInContext(rewrite(script), context);
    return Promise.resolve(lines);
  };
  return { name, missing: null, size, run };
}

export const v8Engines: Engine[] = [
  v8('V8', {}),
  v8('V8 without the members newer than ES3', { prepare: `${DELETE_NEWER}(Function('return this')());` }),
  // Documents are nested to 0.3 of the size: 1,200 levels are more than 1,000 calls.
  v8('V8 with a call depth of 1,000 frames', { rewrite: (script) => limitDepth(script, 1_000), size: 4_000 }),
];
