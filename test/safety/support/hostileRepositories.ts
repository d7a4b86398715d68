import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A repository whose settings run a command, as soon as git does something that asks for them. */
export interface HostileRepository {
  /** Where the commands of this program are run, below the folder that was given. */
  cwd?: string;
  /** What git says of it when it runs nothing: a part of the line, or nothing where it gives the right answer. */
  refused?: RegExp;
  /** The commands of git that run the marker, without the border: they show that the trap works. */
  trap: readonly string[];
  /** Variables of the environment that are set. */
  env?: Record<string, string>;
}

/** Runs git as a person does. */
export function plainGit(folder: string, ...args: string[]): string {
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'protocol.file.allow=always'];
  return execFileSync('git', ['-C', folder, ...person, ...args], { encoding: 'utf8', stdio: 'pipe' });
}

/** Does what makes a hostile repository fire, by git alone. */
export function fire(folder: string, { cwd = '.', trap, env }: HostileRepository): void {
  const start = path.join(folder, cwd);
  for (const line of trap)
    spawnSync('git', line.split(' '), {
      cwd: start,
      env: { ...process.env, GIT_ALLOW_PROTOCOL: 'file:ext:ssh:git', ...env },
      input: '',
      timeout: 20_000,
    });
}

/** What makes a repository hostile. */
interface Trap {
  /** The folder of the work tree, with its repository in `.git`. */
  folder: string;
  /** A command line of a shell that leaves the marker. */
  command: string;
  /** The same as the path of a program. */
  program: string;
}

type Make = (trap: Trap) => HostileRepository;

function set(folder: string, settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) plainGit(folder, 'config', '--local', name, value);
}

/** A repository that holds nothing of the files of its commits, and would fetch them. */
function promisor(folder: string, url: string, more: Record<string, string> = {}): void {
  const objects = path.join(folder, '.git/objects');
  const keep = plainGit(folder, 'rev-list', '--objects', '--no-object-names', '--filter=blob:none', 'HEAD');
  const all = plainGit(folder, 'rev-list', '--objects', '--no-object-names', 'HEAD').trim().split('\n');
  for (const id of all.filter((each) => !keep.includes(each)))
    fs.rmSync(path.join(objects, id.slice(0, 2), id.slice(2)));
  set(folder, {
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': 'origin',
    'remote.origin.promisor': 'true',
    'remote.origin.url': url,
    'remote.origin.fetch': '+refs/heads/*:refs/remotes/origin/*',
    'protocol.allow': 'always',
    'protocol.ext.allow': 'always',
    'protocol.file.allow': 'always',
    ...more,
  });
}

const READ = ['cat-file blob HEAD:a.fla'];
const FETCHES_NOTHING = /does not hold all of it, and adobe-collection fetches nothing/;

const BARE = /a repository itself, which may come from a stranger/;

/** Moves the repository of a folder into a folder of it, which a clone could hold. */
function embed({ folder, command }: Trap, to: string): void {
  fs.cpSync(path.join(folder, '.git'), path.join(folder, to), { recursive: true });
  const repository = path.join(folder, to);
  plainGit(folder, 'config', '--file', path.join(repository, 'config'), 'tar.zip.command', command);
}

export const HOSTILE_REPOSITORIES: Record<string, Make> = {
  'a folder of the clone is a repository': (trap) => {
    embed(trap, 'art');
    return {
      cwd: 'art',
      refused: BARE,
      trap: ['archive --format=zip HEAD:hero'],
    };
  },
  'a folder of the clone is a repository with files': (trap) => {
    embed(trap, 'art');
    const config = path.join(trap.folder, 'art/config');
    plainGit(trap.folder, 'config', '--file', config, 'core.bare', 'false');
    plainGit(trap.folder, 'config', '--file', config, 'core.worktree', trap.folder);
    plainGit(trap.folder, 'config', '--file', config, 'core.fsmonitor', trap.program);
    return { cwd: 'art', refused: BARE, trap: ['status'] };
  },
  'the current folder is a bare repository': (trap) => {
    embed(trap, 'bare.git');
    fs.rmSync(path.join(trap.folder, '.git'), { recursive: true });
    return {
      cwd: 'bare.git',
      refused: BARE,
      trap: ['archive --format=zip HEAD:hero'],
    };
  },
  'a format of archives runs a program': ({ folder, command }) => {
    set(folder, { 'tar.zip.command': command });
    return { trap: ['archive --format=zip HEAD:hero'] };
  },
  'a remote is a command': ({ folder, program }) => {
    promisor(folder, `ext::${program}`);
    return { refused: FETCHES_NOTHING, trap: READ };
  },
  'a remote has a helper of its own': ({ folder, program }) => {
    promisor(folder, program, { 'remote.origin.vcs': 'ext' });
    return { refused: FETCHES_NOTHING, trap: READ };
  },
  'a remote names the program at its other end': ({ folder, program }) => {
    promisor(folder, `file://${folder}`, { 'remote.origin.uploadpack': program });
    return { refused: FETCHES_NOTHING, trap: READ };
  },
  'a remote is reached by a command of the settings': ({ folder, program }) => {
    promisor(folder, 'ssh://example.invalid/a', { 'core.sshCommand': program });
    return { refused: FETCHES_NOTHING, trap: READ };
  },
  'a remote is reached through a proxy of the settings': ({ folder, program }) => {
    promisor(folder, 'git://example.invalid/a', { 'core.gitProxy': program });
    return { refused: FETCHES_NOTHING, trap: READ };
  },
  'changes are watched by a program': ({ folder, program }) => {
    set(folder, { 'core.fsmonitor': program });
    return { trap: ['status'] };
  },
  'attributes name a program that shows documents': ({ folder, command }) => {
    fs.writeFileSync(path.join(folder, '.git/info/attributes'), '* diff=x\n');
    set(folder, { 'diff.x.textconv': command, 'diff.x.command': command, 'diff.external': command });
    return { trap: ['diff HEAD~1 HEAD', 'show --ext-diff HEAD'] };
  },
  'hooks lie in the repository': ({ folder, command }) => {
    const hook = path.join(folder, '.git/hooks/reference-transaction');
    fs.mkdirSync(path.dirname(hook), { recursive: true });
    fs.writeFileSync(hook, `#!/bin/sh\n${command}\n`, { mode: 0o755 });
    return { trap: ['update-ref refs/heads/x HEAD'] };
  },
  'hooks lie elsewhere': ({ folder, command }) => {
    const hook = path.join(folder, 'hooks/reference-transaction');
    fs.mkdirSync(path.dirname(hook));
    fs.writeFileSync(hook, `#!/bin/sh\n${command}\n`, { mode: 0o755 });
    set(folder, { 'core.hooksPath': path.dirname(hook) });
    return { trap: ['update-ref refs/heads/x HEAD'] };
  },
  'attributes name filters': ({ folder, command }) => {
    fs.writeFileSync(path.join(folder, '.git/info/attributes'), '* filter=x\n');
    set(folder, { 'filter.x.smudge': command, 'filter.x.clean': command, 'filter.x.process': command });
    return { trap: ['archive --format=tar HEAD', 'cat-file --filters HEAD:a.fla'] };
  },
  'the file .git names a repository in another folder': ({ folder, program }) => {
    set(folder, { 'core.fsmonitor': program });
    fs.renameSync(path.join(folder, '.git'), path.join(folder, 'elsewhere'));
    fs.writeFileSync(path.join(folder, '.git'), 'gitdir: ./elsewhere\n');
    return { trap: ['status'] };
  },
  'a submodule is brought up to date by a command': ({ folder, command }) => {
    const url = path.join(folder, '.git');
    const head = plainGit(folder, 'rev-parse', 'HEAD').trim();
    plainGit(folder, 'update-index', '--add', '--cacheinfo', `160000,${head},hero/sub`);
    fs.writeFileSync(
      path.join(folder, '.gitmodules'),
      `[submodule "x"]\n\tpath = hero/sub\n\turl = ${url}\n`,
    );
    plainGit(folder, 'add', '.gitmodules');
    plainGit(folder, 'commit', '--quiet', '-m', 'sub');
    set(folder, {
      'submodule.x.url': url,
      'submodule.x.update': `!${command} #`,
      'protocol.file.allow': 'always',
    });
    return { trap: ['submodule update --init'] };
  },
  'commands have other names': ({ folder, command }) => {
    const names = ['x', 'cat-file', 'ls-tree', 'rev-parse', 'config', 'update-ref'];
    set(folder, Object.fromEntries(names.map((name) => [`alias.${name}`, `!${command}`])));
    return { trap: ['x'] };
  },
  'settings are included under a condition': ({ folder, program }) => {
    const more = path.join(folder, 'more.config');
    fs.writeFileSync(more, `[core]\n\tfsmonitor = ${program}\n`);
    set(folder, { [`includeIf.gitdir:${folder}/.path`]: more, 'include.path': more });
    return { trap: ['status'] };
  },
  'settings name a pager and an editor': ({ folder, command }) => {
    set(folder, {
      'core.pager': command,
      'pager.cat-file': command,
      'core.editor': command,
      'core.askPass': command,
    });
    return { trap: ['--paginate cat-file blob HEAD:a.fla', 'config --local --edit'] };
  },
  'signatures are looked at by a program': ({ folder, program }) => {
    const commit = plainGit(folder, 'cat-file', 'commit', 'HEAD').replace(
      /\n\n/,
      '\ngpgsig -----BEGIN PGP SIGNATURE-----\n a\n -----END PGP SIGNATURE-----\n\n',
    );
    const file = path.join(folder, '.git/commit');
    fs.writeFileSync(file, commit);
    const id = plainGit(folder, 'hash-object', '-t', 'commit', '-w', file).trim();
    plainGit(folder, 'reset', '--quiet', id);
    set(folder, { 'gpg.program': program, 'log.showSignature': 'true' });
    return { trap: ['log'] };
  },
  'objects of others are asked for by a command': ({ folder, command }) => {
    fs.mkdirSync(path.join(folder, 'other'));
    plainGit(folder, 'init', '--quiet', '--bare', 'other');
    fs.appendFileSync(
      path.join(folder, '.git/objects/info/alternates'),
      `${path.join(folder, 'other/objects')}\n`,
    );
    set(folder, { 'core.alternateRefsCommand': command });
    return { trap: ['fetch . HEAD'] };
  },
  'variables of the environment name programs': ({ program }) => ({
    env: {
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: program,
      GIT_CONFIG_KEY_1: 'tar.zip.command',
      GIT_CONFIG_VALUE_1: program,
      GIT_EXTERNAL_DIFF: program,
      GIT_SSH_COMMAND: program,
      GIT_PAGER: program,
      GIT_EDITOR: program,
      GIT_ASKPASS: program,
      GIT_PROXY_COMMAND: program,
    },
    trap: ['status', 'archive --format=zip HEAD:hero'],
  }),
};
