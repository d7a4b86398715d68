import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { temporaryFolder } from '../support/temporaryFolder';

const root = path.join(__dirname, '../..');
const SOURCE = fs.readFileSync(path.join(root, 'build/ready.cjs'), 'utf8');
const folder = temporaryFolder();

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/for-one-system': { version: '1.0.0', optional: true },
  },
};

interface Project {
  installed?: object | null;
  node?: string;
  npmStatus?: number;
  /** The script of the program that runs the scripts of the package. */
  manager?: string;
}

interface Outcome {
  status: number | null;
  lines: string[];
  error: string;
}

/** Makes a project of its own, with an npm that says what it was asked for. */
function makeProject({ installed, npmStatus = 0, manager = 'npm-cli.js' }: Project) {
  const project = fs.mkdtempSync(path.join(folder(), 'clone-'));
  const write = (file: string, text: string): string => {
    const target = path.join(project, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    return target;
  };
  const script = write('build/ready.cjs', SOURCE);
  write('package-lock.json', JSON.stringify(LOCK));
  if (installed !== undefined)
    write('node_modules/.package-lock.json', JSON.stringify(installed && { packages: installed }));
  const npm = write(manager, `console.log('npm ' + process.argv[2]); process.exitCode = ${npmStatus};`);
  return { script, env: { ...process.env, PATH: project, npm_execpath: npm } };
}

/** Runs the script as a program. */
function startReady(project: Project): Outcome {
  const { script, env } = makeProject(project);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env });
  return { status, lines: stdout.split('\n').filter(Boolean), error: stderr.trim() };
}

class Exit extends Error {
  constructor(readonly status: number) {
    super(`exit with ${status}`);
  }
}

/** Runs the script in this process. The programs that it would start are recorded, and not started. */
function runReady(project: Project): Outcome {
  const { script, env } = makeProject(project);
  const lines: string[] = [];
  const errors: string[] = [];
  const start = (program: string, args: string[]) => {
    if (program === 'npm') return { status: null, error: new Error('spawnSync npm ENOENT') };
    expect([program, args[0]]).toEqual([process.execPath, env.npm_execpath]);
    lines.push(`npm ${args[1]}`);
    return { status: project.npmStatus ?? 0 };
  };
  const names = {
    require: (name: 'child_process' | 'fs' | 'path') =>
      ({ fs, path, child_process: { spawnSync: start } })[name],
    process: {
      env,
      execPath: process.execPath,
      versions: { node: project.node ?? process.versions.node },
      exit: (status: number) => {
        throw new Exit(status);
      },
    },
    console: { log: (line: string) => lines.push(line), error: (line: string) => errors.push(line) },
    __dirname: path.dirname(script),
  };
  let status = 0;
  try {
    const run = new Function(...Object.keys(names), SOURCE) as (...values: unknown[]) => void;
    run(...Object.values(names));
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    ({ status } = error);
  }
  return { status, lines, error: errors.join('\n') };
}

const INSTALLED = { 'node_modules/a': { version: '1.2.3' } };
const ASKED = [expect.stringMatching(/^Installing .* \(npm ci\)/), 'npm ci'];
const FAILED = expect.stringMatching(/^npm ci failed/);
const NOT_STARTED = expect.stringMatching(/^npm could not be started \(.*npm.*\): run npm ci yourself$/);

it.each([
  ['all packages are there, but for those of other systems', INSTALLED, []],
  ['no package was ever installed', undefined, ASKED],
  ['the record of what was installed is empty', null, ASKED],
  ['a package is missing', {}, ASKED],
  ['a package has another version', { 'node_modules/a': { version: '1.2.2' } }, ASKED],
])('Where %s, what is missing is installed and reported once', (_, installed, lines) => {
  expect(runReady({ installed })).toEqual({ status: 0, lines, error: '' });
});

it.each([
  ['installs', {}, { status: 0, lines: ASKED, error: '' }],
  ['fails to install', { npmStatus: 1 }, { status: 1, lines: ASKED, error: FAILED }],
  ['starts no npm', { manager: 'yarn.js' }, { status: 1, lines: [ASKED[0]], error: NOT_STARTED }],
])('As a program, it does the same where it %s', (_, project, outcome) => {
  expect(startReady(project)).toEqual(outcome);
});

it('A failed installation ends the command, and names npm ci', () => {
  expect(runReady({ npmStatus: 1 })).toEqual({ status: 1, lines: ASKED, error: FAILED });
});

it.each(['pnpm.cjs', 'yarn.js', 'my-npm-cli.js'])(
  'The program npm is started by name where %s runs the scripts',
  (manager) => {
    expect(runReady({ manager })).toEqual({ status: 1, lines: [ASKED[0]], error: NOT_STARTED });
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
  expect(() => parse(SOURCE, { ecmaVersion: 5 })).not.toThrow();
});

it('The commands that README names run it first', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'build', 'docs', 'site', 'test', 'test:all'])
    expect([name, scripts[`pre${name}`]]).toEqual([name, 'node build/ready.cjs']);
});
