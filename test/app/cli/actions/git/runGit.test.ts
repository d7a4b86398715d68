import fs from 'node:fs';
import path from 'node:path';
import { readFromGit, runGit } from '../../../../../app/cli/actions/git/runGit';
import { fileAtRevision } from '../../../../../app/cli/actions/git/revision';
import { TemporaryFolders } from '../../../../../app/cli/TemporaryFolders';
import { fire, HOSTILE_REPOSITORIES, plainGit } from '../../../../safety/support/hostileRepositories';
import { HAS_PIPES, makePipe } from '../../../../support/pipes';
import { temporaryFolder } from '../../../../support/temporaryFolder';
import { itWhere } from '../../../../support/where';

const folder = temporaryFolder();
const here = process.cwd();
const environment = { ...process.env };
const folders = new TemporaryFolders();

beforeEach(() => {
  plainGit(folder(), 'init', '--quiet');
  fs.mkdirSync(path.join(folder(), 'hero'));
  fs.writeFileSync(path.join(folder(), 'hero/DOMDocument.xml'), '<DOMDocument/>');
  fs.writeFileSync(path.join(folder(), 'a.fla'), 'a');
  plainGit(folder(), 'add', '.');
  plainGit(folder(), 'commit', '--quiet', '-m', 'one');
});

afterEach(() => {
  process.chdir(here);
  process.env = { ...environment };
  folders.removeAll();
});

/** The file of a document at a revision, in the current folder. */
function atRevision(name: string): Promise<string> {
  return fileAtRevision(name, { temporaryFolder: (prefix) => folders.make(prefix) });
}

describe('runGit', () => {
  it.each([
    'a folder of the clone is a repository',
    'a remote is a command',
    'changes are watched by a program',
  ])('Nothing runs where %s', async (kind) => {
    const program = path.join(folder(), 'program');
    const marker = path.join(folder(), 'RAN');
    fs.writeFileSync(program, `#!/bin/sh\ntouch '${marker}'\n`, { mode: 0o755 });
    const hostile = HOSTILE_REPOSITORIES[kind]({ folder: folder(), command: program, program });
    fire(folder(), hostile);
    expect(fs.existsSync(marker)).toBe(true);
    fs.rmSync(marker);
    process.chdir(path.join(folder(), hostile.cwd ?? '.'));
    for (const name of ['HEAD:a.fla', 'HEAD:hero'])
      if (hostile.refused === undefined) await atRevision(name);
      else await expect(atRevision(name)).rejects.toThrow(hostile.refused);
    expect(fs.existsSync(marker)).toBe(false);
  });

  it('A bare repository is used if GIT_DIR names it', async () => {
    const bare = path.join(folder(), 'bare.git');
    plainGit(folder(), 'clone', '--quiet', '--bare', '.', 'bare.git');
    process.chdir(bare);
    await expect(atRevision('HEAD:a.fla')).rejects.toThrow('set GIT_DIR');
    process.env.GIT_DIR = bare;
    expect(fs.readFileSync(await atRevision('HEAD:a.fla'), 'utf8')).toBe('a');
  });

  it('A folder at a revision has its files, without links and submodules', async () => {
    fs.symlinkSync('../../../etc/passwd', path.join(folder(), 'hero/link'));
    const head = plainGit(folder(), 'rev-parse', 'HEAD').trim();
    plainGit(folder(), 'add', '.');
    plainGit(folder(), 'update-index', '--add', '--cacheinfo', `160000,${head},hero/sub`);
    plainGit(folder(), 'commit', '--quiet', '-m', 'two');
    process.chdir(folder());
    const zip = fs.readFileSync(await atRevision('HEAD:hero'), 'latin1');
    expect(zip.match(/hero|link|sub|DOMDocument\.xml/g)).toEqual(['DOMDocument.xml', 'DOMDocument.xml']);
    await expect(atRevision('HEAD:hero/sub')).rejects.toThrow(/^HEAD:hero\/sub: /);
  });

  itWhere(HAS_PIPES, 'no mkfifo', 'A git that does not answer is ended with one line', async () => {
    makePipe(path.join(folder(), 'waits'));
    plainGit(folder(), 'config', 'include.path', path.join(folder(), 'waits'));
    await expect(readFromGit(folder(), ['rev-parse', 'HEAD'], { seconds: 1 })).rejects.toThrow(
      'git rev-parse did not answer within 1 s',
    );
  });

  it('A missing git is reported in one line', async () => {
    process.env.PATH = folder();
    await expect(runGit(folder(), 'rev-parse', 'HEAD')).rejects.toThrow(
      'git was not found in the folders of PATH',
    );
  });

  it('Messages of git are in English in every locale', async () => {
    process.env.LC_ALL = 'de_DE.UTF-8';
    process.env.LANGUAGE = 'de';
    process.chdir(folder());
    await expect(atRevision('HEAD:none.fla')).rejects.toThrow('there is no such file or folder in HEAD');
  });
});
