import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { installInGit } from '../../../app/cli/actions/git/gitSettings';
import type { CommandIo } from '../../../app/cli/Io';
import { Host } from '../../../app/host/Host';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../support/temporaryFolder';
import { EXAMPLE, runCli } from './support/runCli';
import { sample } from '../../support/sample';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../../dist/cli.js');

function git(...args: string[]): string {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'core.pager=cat'];
  return execFileSync('git', ['-C', folder(), ...settings, ...args], { encoding: 'utf8', stdio: 'pipe' });
}

function adobeCollection(...args: string[]): void {
  execFileSync(process.execPath, [cli, ...args], { cwd: folder(), stdio: 'pipe' });
}

/** Saves the example as sky.fla, changed by a script. */
function save(script: string): void {
  const host = new Host(nodePlatform, { realm: 'separate' });
  const document = host.open(EXAMPLE);
  host.scripts.run(script, 'a.jsfl');
  document.saveAt(path.join(folder(), 'sky.fla'), { force: true });
}

describe('git install, with a real git', () => {
  it('Changes are shown by git diff, log -p and show; git uninstall removes all settings', () => {
    git('init', '--quiet');
    const config = fs.readFileSync(path.join(folder(), '.git/config'), 'utf8');
    save('1');
    git('add', '.');
    git('commit', '--quiet', '-m', 'one');
    adobeCollection('git', 'install');
    adobeCollection('git', 'install');
    expect(git('diff')).toBe('');
    save("document.getTimeline().layers[0].name = 'code'; document.width = 700;");
    const lines = [
      '-stage 640 x 360, 24 fps, #0B1026',
      '+stage 700 x 360, 24 fps, #0B1026',
      '-  layer actions',
      '+  layer code',
    ];
    const changed = (text: string): string[] => text.split('\n').filter((line) => /^[-+](?![-+])/.test(line));
    expect(changed(git('diff'))).toEqual(lines);
    git('commit', '--quiet', '-am', 'two');
    expect(changed(git('show', '--', 'sky.fla'))).toEqual(lines);
    expect(changed(git('log', '-p', '-1', '--', 'sky.fla'))).toEqual(lines);
    const words = git('difftool', '--no-prompt', '--tool=adobe-collection', 'HEAD~1', '--', 'sky.fla');
    expect(words).toContain('~ layer "code": renamed from "actions"');
    adobeCollection('git', 'uninstall');
    expect(fs.readFileSync(path.join(folder(), '.git/config'), 'utf8')).toBe(config);
    expect(fs.existsSync(path.join(folder(), '.gitattributes'))).toBe(false);
    expect(git('diff', 'HEAD~1')).toContain('Binary files');
  });

  it('The item that contains the lines is named by git diff', () => {
    git('init', '--quiet');
    save('1');
    git('add', '.');
    adobeCollection('git', 'install');
    save(`
      var library = document.library;
      var layers = library.items[library.findItemIndex('ui/Button2')].timeline.layers;
      layers[layers.length - 1].frames[3].elements[0].x += 5;
    `);
    expect(git('diff')).toMatch(/^@@ .* @@ item ui\/Button2 \(button\)$/m);
  });

  it('Changes in an XFL folder are shown by git diff; patches of it stay text', () => {
    git('init', '--quiet');
    const copy = path.join(folder(), 'sky');
    fs.cpSync(EXAMPLE, copy, { recursive: true });
    fs.writeFileSync(path.join(folder(), 'other.xml'), '<a/>');
    adobeCollection('git', 'install');
    git('add', '.');
    git('commit', '--quiet', '-m', 'one');
    const host = new Host(nodePlatform, { realm: 'separate' });
    const document = host.open(copy);
    host.scripts.run(
      `document.getTimeline().layers[0].name = 'code';
       var library = document.library;
       library.items[library.findItemIndex('stars/twinkle')].timeline.layers[0].frames[0].elements[0].x = 7;`,
      'a.jsfl',
    );
    document.saveAt(copy, { force: true });
    fs.writeFileSync(path.join(folder(), 'other.xml'), '<b/>');
    const changed = git('diff', '-U0')
      .split('\n')
      .filter((line) => /^[-+](?![-+])/.test(line));
    expect(changed).toEqual([
      '-<a/>',
      '+<b/>',
      '-  layer actions',
      '+  layer code',
      '-      instance of stars/star at 0, 0',
      '+      instance of stars/star at 7, 0',
    ]);
    expect(git('diff', '--no-textconv', '--', 'sky/LIBRARY')).toContain('@@');
    adobeCollection('git', 'uninstall');
    expect(git('diff', '--', 'sky')).toContain('<DOMLayer');
    expect(fs.existsSync(path.join(folder(), '.gitattributes'))).toBe(false);
  });

  it('A document as it was at a revision can be compared: an FLA, an XFL folder, a file in it', async () => {
    git('init', '--quiet');
    save('1');
    fs.cpSync(EXAMPLE, path.join(folder(), 'art/sky'), { recursive: true });
    git('add', '.');
    git('commit', '--quiet', '-m', 'one');
    save("document.getTimeline().layers[0].name = 'code'");
    const here = process.cwd();
    process.chdir(folder());
    try {
      const { status, out, err } = await runCli('diff', 'HEAD:sky.fla', 'sky.fla');
      expect([err, status]).toEqual(['', 1]);
      expect(out).toMatch(/^--- HEAD:sky\.fla\n\+\+\+ sky\.fla\n.*code/s);
      for (const name of ['HEAD:art/sky', 'HEAD:art/sky/night-sky.xfl', 'HEAD:./art/sky/DOMDocument.xml'])
        expect(await runCli('diff', name, 'art/sky')).toEqual({ status: 0, out: '', err: '' });
      const none = await runCli('diff', 'nosuch:sky.fla', 'sky.fla');
      expect([none.status, none.err]).toEqual([2, expect.stringContaining('nosuch')]);
      const other = await runCli('diff', 'HEAD:art/sky/LIBRARY/stars', 'sky.fla');
      expect([other.status, other.err]).toEqual([2, expect.stringContaining('HEAD:art/sky/LIBRARY/stars')]);
    } finally {
      process.chdir(here);
    }
  });

  it.each([
    [
      'a link to a file outside',
      (file: string) => fs.symlinkSync(path.join(folder(), 'outside'), file),
      'a link',
    ],
    ['a link to nothing', (file: string) => fs.symlinkSync(path.join(folder(), 'none'), file), 'a link'],
    ['a folder', (file: string) => fs.mkdirSync(file), 'no file'],
  ])('git install and uninstall change nothing where .gitattributes is %s', async (_title, make, what) => {
    const repository = path.join(folder(), 'repository');
    fs.mkdirSync(repository);
    git('init', '--quiet', repository);
    const config = path.join(repository, '.git/config');
    const before = fs.readFileSync(config, 'utf8');
    fs.writeFileSync(path.join(folder(), 'outside'), '*.png binary\n');
    make(path.join(repository, '.gitattributes'));
    for (const verb of ['install', 'uninstall']) {
      const { status, err } = await runCli('git', verb, repository);
      expect([status, err]).toEqual([1, expect.stringContaining(`.gitattributes is ${what}: put a file`)]);
    }
    expect(fs.readFileSync(path.join(folder(), 'outside'), 'utf8')).toBe('*.png binary\n');
    expect(fs.existsSync(path.join(folder(), 'none'))).toBe(false);
    expect(fs.readFileSync(config, 'utf8')).toBe(before);
  });

  it('Names of documents are read as names by git, not as options', () => {
    git('init', '--quiet');
    adobeCollection('git', 'install');
    const settings = git('config', '--local', '--list');
    expect(settings).toMatch(/textconv=.* git textconv -- "\$1" /);
    expect(settings).toMatch(/difftool\.adobe-collection\.cmd=.* diff -- "\$LOCAL" "\$REMOTE"/);
  });

  it('Other attributes are kept by git install, which stops outside of a repository', () => {
    expect(() => adobeCollection('git', 'install')).toThrow('there is no git repository here');
    git('init', '--quiet');
    const file = path.join(folder(), '.gitattributes');
    fs.writeFileSync(file, '*.png binary');
    adobeCollection('git', 'install');
    expect(fs.readFileSync(file, 'utf8')).toMatch(/^\*\.png binary\n#.*\n\*\.fla diff=adobe-collection /);
    adobeCollection('git', 'uninstall');
    expect(fs.readFileSync(file, 'utf8')).toBe('*.png binary\n');
  });

  it.each(
    sample(5, ["it's $(touch RAN) here", '`touch RAN`', 'a "b" \\ c', "'; touch RAN; '", '$HOME & <x>']),
  )('git diff and difftool work where the program is in a folder %j', async (name) => {
    git('init', '--quiet');
    save('1');
    git('add', '.');
    git('commit', '--quiet', '-m', 'one');
    const libraryFolder = path.join(folder(), name);
    fs.mkdirSync(path.dirname(libraryFolder), { recursive: true });
    fs.symlinkSync(path.dirname(cli), libraryFolder);
    fs.copyFileSync(path.resolve(__dirname, '../../../package.json'), path.join(folder(), 'package.json'));
    const node = path.join(folder(), `node ${name.replaceAll('/', '')}`);
    fs.symlinkSync(process.execPath, node);
    const before = process.execPath;
    process.execPath = node;
    try {
      const io = { note: () => undefined, libraryFolder } as unknown as CommandIo;
      await installInGit(folder(), io);
    } finally {
      process.execPath = before;
    }
    save('document.width = 700');
    expect(git('diff')).toContain('+stage 700 x 360');
    expect(git('difftool', '--no-prompt', '--tool=adobe-collection')).toContain('~ stage: width: 640 → 700');
    expect(fs.readdirSync(folder())).not.toContain('RAN');
  });

  it.each(['line\nbreak', 'two  spaces', 'a\ttab'])(
    'A program in a folder %j is refused by git install',
    async (name) => {
      git('init', '--quiet');
      const config = fs.readFileSync(path.join(folder(), '.git/config'), 'utf8');
      const io = { note: () => undefined, libraryFolder: path.join(folder(), name) } as unknown as CommandIo;
      await expect(installInGit(folder(), io)).rejects.toThrow(
        'a line break, a tab or two spaces in its path',
      );
      expect(fs.readFileSync(path.join(folder(), '.git/config'), 'utf8')).toBe(config);
      expect(fs.readdirSync(folder())).toEqual(['.git']);
    },
  );

  it.each<[string, (repository: string) => void, string]>([
    [
      'its settings put its files elsewhere',
      (repository) => void git('-C', repository, 'config', 'core.worktree', path.join(folder(), 'outside')),
      'which does not hold this folder',
    ],
    [
      'its settings are a link',
      (repository) => {
        const config = path.join(repository, '.git/config');
        fs.renameSync(config, path.join(folder(), 'outside/config'));
        fs.symlinkSync(path.join(folder(), 'outside/config'), config);
      },
      'config is a link: put a file',
    ],
  ])('git install changes nothing where %s', async (_title, change, words) => {
    const repository = path.join(folder(), 'repository');
    fs.mkdirSync(path.join(folder(), 'outside'), { recursive: true });
    git('init', '--quiet', repository);
    change(repository);
    const before = fs.readdirSync(path.join(folder(), 'outside'));
    for (const verb of ['install', 'uninstall']) {
      const { status, err } = await runCli('git', verb, repository);
      expect([status, err]).toEqual([1, expect.stringContaining(words)]);
    }
    expect(fs.readdirSync(path.join(folder(), 'outside'))).toEqual(before);
  });

  it('Hooks of the settings are not run by git uninstall, which says how to remove the answers that git kept', async () => {
    git('init', '--quiet');
    git('config', 'hook.x.command', 'touch RAN');
    const { status, err } = await runCli('git', 'uninstall', folder());
    expect([status, err]).toEqual([
      0,
      expect.stringContaining('git update-ref -d refs/notes/textconv/adobe-collection '),
    ]);
  });
});
