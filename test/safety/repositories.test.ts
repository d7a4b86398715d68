import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { callTool } from '../app/cli/support/callTool';
import { runCli } from '../app/cli/support/runCli';
import { rawZip } from '../document/container/rawZip';
import { sample } from '../support/sample';
import { temporaryFolder } from '../support/temporaryFolder';
import { fire, HOSTILE_REPOSITORIES, plainGit, type HostileRepository } from './support/hostileRepositories';

const folder = temporaryFolder();
const here = process.cwd();
const environment = { ...process.env };
let template: string;

const DOCUMENT = '<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"/>';

beforeAll(() => {
  template = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  plainGit(template, 'init', '--quiet');
  const write = (name: string, content: string | Uint8Array): void => {
    fs.mkdirSync(path.dirname(path.join(template, name)), { recursive: true });
    fs.writeFileSync(path.join(template, name), content);
  };
  write('hero/DOMDocument.xml', DOCUMENT);
  write('hero/hero.xfl', 'PROXY-CS5');
  commit('one');
  write('a.fla', rawZip([{ name: 'DOMDocument.xml', content: DOCUMENT }]));
  commit('two');
});

function commit(message: string): void {
  plainGit(template, 'add', '.');
  plainGit(template, 'commit', '--quiet', '-m', message);
}

afterAll(() => fs.rmSync(template, { recursive: true, force: true }));

afterEach(() => {
  process.chdir(here);
  process.env = { ...environment };
});

const marker = (): string => path.join(folder(), 'RAN');

/** A copy of the repository, made hostile. */
function makeHostile(kind: string): { work: string; hostile: HostileRepository } {
  const work = path.join(folder(), 'work');
  fs.cpSync(template, work, { recursive: true });
  const program = path.join(folder(), 'program');
  fs.writeFileSync(program, `#!/bin/sh\ntouch '${marker()}'\n`, { mode: 0o755 });
  const hostile = HOSTILE_REPOSITORIES[kind]({ folder: work, command: `touch ${marker()}`, program });
  fs.rmSync(marker(), { force: true });
  return { work, hostile };
}

/** Puts a git before the one that is installed that knows less: what came with 2.38 and 2.39.4. */
function installOldGit(): void {
  const bin = path.join(folder(), 'bin');
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh
unset GIT_NO_LAZY_FETCH
for word; do shift; case $word in safe.bareRepository=*) word=a.b=c;; esac; set -- "$@" "$word"; done
exec '${git}' "$@"
`;
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, 'git'), script, { mode: 0o755 });
  process.env.PATH = `${bin}${path.delimiter}${process.env.PATH}`;
}

/** Goes into a hostile repository, in its environment. */
function enter(work: string, { cwd = '.', env }: HostileRepository): void {
  Object.assign(process.env, env);
  process.chdir(path.join(work, cwd));
}

describe.each(sample(6, Object.keys(HOSTILE_REPOSITORIES)))('where %s', (kind) => {
  it('The program git itself runs what the repository sets', () => {
    const { work, hostile } = makeHostile(kind);
    fire(work, hostile);
    expect(fs.existsSync(marker())).toBe(true);
  });

  it('A diff runs nothing, and gives the right answer or says why not', async () => {
    const { work, hostile } = makeHostile(kind);
    enter(work, hostile);
    const root = path.relative(process.cwd(), work) || '.';
    for (const [name, other] of [
      ['HEAD:a.fla', `${root}/a.fla`],
      ['HEAD:hero', `${root}/hero`],
      ['HEAD:hero/hero.xfl', `${root}/hero`],
      ['HEAD~1:./hero', `${root}/hero`],
    ]) {
      const { status, err } = await runCli('diff', name, other);
      if (hostile.refused === undefined && !(name.includes('./') && root !== '.'))
        expect([name, status, err]).toEqual([name, 0, '']);
      else if (hostile.refused)
        expect([name, status, err]).toEqual([name, 2, expect.stringMatching(hostile.refused)]);
      expect(err.trim()).not.toContain('\n');
    }
    for (const name of [
      'HEAD:none.fla',
      'none:a.fla',
      'HEAD:a.fla/b',
      '@{upstream}:a.fla',
      'HEAD^{/one}:hero',
    ]) {
      const { status, err } = await runCli('diff', name, `${root}/hero`);
      if (name !== 'HEAD^{/one}:hero') expect([name, status]).toEqual([name, 2]);
      expect(err.trim()).not.toMatch(/\n|internal error/);
    }
    expect(fs.existsSync(marker())).toBe(false);
  });

  it('A diff runs nothing with a git that knows less', async () => {
    const { work, hostile } = makeHostile(kind);
    enter(work, hostile);
    installOldGit();
    for (const name of ['HEAD:a.fla', 'HEAD:hero', 'HEAD:none']) {
      const { status, err } = await runCli('diff', name, path.join(work, name.slice(5)));
      expect(err.trim()).not.toMatch(/\n|internal error/);
      expect(status).toBeLessThanOrEqual(2);
    }
    expect(fs.existsSync(marker())).toBe(false);
  });

  it('Both git install and uninstall run nothing', async () => {
    const { work, hostile } = makeHostile(kind);
    enter(work, hostile);
    for (const verb of ['install', 'uninstall']) {
      const { status, err } = await runCli('git', verb);
      expect(err).not.toMatch(/internal error/);
      const isBare = hostile.cwd !== undefined;
      expect([verb, status, err]).toEqual([
        verb,
        isBare ? 1 : 0,
        isBare ? expect.stringContaining('there is no git repository here') : expect.any(String),
      ]);
    }
    expect(fs.existsSync(marker())).toBe(false);
  });

  it('The tools of assistants run nothing', async () => {
    const { work, hostile } = makeHostile(kind);
    enter(work, hostile);
    for (const [name, args] of Object.entries(TOOLS))
      for (const document of ['a.fla', 'HEAD:a.fla', 'HEAD:hero'])
        await callTool(work, name, { ...args, ...documents(name, document) });
    expect(fs.existsSync(marker())).toBe(false);
  });
});

/** The tools of `mcp` that read documents, with what else they are asked for. */
const TOOLS: Record<string, object> = { tree: {}, query: { query: '*' }, lint: {}, diff: { new: 'a.fla' } };

function documents(name: string, document: string): object {
  return name === 'diff' ? { old: document } : { document };
}
