import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { blocksIn } from '../support/fencedBlocks';
import { installPacked, pack, runIn } from '../support/packedProject';

const root = path.resolve(__dirname, '../..');
let folder = '';
let project = '';

const ROWS_FILE = 'src/rows.ts';

/** A script of a user, beside that of the starter: its error is in the last line. */
const ROWS = `import { $, ElementCollection } from 'adobe-collection';
class Row extends ElementCollection {
  constructor(readonly gap: number, elements: Element[]) { super(elements); }
  spread() { return this.layout(this.elements.length, this.gap); }
}
const row = new Row(5, $(':movieclip').elements).spread().slice(1);
fl.trace([row.gap, row.elements.length, row instanceof Row, row].join());
row.attr('blendMode', 'foo');`;

const tool = (name: string): string => path.join(project, 'node_modules', name);

function expectDone(script: string, ...args: string[]): string {
  const { status, output } = runIn(project, script, ...args);
  expect({ status, output }).toEqual({ status: 0, output });
  return output;
}

/** Runs the steps of the project's own `npm test`. */
describe('the project that init makes', () => {
  beforeAll(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
    const packages = path.join(folder, 'packages');
    fs.mkdirSync(packages);
    installPacked(pack(folder), packages);
    project = path.join(folder, 'project');
    runIn(folder, path.join(packages, 'node_modules/adobe-collection/dist/cli.js'), 'init', 'project');
    fs.renameSync(path.join(packages, 'node_modules'), path.join(project, 'node_modules'));
  }, 60_000);

  afterAll(() => {
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('The starter names every package that it uses, in the major versions that are tested here', () => {
    const { devDependencies } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    for (const [name, range] of Object.entries(devDependencies)) {
      const manifest = fs.readFileSync(path.join(project, 'node_modules', name, 'package.json'), 'utf8');
      const { version } = JSON.parse(manifest) as { version: string };
      expect(`${name} ${version.split('.')[0]}`).toBe(`${name} ${range.replace(/^[\^~]/, '').split('.')[0]}`);
    }
    const used = [
      'rollup.config.mjs',
      'eslint.config.mjs',
      'src/number-stars.ts',
      'test/number-stars.test.js',
    ]
      .flatMap((file) => [
        ...fs
          .readFileSync(path.join(project, file), 'utf8')
          .matchAll(/(?:from |require\()'((?:@[\w-]+\/)?[\w-]+)/g),
      ])
      .map(([, name]) => name)
      .filter((name) => !['node', '@jest/globals'].includes(name));
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(used));
  });

  it('It compiles without errors', () => {
    expectDone(tool('typescript/bin/tsc'), '-p', '.');
  }, 60_000);

  it('It builds scripts for Animate; its test passes, and those that the page about testing shows', () => {
    fs.writeFileSync(path.join(project, ROWS_FILE), ROWS);
    expectDone(tool('rollup/dist/bin/rollup'), '--config', '--silent');
    const built = path.join(project, 'dist/number-stars.jsfl');
    expectDone(path.join(root, 'build/gate.mjs'), built);
    expect(fs.readFileSync(built, 'utf8')).not.toMatch(/\b(import|export|require)\b *[({'"]/);
    // With it run the tests that the page about testing shows.
    const shown = blocksIn('js jest').map(({ code }, index) => {
      const file = path.join(project, `test/example${index}.test.js`);
      fs.writeFileSync(file, code);
      return file;
    });
    expect(shown).toHaveLength(2);
    const first = expectDone(tool('jest/bin/jest.js'), '--json', '--silent', '--ci=false');
    expect(JSON.parse(first)).toMatchObject({ success: true, numPassedTests: 3 });
    for (const file of shown) fs.unlinkSync(file);
    const trees = fs.readdirSync(path.join(project, 'test/__trees__'));
    expect(trees.filter((name) => name.startsWith('number-stars-'))).toHaveLength(1);
  }, 120_000);

  it('Its test passes again, and notices when the script does something else', () => {
    const built = fs.readFileSync(path.join(project, 'dist/number-stars.jsfl'), 'utf8');
    fs.writeFileSync(path.join(project, 'dist/changed.jsfl'), built.replaceAll('star_##', 'moon_##'));
    const changed = path.join(project, 'test/changed');
    fs.cpSync(path.join(project, 'test/__trees__'), path.join(changed, '__trees__'), { recursive: true });
    const test = fs.readFileSync(path.join(project, 'test/number-stars.test.js'), 'utf8');
    fs.writeFileSync(
      path.join(changed, 'number-stars.test.js'),
      test.replace('dist/number-stars.jsfl', 'dist/changed.jsfl'),
    );
    const report = path.join(project, 'report.json');
    const { status } = runIn(
      project,
      tool('jest/bin/jest.js'),
      ...['--json', `--outputFile=${report}`, '--silent', '--ci'],
    );
    fs.rmSync(changed, { recursive: true });
    const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
      testResults: { name: string; status: string }[];
    };
    const statuses = testResults.map((result) => [path.relative(project, result.name), result.status]);
    expect(status).toBe(1);
    expect(statuses.sort()).toEqual([
      [path.join('test', 'changed', 'number-stars.test.js'), 'failed'],
      [path.join('test', 'number-stars.test.js'), 'passed'],
    ]);
  }, 120_000);

  it('Its second script, whose classes extend those of the library, reports errors in the source', () => {
    const cli = path.join(project, 'node_modules/adobe-collection/dist/cli.js');
    const args = ['run', 'dist/rows.jsfl', '--bare', '-d', 'documents/sky'];
    const { status, output } = runIn(project, cli, ...args);
    fs.rmSync(path.join(project, ROWS_FILE));
    expect(status).toBe(1);
    expect(output).toContain('5,2,true,[object Row length=2]\n');
    expect(output).toContain('adobe-collection: src/rows.ts:8:1: ');
    expect(output).toContain("> 8 | row.attr('blendMode', 'foo');");
  });

  it('The script holds what it uses: methods that no line mentions are not in it', () => {
    const built = fs.readFileSync(path.join(project, 'dist/number-stars.jsfl'), 'utf8');
    expect(built).toContain('.prototype.toGrid=');
    expect(built).not.toContain('.prototype.randomize=');
    expect(built.length).toBeLessThan(91_500);
  });

  it('It has a configuration of ESLint that finds nothing', () => {
    expect(expectDone(tool('eslint/bin/eslint.js'), 'src', '--max-warnings', '0')).toBe('');
  }, 60_000);

  it('It does not build a script that Animate cannot run', () => {
    fs.writeFileSync(
      path.join(project, 'src/number-stars.ts'),
      "fl.trace(' a '.trim());\nfl.trace(JSON.stringify({}));",
    );
    const { status, output } = runIn(project, tool('rollup/dist/bin/rollup'), '--config', '--silent');
    expect(status).toBe(1);
    expect(output).toContain('src/number-stars.ts:1:16: the engine has no String.prototype.trim: ');
    expect(output).toContain('src/number-stars.ts:2:10: the engine has no JSON: ');
  }, 120_000);
});
