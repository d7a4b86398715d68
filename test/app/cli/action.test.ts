import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/temporaryFolder';
import { exampleFiles } from './support/exampleFiles';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);
const root = path.resolve(__dirname, '../../..');
const action = fs.readFileSync(path.join(root, 'action.yml'), 'utf8');

/** What the step of a name runs. */
function commandOf(name: string): string {
  return new RegExp(`- name: ${name}\\n[^]*?run: \\|\\n((?: {8}.*\\n)+)`).exec(action)?.[1] ?? '';
}

function runStep(name: string, env: Record<string, string>): { status: number | null; stdout: string } {
  const RUNNER_TEMP = path.join(folder(), 'temp');
  return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', commandOf(name)], {
    cwd: folder(),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      XDG_CACHE_HOME: RUNNER_TEMP,
      GITHUB_ACTION_PATH: root,
      RUNNER_TEMP,
      ...env,
    },
  });
}

describe('action.yml', () => {
  it('Its steps lint, run a script and draw', () => {
    copyExample('art/sky');
    const env = { DOCUMENTS: 'art/*' };
    const lint = runStep('Lint', env);
    expect([lint.status, lint.stdout]).toEqual([0, expect.stringMatching(/^::warning file=art\/sky,title=/)]);
    expect(runStep('Lint', { ...env, MAX_WARNINGS: '0' }).status).toBe(1);
    const run = runStep('Run the script', { ...env, SCRIPT: script("throw new Error('no')") });
    expect(run.status).toBe(1);
    expect(runStep('Draw', env).status).toBe(0);
    expect(fs.existsSync(path.join(folder(), 'temp/pictures/art/sky.png'))).toBe(true);
  });

  it('A configuration that runs code is refused, unless the workflow lets it', () => {
    copyExample('art/sky');
    const ran = path.join(folder(), 'ran');
    const code = `require('fs').writeFileSync(${JSON.stringify(ran)}, ''); module.exports = {};`;
    fs.writeFileSync(path.join(folder(), 'art/adobe-collection.config.js'), code);
    expect(runStep('Lint', { DOCUMENTS: 'art/*' }).status).toBe(2);
    expect(runStep('Lint', { DOCUMENTS: 'art/*', TRUST_CONFIG: 'false' }).status).toBe(2);
    expect(fs.existsSync(ran)).toBe(false);
    expect(runStep('Lint', { DOCUMENTS: 'art/*', TRUST_CONFIG: 'true' }).status).toBe(0);
    expect(fs.existsSync(ran)).toBe(true);
  });

  it('Changes since the base are summed up in words, with a picture of each document', () => {
    const git = (...args: string[]): string => {
      const names = ['user.name=a', 'user.email=a@b', 'core.hooksPath=/dev/null'].flatMap((name) => [
        '-c',
        name,
      ]);
      return spawnSync('git', [...names, ...args], { cwd: folder(), encoding: 'utf8' }).stdout.trim();
    };
    git('init', '-q');
    const sky = copyExample('art/sky');
    copyExample('gone');
    git('add', '.');
    git('commit', '-qm', 'before');
    const symbol = path.join(sky, 'DOMDocument.xml');
    fs.writeFileSync(symbol, fs.readFileSync(symbol, 'utf8').replaceAll('twinkle_a', 'twink```le'));
    fs.rmSync(path.join(folder(), 'gone'), { recursive: true });
    copyExample('new `one`');
    copyExample('--output=taken');
    fs.writeFileSync(path.join(folder(), 'other.xml'), '<a/>');
    git('add', '.');
    git('commit', '-qm', 'after');
    const [OUTPUT, GITHUB_STEP_SUMMARY] = ['changes', 'summary.md'].map((name) => path.join(folder(), name));
    const LINK = 'https://example.org/{picture}?raw=true';
    const env = { BASE: git('rev-parse', 'HEAD~1'), OUTPUT, LINK, GITHUB_STEP_SUMMARY };
    expect(runStep('Compare', env)).toMatchObject({ status: 0, stdout: '4 changed\n' });
    const text = fs.readFileSync(GITHUB_STEP_SUMMARY, 'utf8');
    expect(text).toContain('### `art/sky`\n\n````diff\n');
    expect(text).toMatch(
      /~ twink```le .*: renamed from "twinkle_a"\n````\n\n!\[before and after\]\(https:\/\/example\.org\/art\/sky\.png\?raw=true\)/,
    );
    expect(text).toContain('### `gone`: removed\n');
    expect(text).toContain("### `new 'one'`: added\n\n![before and after](https://example.org/new__one_.png");
    expect(fs.readdirSync(OUTPUT, { recursive: true }).sort()).toEqual([
      ...['--output_taken.png', 'art', 'art/sky.png', 'changes.md', 'new__one_.png'],
    ]);
  });

  it.each([
    ['HEAD', 'commit=HASH'],
    ['nothing', 'commit='],
    ['--upload-pack=touch ran;', 'commit='],
    ['HEAD:refs/heads/taken', 'commit='],
    ['HEAD\nother=1', 'commit='],
    ['main', 'commit=HASH'],
    ['', 'commit='],
  ])('Fetching the base %j gives %s, and runs and writes nothing', (BASE, expected) => {
    const git = (...args: string[]): string =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
        cwd: folder(),
        encoding: 'utf8',
      }).stdout.trim();
    const GITHUB_OUTPUT = path.join(folder(), 'output');
    git('init', '-q', '-b', 'main', '.');
    git('commit', '-qm', 'one', '--allow-empty');
    git('branch', '-m', 'main');
    git('remote', 'add', 'origin', folder());
    fs.writeFileSync(GITHUB_OUTPUT, '');
    expect(runStep('Fetch the base', { BASE, GITHUB_OUTPUT }).status).toBe(0);
    expect(fs.readFileSync(GITHUB_OUTPUT, 'utf8').trim()).toBe(
      expected.replace('HASH', git('rev-parse', 'HEAD')),
    );
    expect(fs.existsSync(path.join(folder(), 'ran'))).toBe(false);
    expect(git('branch', '--list')).toBe('* main');
    const compared = runStep('Compare', { BASE: BASE || '--help', OUTPUT: path.join(folder(), 'changes') });
    expect(compared.status).toBe(expected === 'commit=HASH' ? 0 : 1);
  });

  it('Every input that a step uses is declared', () => {
    const declared = [...action.split('runs:')[0].matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name);
    const used = [...action.matchAll(/inputs\.([\w-]+)/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual([...declared].sort());
  });
});
