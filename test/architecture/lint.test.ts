import { execFileSync, type ExecFileSyncOptions } from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';

const root = path.join(__dirname, '../..');
const NEEDED = ['.oxlintrc.json', 'build/lint', 'build/es3/words.cjs'];

/** Code that the lint of a folder refuses, and a part of what it says. */
const REFUSED: [string, string, string][] = [
  ['src', 'for (const value of [1]) fl.trace(value);', 'count over the Array'],
  ['src', 'export const list = [...[1]];', 'spread needs helpers'],
  ['src', 'export function rest({ a, ...b }) { return [a, b]; }', 'object rest needs helpers'],
  ['src', 'export function first([a]) { return a; }', 'array destructuring'],
  ['src', 'export const object = { get a() { return 1; } };', 'no accessors'],
  ['src', 'export class A { set a(value) { fl.trace(value); } }', 'no accessors'],
  ['src', 'export async function wait() { return 1; }', 'no promises'],
  ['src', 'export function* count() { yield 1; }', 'no generators'],
  ['src', 'export const flag = /a/u;', 'flags g, i and m only'],
  ['src', 'export const all = /a/g;', 'keeps lastIndex between calls'],
  ['src', 'export const behind = /(?<a>b)/;', 'newer than ES3'],
  ['src', "export const parts = 'a,b'.split(/,/);", 'split by a String'],
  ['src', "export const at = 'ab'.search(/b/);", 'lastIndex dirty'],
  ['src', "export const part = 'ab'.substr(1);", 'substring'],
  ['src', "export const order = 'a'.localeCompare('b');", 'compare with < and >'],
  ['src', 'export function call(valueOf) { return valueOf; }', 'a member of Object.prototype'],
  ['src', 'export const goto = 1;', 'a word that ES3 reserves'],
  ['host-mocks/model', 'export const add = (a, b) => a.push(...b);', 'overflows the stack'],
  ['test', "test('a title', () => undefined);", 'write it(…)'],
  ['build', 'const unused = 1;', "'unused' is"],
];

const ALLOWED = "export const text = 'aa'.replace(/a/g, 'b');";

/** Runs the lint over files of a folder that has the settings of this project. */
function lint(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    for (const name of NEEDED) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), `${text}\n`);
    }
    const options: ExecFileSyncOptions = { cwd: folder, encoding: 'utf8' };
    const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
    return String(execFileSync(process.execPath, [program, '--format=unix', '.'], options));
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

describe('the lint', () => {
  const bad = REFUSED.map(([folder, code], index) => [`${folder}/bad${index}.ts`, code]);
  const report = lint({ ...Object.fromEntries(bad), 'src/good.ts': ALLOWED });
  const lines = report.split('\n');

  it.each(REFUSED.map(([, code, message], index) => [code, message, index] as const))(
    'The lint refuses %s',
    (_code, message, index) => {
      expect(lines.filter((line) => line.includes(`bad${index}.ts:`)).join('\n')).toContain(message);
    },
  );

  it('The lint allows a pattern with g in a call of replace', () => {
    expect(lines.filter((line) => line.includes('good.ts'))).toEqual([]);
  });
});
