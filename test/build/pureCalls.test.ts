import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const plugin = pathToFileURL(path.resolve(__dirname, '../../build/rollup/pureCalls.mjs')).href;
const MARK = '/*#__PURE__*/ ';

/** What the plugin makes of modules. */
function marked(modules: string[]): string[] {
  const script = `import { pureCalls } from ${JSON.stringify(plugin)}; import { parse } from 'acorn';
    const parser = { parse: (code) => parse(code, { ecmaVersion: 5, sourceType: "module" }) };
    const made = ${JSON.stringify(modules)}.map((code) => pureCalls().renderChunk.call(parser, code).code);
    process.stdout.write(JSON.stringify(made));`;
  const options = { encoding: 'utf8', cwd: path.resolve(__dirname, '../..') } as const;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], options),
  ) as string[];
}

it('The calls that a module makes its variables of are marked, and no others', () => {
  const expected = {
    'var a = made();': `var a = ${MARK}made();`,
    'var a = new Made();': `var a = ${MARK}new Made();`,
    'var a = { b: [made()] };': `var a = { b: [${MARK}made()] };`,
    'var A = (function () { f(); }());': `var A = (${MARK}function () { f(); }());`,
    'var a = function () { f(); };': 'var a = function () { f(); };',
    'f(); a.b = f();': 'f(); a.b = f();',
  };
  expect(marked(Object.keys(expected))).toEqual(Object.values(expected));
});
