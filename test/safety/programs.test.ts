/** @jest-environment node */
import type { SpawnOptions } from 'node:child_process';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { startProgram } from '../../app/cli/workers/startProgram';
import { runOn } from '../app/cli/support/runCli';
import { temporaryFolder } from '../support/temporaryFolder';
import { exampleXml, packed } from '../fuzz/exercise';
import { WINGS } from '../../build/wings.cjs';

type Start = [program: string, args: readonly string[], options: SpawnOptions];
const started: Start[] = [];

jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  spawn: (...start: Start) => {
    started.push(start);
    const child = Object.assign(new EventEmitter(), { unref: () => undefined });
    setImmediate(() => child.emit('exit', 0));
    return child;
  },
}));

const root = path.resolve(__dirname, '../..');
const folder = temporaryFolder();
const saved = { ...process.env };

beforeEach(() => {
  started.length = 0;
  delete process.env.BROWSER;
});
afterEach(() => {
  process.env = { ...saved };
});

/** Names that a shell would take for commands, on one system or another. */
const NAMES = [
  'x&calc&y',
  'x" & calc & "y',
  '$(touch pwned)',
  '`touch pwned`',
  '%COMSPEC%',
  "a' ; touch pwned ; '",
  '-e calc',
  '--help',
  'a^|calc',
  'a\nb',
];

const PLATFORMS = [
  ['win32', /^C:\\Windows\\System32\\rundll32\.exe$/],
  ['darwin', /^\/usr\/bin\/open$/],
  ['linux', /\/xdg-open$/],
  ['freebsd', /\/xdg-open$/],
] as const;

/** A folder of programs, which `PATH` names alone. */
function programs(...names: string[]): string {
  const bin = path.join(folder(), 'bin');
  fs.mkdirSync(bin);
  for (const name of names) fs.writeFileSync(path.join(bin, name), '', { mode: 0o755 });
  process.env.PATH = bin;
  return bin;
}

describe.each(PLATFORMS)('on %s', (platform, opener) => {
  it.each(NAMES)(
    'Parts of the name %j are not given to a program by open, which starts no shell',
    async (name) => {
      programs('xdg-open');
      const file = path.join(folder(), `${name}.fla`);
      fs.writeFileSync(file, packed(exampleXml()));
      const { status, err } = await runOn({ platform, home: folder() }, 'open', '--', file);
      expect([status, err]).toEqual([0, '']);
      const [[program, args, options]] = started;
      expect(program).toMatch(opener);
      expect(options.shell).toBe(false);
      expect(options).not.toHaveProperty('windowsVerbatimArguments');
      expect(args.at(-1)).toMatch(/^file:\/\/\/[\w/.-]+\/adobe-collection-page-\w+\/document\.html$/);
      expect(args.slice(0, -1)).toEqual(platform === 'win32' ? ['url.dll,FileProtocolHandler'] : []);
      for (const word of ['calc', 'touch', 'COMSPEC', 'help']) expect(args.join(' ')).not.toContain(word);
      fs.rmSync(path.dirname(new URL(args.at(-1) ?? '').pathname), { recursive: true });
    },
  );
});

describe('startProgram', () => {
  it('A program in the current folder is not run in place of one of the system', () => {
    const bin = programs('git', 'git.exe');
    process.env.PATH = ['.', 'bin', '', bin].join(':');
    startProgram('git', []);
    process.env.PATH = ['.', '..\\bin', '', 'C:bin'].join(';');
    expect(() => startProgram('git', [], {}, 'win32')).toThrow('not found');
    expect(started.map(([program]) => program)).toEqual([path.join(bin, 'git')]);
  });

  it('A bare name is that of an .exe on Windows, never of a script', () => {
    const names = ['git', 'git.cmd', 'git.bat', 'git.exe'];
    const stat = fs.statSync(programsWith(names));
    const looked: string[] = [];
    jest.spyOn(fs, 'accessSync').mockImplementation((file) => void looked.push(String(file)));
    jest.spyOn(fs, 'statSync').mockReturnValue(stat);
    process.env.PATH = 'C:\\Program Files\\Git\\cmd;D:\\bin';
    startProgram('git', ['status'], {}, 'win32');
    jest.restoreAllMocks();
    expect(looked).toEqual(['C:\\Program Files\\Git\\cmd\\git.exe']);
    expect(started[0][0]).toBe(looked[0]);
  });

  function programsWith(names: string[]): string {
    return path.join(programs(...names), names[0]);
  }

  it('A path stays as the user wrote it, and arguments stay as they are', () => {
    startProgram('/opt/my browser/run', ['a b', '"', '&', '%PATH%'], {}, 'linux');
    startProgram('C:\\my browser\\run.exe', ['a b', '"', '&', '%PATH%'], {}, 'win32');
    expect(started.map(([program]) => program)).toEqual(['/opt/my browser/run', 'C:\\my browser\\run.exe']);
    for (const [, args] of started) expect(args).toEqual(['a b', '"', '&', '%PATH%']);
  });
});

it('Processes are started by startProgram alone', () => {
  const files = [...WINGS, 'src', 'viewer', 'build/es3', 'examples/starter'].flatMap((part) =>
    fs
      .readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(part, name)),
  );
  const starting = files.filter((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const modules = [
      ...text.matchAll(/(?:from|import|require)\s*\(?\s*['"](?:node:)?(child_process|cluster)['"]/g),
    ];
    const isType = /import type \{[^}]*\} from 'node:child_process'/.test(text);
    return modules.length > (isType ? 1 : 0) || /\bexecSync\(|\bprocess\.binding\(/.test(text);
  });
  expect(starting).toEqual(['app/cli/workers/startProgram.ts']);
});

/** The action of GitHub: it works in a clone that the build server made, with the server's own settings. */
const ON_BUILD_SERVERS = ['build/action/compare.mjs', 'build/action/pushPictures.sh'];

it('Processes of git are started by runGit alone', () => {
  const parts = [...WINGS, 'src', 'viewer', 'examples', 'editor', 'site', 'build'];
  const files = parts.flatMap((part) =>
    fs
      .readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(part, name))
      .filter(
        (file) =>
          /\.(?:[cm]?[jt]sx?|json|jsfl|sh|ya?ml)$/.test(file) &&
          !file.includes('node_modules') &&
          !file.startsWith('site/dist'),
      ),
  );
  const others = [
    'package.json',
    'action.yml',
    '.ci/run',
    ...fs.readdirSync(path.join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`),
  ];
  const starting = [...files, ...others].filter((file) =>
    startsGit(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(starting).toEqual([
    'app/cli/actions/git/runGit.ts',
    ...ON_BUILD_SERVERS,
    'package.json',
    'action.yml',
  ]);
  // The release of the package itself.
  expect(fs.readFileSync(path.join(root, 'package.json'), 'utf8').match(/"[^"]*\bgit add [^"]*"/g)).toEqual([
    expect.stringContaining('node build/version.mjs'),
  ]);
});

/** True for a call of the program `git`, and for a command of a shell. */
function startsGit(text: string): boolean {
  const call =
    /(?:startProgram|askProgram|spawn|spawnSync|exec|execFile|execFileSync|execSync)\(\s*['"`]git\b/;
  const shell =
    /(?:^\s*(?:- )?(?:run: )?|&& |\|\| |; |\$\()git (?:-C|-c|--|add|archive|cat-file|checkout|clone|config|diff|fetch|log|ls-|show|status|submodule)/m;
  return call.test(text) || shell.test(text);
}
