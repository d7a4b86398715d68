import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { compileOnce, isOfProgram, Registry } from '../../build/jest/SharedRuntime.cjs';

const root = path.resolve(__dirname, '../..');
const HOST = path.join(root, 'app/host/Host.ts');
const LIBRARY = path.join(root, 'src/index.ts');
const HELPER = path.join(root, 'test/support/where.ts');

describe('modules in a process that runs several test files', () => {
  it('Modules of the host are loaded once, those of the tests and of the library for each file', () => {
    const common = new Map<string, unknown>();
    const [first, second] = [0, 1].map(() => new Registry(common, isOfProgram));
    first.set(HOST, 'host').set(HELPER, 'helper').set(LIBRARY, 'library');
    expect([second.get(HOST), second.has(HOST)]).toEqual(['host', true]);
    expect([second.has(HELPER), second.has(LIBRARY)]).toEqual([false, false]);
    // After a file its own modules are forgotten.
    first.clear();
    expect([first.get(HOST), first.get(HELPER)]).toEqual(['host', undefined]);
    second.delete(HOST);
    expect(first.has(HOST)).toBe(false);
  });

  it('Each module is compiled once, however often it is loaded, until its source changes', () => {
    const compiled: string[] = [];
    const compile = compileOnce((source: string, file: string) => compiled.push(`${file}: ${source}`));
    for (const source of ['one', 'one', 'two', 'two', 'one']) compile(source, LIBRARY);
    compile('one', HELPER);
    expect(compiled).toEqual([
      ...['one', 'two', 'one'].map((source) => `${LIBRARY}: ${source}`),
      `${HELPER}: one`,
    ]);
    expect(compile('one', HELPER)).toBe(4);
  });

  it('A file of tests, which runs once, is not kept', () => {
    const cache = new Map<string, { source: string; compiled: string }>();
    compileOnce(() => 'compiled', cache)('source', path.join(root, 'test/build/SharedRuntime.test.ts'));
    expect([...cache.keys()]).toEqual([]);
  });

  it('A test file that replaces modules, or counts steps, asks for globals and modules of its own', () => {
    const files = globSync('test/**/*.test.ts', { cwd: root });
    const shared = files.filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const isReplacing = /\bjest\.(do|un|dont)?(mock|Mock|isolateModules\w*|resetModules)\(/.test(text);
      const isCounting = /\/growth';$/m.test(text);
      return (isReplacing || isCounting) && !text.startsWith('/** @jest-environment node */');
    });
    expect(files.length).toBeGreaterThan(400);
    expect(shared).toEqual([]);
  });
});
