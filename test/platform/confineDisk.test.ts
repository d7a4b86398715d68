import { spawn } from 'child_process';
import fs from 'fs';
import path from 'path';
import { confineDisk, type ConfinedDisk } from '../../platform/node/confineDisk';
import { HAS_PIPES, makePipe } from '../support/pipes';
import { temporaryFolder } from '../support/temporaryFolder';
import { itWhere } from '../support/where';

const folder = temporaryFolder();
let disk: ConfinedDisk;

const at = (...names: string[]): string => path.join(folder(), ...names);

beforeEach(() => {
  fs.mkdirSync(at('jail/deep'), { recursive: true });
  fs.mkdirSync(at('outside'));
  fs.writeFileSync(at('outside/secret'), 'secret');
  fs.writeFileSync(at('jail/mine'), 'mine');
  disk = confineDisk([at('jail')]);
});

function text(file: string): string {
  return Buffer.from(disk.read(file)).toString();
}

describe('the part of the disk in a folder', () => {
  it('Files are made, read, renamed, copied and removed there', () => {
    disk.write(at('jail/a'), 'one');
    disk.append(at('jail/a'), ' two');
    disk.create(at('jail/b'), [Buffer.from('x'), Buffer.from('y')], { isSynced: true });
    disk.makeFolder(at('jail/c/d'));
    disk.rename(at('jail/b'), at('jail/c/d/b'));
    disk.copy(at('jail/a'), at('jail/c/a'));
    expect([text(at('jail/a')), text(at('jail/c/d/b')), text(at('jail/c/a'))]).toEqual([
      'one two',
      'xy',
      'one two',
    ]);
    expect(disk.list(at('jail')).map(({ name }) => name)).toEqual(['a', 'c', 'deep', 'mine']);
    expect(Buffer.from(disk.readStart(at('jail/a'), 3)).toString()).toBe('one');
    disk.removeFile(at('jail/a'));
    disk.removeAll(at('jail/c'));
    expect(fs.readdirSync(at('jail'))).toEqual(['deep', 'mine']);
    expect(disk.makeTemporaryFolder(at('jail/t-'))).toMatch(/\/jail\/t-\w+$/);
  });

  it('A new file belongs to the owner of its folder, whatever owner is named', () => {
    if (process.getuid?.() === 0) fs.chownSync(at('jail/deep'), 1234, 1235);
    const { uid, gid } = fs.statSync(at('jail/deep'));
    const like = { ...disk.stat(at('jail/mine'))!, mode: 0o104755, user: 4321, group: 4322 };
    disk.create(at('jail/deep/a'), [Buffer.from('x')], { isSynced: false, like });
    const { mode, ...owner } = fs.statSync(at('jail/deep/a'));
    expect([mode & 0o7777, owner.uid, owner.gid]).toEqual([0o755, uid, gid]);
  });

  it('A link within the folder is followed', () => {
    fs.symlinkSync('../mine', at('jail/deep/link'));
    expect(text(at('jail/deep/link'))).toBe('mine');
    expect(disk.realPath(at('jail/deep/link'))).toBe(fs.realpathSync(at('jail/mine')));
    expect(disk.linkStat(at('jail/deep/link'))?.isLink).toBe(true);
    disk.write(at('jail/deep/link'), 'new');
    expect(fs.readFileSync(at('jail/mine'), 'utf8')).toBe('new');
  });

  it('The folder may be given by a link to it', () => {
    fs.symlinkSync('jail', at('door'));
    disk = confineDisk([at('door')]);
    expect(text(at('door/mine'))).toBe('mine');
  });

  it.each([
    ['a link to a file outside', '../outside/secret', ''],
    ['a link to a folder outside', '../outside', '/secret'],
    ['a link to a link outside', '../hop', ''],
    ['a dangling link outside', '../outside/new', ''],
    ['a dangling link to a folder outside', '../nowhere', '/new'],
    ['a link in a circle', 'link', ''],
    ['a link to the root of the disk', '/', '/etc/passwd'],
  ])('%s leads nowhere', (_what, target, rest) => {
    fs.symlinkSync('outside/secret', at('hop'));
    fs.symlinkSync(target, at('jail/link'));
    const place = at('jail/link') + rest;
    expect(() => disk.read(place)).toThrow();
    expect(() => disk.write(place, 'x')).toThrow();
    expect(() => disk.append(place, 'x')).toThrow();
    expect(() => disk.setMode(place, 0o777)).toThrow();
    if (rest !== '') {
      expect(() => disk.create(place, [Buffer.from('x')], { isSynced: false })).toThrow();
      expect(() => disk.removeFile(place)).toThrow();
      expect(() => disk.makeFolder(`${place}/x`)).toThrow();
    }
    expect(fs.readdirSync(at('outside'))).toEqual(['secret']);
    expect(fs.readFileSync(at('outside/secret'), 'utf8')).toBe('secret');
    expect(fs.existsSync(at('nowhere'))).toBe(false);
  });

  it('A removed folder leaves alone what links in it point to', () => {
    fs.symlinkSync('../../outside', at('jail/deep/link'));
    disk.removeAll(at('jail/deep'));
    expect(fs.readdirSync(at('outside'))).toEqual(['secret']);
  });

  it.each(['jail/../outside/secret', 'jailed', 'outside/secret', '.', 'jail/..'])(
    '%s is not there',
    (name) => {
      fs.writeFileSync(at('jailed'), '');
      expect(disk.exists(`${folder()}/${name}`)).toBe(false);
      expect(() => disk.read(`${folder()}/${name}`)).toThrow('outside');
    },
  );

  itWhere(HAS_PIPES, 'no mkfifo', 'a named pipe is not a file, and is not waited for', () => {
    makePipe(at('jail/pipe'));
    expect(() => disk.read(at('jail/pipe'))).toThrow('neither a file nor a link to one');
    expect(() => disk.write(at('jail/pipe'), 'x')).toThrow('neither a file nor a link to one');
  });

  it.each(['nul', 'NUL.txt', 'com1', 'deep/aux.fla', 'con/mine', 'lpt9.'])(
    'A file named %s is a device on Windows, and nothing is there',
    (name) => {
      disk = confineDisk([at('jail')], true);
      fs.mkdirSync(path.dirname(at('jail', name)), { recursive: true });
      fs.writeFileSync(at('jail', name), 'here it is a file');
      expect(disk.exists(at('jail', name))).toBe(false);
      expect(() => disk.read(at('jail', name))).toThrow('the name of a device on Windows');
      expect(() => disk.write(at('jail', name), 'x')).toThrow('the name of a device on Windows');
      expect(() => disk.makeFolder(at('jail', name, 'x'))).toThrow('the name of a device on Windows');
      expect(fs.readFileSync(at('jail', name), 'utf8')).toBe('here it is a file');
      expect(text(at('jail/mine'))).toBe('mine');
    },
  );

  it('Bits that give away the rights of an owner are not set', () => {
    disk.setMode(at('jail/mine'), 0o4755);
    expect(fs.statSync(at('jail/mine')).mode & 0o7777).toBe(0o755);
  });

  it('A link that is replaced all the time never gives access outside', async () => {
    // The folder `way` is now a folder of the jail, now a link to the folder outside.
    fs.mkdirSync(at('jail/real'));
    fs.writeFileSync(at('jail/real/secret'), 'mine');
    fs.symlinkSync('real', at('jail/way'));
    const flip = `const fs = require('fs'); process.chdir(${JSON.stringify(at('jail'))});
      fs.symlinkSync('../outside', 'bad'); fs.symlinkSync('real', 'good');
      for (;;) { for (const name of ['bad', 'good']) { fs.rmSync('next', { force: true });
        fs.symlinkSync(fs.readlinkSync(name), 'next'); fs.renameSync('next', 'way'); } }`;
    const flipper = spawn(process.execPath, ['-e', flip]);
    try {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const found = new Set<string>();
      const end = Date.now() + 500;
      for (let i = 0; Date.now() < end; i++) {
        try {
          found.add(text(at('jail/way/secret')));
          disk.write(at(`jail/way/new${i}`), 'x');
        } catch {
          // It leads outside at this moment.
        }
      }
      expect([...found]).toEqual(['mine']);
      expect(fs.readdirSync(at('outside'))).toEqual(['secret']);
    } finally {
      flipper.kill('SIGKILL');
    }
  });
});
