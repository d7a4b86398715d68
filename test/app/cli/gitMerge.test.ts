import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../../app/host/Host';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../support/temporaryFolder';
import { EXAMPLE, runCli } from './support/runCli';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../../dist/cli.js');
const at = (name: string): string => path.join(folder(), name);

interface Answer {
  status: number | null;
  out: string;
}

/** Runs git in the repository, and gives all that it prints. */
function tryGit(...args: string[]): Answer {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'core.pager=cat'];
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder(), ...settings, ...args], {
    encoding: 'utf8',
  });
  return { status, out: stdout + stderr };
}

function git(...args: string[]): string {
  const { status, out } = tryGit(...args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${out}`);
  return out;
}

/** Saves a document of the repository, changed by a script. */
function save(name: string, script: string, from = EXAMPLE): void {
  const host = new Host(nodePlatform, { realm: 'separate' });
  const document = host.open(from);
  host.scripts.run(
    `var library = document.library;
     function item(path) { return library.items[library.findItemIndex(path)]; }
     ${script}`,
    'a.jsfl',
  );
  document.saveAt(at(name), { force: true });
}

/** Makes a repository with a document and two branches that change it, and checks out ours. */
function branches(name: string, ours: string, theirs: string, isInstalled = true): void {
  git('init', '--quiet', '--initial-branch=main');
  if (isInstalled)
    expect(spawnSync(process.execPath, [cli, 'git', 'install'], { cwd: folder() }).status).toBe(0);
  save(name, '');
  git('add', '.');
  git('commit', '--quiet', '-m', 'base');
  git('checkout', '--quiet', '-b', 'theirs');
  save(name, theirs, at(name));
  git('commit', '--quiet', '-am', 'theirs');
  git('checkout', '--quiet', 'main');
  save(name, ours, at(name));
  git('commit', '--quiet', '-am', 'ours');
}

async function inFolder<T>(run: () => Promise<T>): Promise<T> {
  const here = process.cwd();
  process.chdir(folder());
  try {
    return await run();
  } finally {
    process.chdir(here);
  }
}

describe('git merge, with a real git', () => {
  it('Two branches that rename two symbols of one FLA merge cleanly', () => {
    branches('sky.fla', `item('stars/star').name = 'nova'`, `item('ui/Button1').name = 'play'`);
    git('merge', '--quiet', 'theirs');
    const { library, timelines } = new Host(nodePlatform).open(at('sky.fla'));
    expect(['stars/nova', 'ui/play', 'stars/star'].map((name) => library.find(name) !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
    const instances = timelines[0].layers.flatMap(({ keyframes }) =>
      keyframes.flatMap((frame) => frame.elements),
    );
    expect(instances.map(({ node }) => node.attr('libraryItemName'))).toContain('stars/nova');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('A conflict is reported, the file opens, and git mergetool asks for each', async () => {
    branches(
      'sky.fla',
      `document.width = 700; item('stars/star').name = 'nova'`,
      `document.width = 800; item('ui/Button1').name = 'play'`,
    );
    const merge = tryGit('merge', 'theirs');
    expect(merge.status).toBe(1);
    expect(merge.out).toMatch(
      /sky\.fla: 1 conflict; .*\n! stage: width\n +base: +640\n +ours: +700\n +theirs: +800\n/,
    );
    expect(merge.out).toContain('CONFLICT (content): Merge conflict in sky.fla');
    const left = new Host(nodePlatform).open(at('sky.fla'));
    expect([left.width, left.library.find('ui/play')?.name]).toEqual([700, 'ui/play']);
    const stages = await inFolder(() => runCli('diff', ':2:sky.fla', ':3:sky.fla'));
    expect([stages.status, stages.out]).toEqual([1, expect.stringContaining('width: 700 → 800')]);
    const tool = ['mergetool', '--no-prompt', '--tool=adobe-collection'];
    expect(tryGit(...tool).status).not.toBe(0);
    const report = at('sky.fla.conflicts.json');
    expect(fs.readFileSync(at('sky.fla.conflicts.html'), 'utf8')).toContain('<img');
    fs.writeFileSync(report, fs.readFileSync(report, 'utf8').replace('"choose": ""', '"choose": "theirs"'));
    git(...tool);
    expect(new Host(nodePlatform).open(at('sky.fla')).width).toBe(800);
    expect(fs.readdirSync(folder()).filter((name) => name.includes('conflicts'))).toEqual([]);
    expect(git('diff', '--name-only', '--diff-filter=U')).toBe('');
  });

  it('Files of an XFL folder merge by what is in them', async () => {
    const theirs = `document.getTimeline().layers[1].name = 'two'; document.frameRate = 30`;
    branches('sky', `document.getTimeline().layers[0].name = 'one'; document.width = 700`, theirs);
    git('merge', '--quiet', 'theirs');
    const { timelines, width, frameRate } = new Host(nodePlatform).open(at('sky'));
    expect([timelines[0].layers[0].name, timelines[0].layers[1].name, width, frameRate]).toEqual([
      'one',
      'two',
      700,
      30,
    ]);
  });

  it('Versions of an XFL folder are merged as a whole, so that references follow renamed items', async () => {
    branches(
      'sky',
      `item('stars/star').name = 'nova'`,
      `library.editItem('stars/twinkle'); library.addItemToDocument({ x: 5, y: 5 }, 'stars/star')`,
    );
    const outcome = await inFolder(() =>
      runCli('merge', 'main~1:sky', 'main:sky', 'theirs:sky', '-o', 'sky'),
    );
    expect([outcome.status, outcome.out]).toEqual([0, '']);
    const text = fs.readFileSync(at('sky/LIBRARY/stars/twinkle.xml'), 'utf8');
    expect([text.includes('stars/nova'), text.includes('stars/star"')]).toEqual([true, false]);
  });

  it('Conflict markers are named as such, and the versions in the index can be compared', async () => {
    branches('sky', 'document.width = 700', 'document.width = 800', false);
    expect(tryGit('merge', 'theirs').status).toBe(1);
    for (const verb of ['tree', 'lint']) {
      const { out, err } = await runCli(verb, at('sky'));
      expect(out + err).toMatch(
        /DOMDocument\.xml: conflict markers of git at line \d+; resolve the conflict/,
      );
    }
    const { out } = await inFolder(() => runCli('diff', ':2:sky', ':3:sky'));
    expect(out).toContain('width: 700 → 800');
    const merge = await inFolder(() =>
      runCli('merge', ':1:sky', ':2:sky', ':3:sky', '-o', 'sky', '--theirs'),
    );
    expect(merge.status).toBe(0);
    expect(new Host(nodePlatform).open(at('sky')).width).toBe(800);
  });

  it.each([
    ['a file that is not a document', (file: string) => fs.writeFileSync(file, 'a text')],
    [
      'a program that is gone',
      () =>
        git(
          'config',
          'merge.adobe-collection.driver',
          git('config', 'merge.adobe-collection.driver').trim().replaceAll('cli.js', 'gone.js'),
        ),
    ],
  ])('Our version is kept by git, and a conflict reported, for %s', (_, change) => {
    branches('sky.fla', 'document.width = 700', 'document.width = 700');
    git('checkout', '--quiet', 'theirs');
    save('sky.fla', 'document.width = 800', at('sky.fla'));
    change(at('sky.fla'));
    git('commit', '--quiet', '-am', 'more');
    git('checkout', '--quiet', 'main');
    const before = fs.readFileSync(at('sky.fla'));
    const { status, out } = tryGit('merge', 'theirs');
    expect([status, out]).toEqual([1, expect.stringContaining('CONFLICT')]);
    expect(fs.readFileSync(at('sky.fla')).equals(before)).toBe(true);
  });
});
