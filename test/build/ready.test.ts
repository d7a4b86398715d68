import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { temporaryFolder } from '../support/temporaryFolder';

const root = path.join(__dirname, '../..');
const SCRIPT = path.join(root, 'build/ready.cjs');
const folder = temporaryFolder();

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/for-one-system': { version: '1.0.0', optional: true },
  },
};

/** Runs the script in a project of its own, with an npm that says what it was asked for. */
function runReady({
  installed,
  node,
  npmStatus = 0,
  manager = 'npm-cli.js',
}: {
  installed?: object | null;
  node?: string;
  npmStatus?: number;
  /** The script of the program that runs the scripts of the package. */
  manager?: string;
}) {
  const project = fs.mkdtempSync(path.join(folder(), 'clone-'));
  const write = (file: string, text: string): string => {
    const target = path.join(project, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    return target;
  };
  const script = write('build/ready.cjs', fs.readFileSync(SCRIPT, 'utf8'));
  write('package-lock.json', JSON.stringify(LOCK));
  if (installed !== undefined)
    write('node_modules/.package-lock.json', JSON.stringify(installed && { packages: installed }));
  const npm = write(manager, `console.log('npm ' + process.argv[2]); process.exitCode = ${npmStatus};`);
  const older = write(
    'older.js',
    `Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(node)} });`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [...(node ? ['-r', older] : []), script], {
    encoding: 'utf8',
    env: { ...process.env, PATH: project, npm_execpath: npm },
  });
  return { status, lines: stdout.split('\n').filter(Boolean), error: stderr.trim() };
}

const INSTALLED = { 'node_modules/a': { version: '1.2.3' } };
const ASKED = [expect.stringMatching(/^Installing .* \(npm ci\)/), 'npm ci'];

it.each([
  ['all packages are there, but for those of other systems', INSTALLED, []],
  ['no package was ever installed', undefined, ASKED],
  ['the record of what was installed is empty', null, ASKED],
  ['a package is missing', {}, ASKED],
  ['a package has another version', { 'node_modules/a': { version: '1.2.2' } }, ASKED],
])('Where %s, what is missing is installed and reported once', (_, installed, lines) => {
  expect(runReady({ installed })).toEqual({ status: 0, lines, error: '' });
});

it('A failed installation ends the command, and names npm ci', () => {
  const { status, error } = runReady({ npmStatus: 1 });
  expect(status).toBe(1);
  expect(error).toMatch(/^npm ci failed/);
});

it.each(['pnpm.cjs', 'yarn.js', 'my-npm-cli.js'])(
  'The program npm is started by name where %s runs the scripts',
  (manager) => {
    const { status, lines, error } = runReady({ manager });
    expect([status, lines]).toEqual([1, [expect.stringMatching(/^Installing/)]]);
    expect(error).toMatch(/^npm could not be started \(.*npm.*\): run npm ci yourself$/);
  },
);

it.each([
  ['18.20.4', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['22.0.0', 0],
])('Node %s ends with status %i, before anything is installed', (node, expected) => {
  const { status, lines, error } = runReady({ node, installed: INSTALLED });
  expect([status, lines]).toEqual([expected, []]);
  if (expected === 1)
    expect(error).toBe(
      `This project needs Node 20.19 or newer, and this is Node ${node}: get it from https://nodejs.org`,
    );
});

it('Any Node can read the script: it has the syntax of ES5', () => {
  const source = fs.readFileSync(SCRIPT, 'utf8');
  expect(() => parse(source, { ecmaVersion: 5 })).not.toThrow();
});

it('The commands that README names run it first', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'build', 'docs', 'site', 'test', 'test:all'])
    expect([name, scripts[`pre${name}`]]).toEqual([name, 'node build/ready.cjs']);
});
