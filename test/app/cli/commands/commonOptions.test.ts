import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles, filesIn } from '../support/exampleFiles';
import { EXAMPLE, runCli, runWith } from '../support/runCli';
import type { RunTask } from '../../../../app/cli/actions/performTask';
import { Host } from '../../../../app/host/Host';
import { nodePlatform } from '../../../../platform/node/nodePlatform';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);

const VERBS = [
  'query',
  'lint',
  'diff',
  'run',
  'tree',
  'render',
  'page',
  'open',
  'export',
  'publish',
  'import',
  'convert',
  'install',
  'uninstall',
  'init',
  'watch',
  'completion',
];

describe('the command line as people expect it', () => {
  it.each([...VERBS, 'git install', 'git uninstall'])(
    '%s --help has examples, and the options that all commands have',
    async (verb) => {
      const { status, out } = await runCli(...verb.split(' '), '--help');
      expect(status).toBe(0);
      expect(out).toContain('\nExamples:\n');
      expect(out).toContain(`adobe-collection ${verb}`);
      expect(out).toContain('--quiet');
      expect(out).not.toContain('(default: [])');
    },
  );

  it('-v alone is the version', async () => {
    expect((await runCli('-v')).out).toBe((await runCli('--version')).out);
  });

  it('Every message begins with the name of the program', async () => {
    for (const args of [['query'], ['quer'], ['run', 'none.jsfl'], ['render', 'a.fla', '-o', 'a.jpg']]) {
      const { status, err } = await runCli(...args);
      expect(status).not.toBe(0);
      expect(err).toMatch(/^adobe-collection: /);
      expect(err).not.toContain('error: ');
    }
  });

  it.each([
    [['-d', 'art/*.fla'], /this is a pattern; add --each/],
    [['-d', os.tmpdir()], /this is a folder of documents; add --each/],
    [['--each', '-d', EXAMPLE, '--save=a.fla'], /with --each this is a folder/],
    [['-d', '-', '--save'], /--save needs a path for a document from standard input/],
    [[], /no document is open: name one after the script/],
  ])('The message of run %j says what to do instead', async (args, words) => {
    expect((await runCli('run', script('document.name'), ...args)).err).toMatch(words);
  });

  it('A failure in the library is headed by the line of the script that called it', async () => {
    const file = script("\n$('*').attr('blendMode', 'foo')");
    const { err } = await runCli('run', file, '-d', EXAMPLE);
    expect(err.split('\n')[0]).toContain(`adobe-collection: ${file}:2:8: `);
  });

  it('A picture of an unknown kind is refused before anything is drawn; its folder is made', async () => {
    expect((await runCli('render', EXAMPLE, '-o', 'a.jpg')).err).toContain(
      'expected a name that ends in .svg or .png',
    );
    const file = path.join(folder(), 'new/a.svg');
    expect((await runCli('render', EXAMPLE, '-o', file)).status).toBe(0);
    expect(fs.existsSync(file)).toBe(true);
  });
});

describe('run', () => {
  const RENAME = "document.getTimeline().layers[0].name = 'code';";

  it('A run with --dry-run says what would change, and saves nothing', async () => {
    const copy = copyExample('sky');
    const before = filesIn(copy);
    const { status, out } = await runCli('run', script(RENAME), '-d', copy, '--dry-run', '--save');
    expect([status, filesIn(copy)]).toEqual([0, before]);
    expect(out).toContain('~ layer "code": renamed from "actions"');
    expect((await runCli('run', script('1'), '-d', copy, '--dry-run')).out).toContain('nothing would change');
  });

  it('A run with --json reports traces, warnings, changes and saved files', async () => {
    const copy = copyExample('sky');
    const done = await runCli('run', script(`fl.trace('a'); ${RENAME}`), '-d', copy, '--save', '--json');
    expect(JSON.parse(done.out)).toMatchObject({ status: 'done', output: ['a'], saved: [copy] });
    const failed = await runCli('run', script("fl.trace('a'); throw new Error('no')"), '--json');
    expect([failed.status, JSON.parse(failed.out)]).toMatchObject([
      1,
      { status: 'failed', output: ['a'], error: expect.stringContaining('no') as string },
    ]);
  });

  it('A run with --each --json is one Array, and an XFL document is found once however it is named', async () => {
    const copy = copyExample('docs/sky');
    const names = ['', '/night-sky.xfl', '/DOMDocument.xml', '/**', '/..'].flatMap((name) => [
      '-d',
      `${copy}${name}`,
    ]);
    const { out } = await runCli('run', '--each', script('fl.trace(1)'), ...names, '--json');
    expect(JSON.parse(out)).toMatchObject([{ document: copy, status: 'done', output: ['1'] }]);
  });

  it('A run with --each reports the result of each document when it is interrupted', async () => {
    for (const name of ['a', 'b']) copyExample(`docs/${name}`);
    let interrupt = (): void => undefined;
    const { err } = await runWith(
      {
        onInterrupt: (listener) => {
          interrupt = listener;
          return () => undefined;
        },
        startWorker: () =>
          Promise.resolve({
            run: (job) => {
              if ((job as RunTask).options.document[0].endsWith('b')) interrupt();
              return Promise.resolve(0);
            },
            stop: () => undefined,
          }),
      },
      ['run', '--each', script('1'), '-d', path.join(folder(), 'docs')],
    );
    expect(err).toMatch(
      /^(\S+a +done .*\n)?2 documents, 0 failed, [12] not done\nadobe-collection: interrupted\n/,
    );
  });

  it('--quiet leaves results and failures only', async () => {
    const copy = copyExample('sky');
    expect(await runCli('run', '-q', script(`fl.trace('a'); ${RENAME}`), '-d', copy, '--save')).toEqual({
      status: 0,
      out: 'a\n',
      err: '',
    });
  });
});

describe('standard input', () => {
  const fla = (): Uint8Array => {
    const file = path.join(folder(), 'in.fla');
    new Host(nodePlatform).open(EXAMPLE).saveAt(file, {});
    return fs.readFileSync(file);
  };

  it('- is a document', async () => {
    const readInput = fla;
    expect((await runWith({ readInput }, ['query', '-', 'btn1', '--count'])).out).toBe('1\n');
    expect((await runWith({ readInput }, ['diff', '-', EXAMPLE])).status).toBe(0);
    expect((await runWith({ readInput }, ['tree', '-', '--no-symbols'])).out).toContain('Night: 10 layers');
    expect((await runWith({ readInput }, ['run', script('fl.trace(document.name)'), '-d', '-'])).out).toBe(
      'stdin.fla\n',
    );
  });

  it('- is a list of paths', async () => {
    const readInput = (): Uint8Array => Buffer.from(`${copyExample('a')}\n${copyExample('b')}\n`);
    const { out } = await runWith({ readInput }, ['query', '-', 'btn1', '--count']);
    expect(out).toMatch(/\/a: 1\n.*\/b: 1\n$/);
  });

  it('Empty standard input is an error that says what is expected', async () => {
    expect((await runCli('query', '-', '*')).err).toContain('standard input is empty');
  });
});

describe('tree', () => {
  it('The JSON of tree has what programs need, and its text counts frames from 1', async () => {
    const { out } = await runCli('tree', EXAMPLE, '--json');
    const facts = JSON.parse(out) as {
      scenes: { name: string; layers: { frames: { start: number }[] }[] }[];
    };
    expect(facts).toMatchObject({ width: 640, height: 360, frameRate: 24 });
    expect(facts.scenes[0].layers[0].frames.map(({ start }) => start)).toEqual([0, 24]);
    expect((await runCli('tree', EXAMPLE)).out).toContain('1-24 "intro"');
  });
});

describe('uninstall', () => {
  it('Files that install copied are removed, and those that were changed since are kept', async () => {
    const to = path.join(folder(), 'Commands');
    await runCli('install', script('1', 'tidy.jsfl'), '--to', to);
    fs.appendFileSync(path.join(to, 'tidy.jsfl'), '// mine');
    fs.writeFileSync(path.join(to, 'other.jsfl'), '1');
    const all = fs.readdirSync(to);
    expect((await runCli('uninstall', '--to', to, '--dry-run')).out).toContain('this was a dry run');
    expect(fs.readdirSync(to)).toEqual(all);
    const { status, out } = await runCli('uninstall', '--to', to);
    expect([status, fs.readdirSync(to)]).toEqual([0, ['other.jsfl', 'tidy.jsfl']]);
    expect(out).toMatch(/kept .*tidy\.jsfl \(it was changed since\)/);
    expect((await runCli('uninstall', '--to', to)).err).toContain('install has copied nothing here');
  });
});

describe('completion', () => {
  const complete = (...words: string[]): string[] => {
    const file = path.join(folder(), 'completion.bash');
    const list = ['adobe-collection', ...words].map((word) => `'${word}'`).join(' ');
    const code = `source '${file}'; COMP_WORDS=(${list}); COMP_CWORD=${words.length}; _adobe_collection; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return spawnSync('bash', ['-c', code], { encoding: 'utf8', cwd: folder() }).stdout.trim().split('\n');
  };

  it('Bash completes commands, options, values and files', async () => {
    const { out } = await runCli('completion', 'bash');
    fs.writeFileSync(path.join(folder(), 'completion.bash'), out);
    fs.writeFileSync(path.join(folder(), 'sky.fla'), '');
    expect(complete('re')).toEqual(['render']);
    expect(complete('git', 'un')).toEqual(['uninstall']);
    expect(complete('lint', '--max')).toEqual(['--max-warnings']);
    expect(complete('lint', '--format', 's')).toEqual(['sarif']);
    expect(complete('tree', 'sk')).toEqual(['sky.fla']);
  });

  it.each(['bash', 'zsh', 'fish'])('The script for %s names every command', async (shell) => {
    const { out } = await runCli('completion', shell);
    for (const verb of VERBS) expect(out).toContain(verb);
    expect(out).not.toContain('--part');
  });
});
