import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';

const plugin = pathToFileURL(path.resolve(__dirname, '../../build/rollup/late.mjs')).href;

/** What the plugin makes of a file of CommonJS: `late` and `side` are loaded late. */
function made(code: string): string {
  const script = `import { late } from ${JSON.stringify(plugin)}; import { parse } from 'acorn';
    const { renderChunk } = late((file) => file === './late.js' || file === './side.js');
    const parsed = { parse: (code) => parse(code, { ecmaVersion: 'latest' }) };
    process.stdout.write(renderChunk.call(parsed, ${JSON.stringify(code)}).code);`;
  const folder = path.resolve(__dirname, '../..');
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: folder,
  });
}

/** What the file that the plugin makes exports. */
function run(code: string, modules: Record<string, object>, loaded: string[] = []): Record<string, unknown> {
  const exported: Record<string, unknown> = {};
  const start = compileFunction(made(code), ['require', 'exports']) as (...args: unknown[]) => void;
  start((file: string) => {
    loaded.push(file);
    return modules[file];
  }, exported);
  return exported;
}

it('What most commands do without is loaded when it is used first, and once', () => {
  const code = `'use strict';
    const late = require('./late.js');
    const soon = require('./soon.js');
    require('./side.js');
    soon.note('ready');
    const key = { late: 1 };
    exports.use = () => [late.count, new late.Thing(late.count).value, late['count'], key.late];`;
  const loaded: string[] = [];
  const modules: Record<string, object> = {
    './late.js': {
      count: 3,
      Thing: class {
        constructor(readonly value: number) {}
      },
    },
    './soon.js': { note: (text: string) => loaded.push(text) },
  };
  const exported = run(code, modules, loaded) as { use?: () => unknown[] };
  expect(loaded).toEqual(['./soon.js', 'ready']);
  expect([exported.use?.(), exported.use?.()]).toEqual([
    [3, 3, 3, 1],
    [3, 3, 3, 1],
  ]);
  expect(loaded).toEqual(['./soon.js', 'ready', './late.js']);
});

it('A variable of a function keeps the name of what is loaded late', () => {
  const code = `'use strict';
    const late = require('./late.js');
    exports.count = () => late.count;
    exports.parameter = (late) => late.count;
    exports.destructured = ({ late }) => [late.count, new late.Thing(2)];
    exports.variable = () => { const late = { count: 6 }; { return (() => late.count)(); } };
    exports.caught = () => { try { throw { count: 7 }; } catch (late) { return late.count; } };`;
  class Thing {
    constructor(readonly value: number) {}
  }
  const { count, parameter, destructured, variable, caught } = run(code, {
    './late.js': { count: 3 },
  }) as Record<string, (value?: unknown) => unknown>;
  expect([count?.(), parameter?.({ count: 4 }), variable?.(), caught?.()]).toEqual([3, 4, 6, 7]);
  expect(destructured?.({ late: { count: 5, Thing } })).toEqual([5, new Thing(2)]);
});
