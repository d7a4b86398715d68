import fs from 'fs';
import path from 'path';
import { spawnSync } from 'child_process';
import { DocumentError } from '../../../../document/container/DocumentError';
import { SaveLock } from '../../../../document/container/locking/SaveLock';
import { entryToWrite, type WritePath } from '../../../../platform/WritePath';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { Platform } from '../../../../platform/Platform';
import { HAS_PIPES, makePipe } from '../../../support/pipes';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { itWhere } from '../../../support/where';

const folder = temporaryFolder();
const file = (): WritePath => entryToWrite(nodePlatform, path.join(folder(), '.a.lock'));

/** A file system that knows no links, as those of memory sticks. */
const withoutLinks: Platform = {
  ...nodePlatform,
  disk: {
    ...nodePlatform.disk,
    link: () => {
      throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
    },
  },
};

const { machine, birth } = nodePlatform.processes;
const text = (owner: object): string => JSON.stringify({ birth, machine, word: 'x', count: 1, ...owner });
const write = (content: string, name: string = file()): void => fs.writeFileSync(name, content);

/** Another living process: the one that started this one. */
function living(): object {
  const [namespace] = birth.split(' ');
  const stat = birth === '' ? '' : fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
  const start = stat.slice(stat.lastIndexOf(')')).split(' ')[20];
  return { id: process.ppid, birth: birth === '' ? '' : `${namespace} ${start}` };
}

const id = (lock: string): number => (JSON.parse(fs.readFileSync(lock, 'utf8')) as { id: number }).id;

/** A process that has ended. */
const ended = (): object => ({ id: spawnSync(process.execPath, ['--version']).pid });

describe.each([
  ['with links', nodePlatform],
  ['without links', withoutLinks],
])('the lock of a save, on a file system %s', (_title, platform) => {
  const take = (): SaveLock => SaveLock.take(platform, file(), 'a.fla');

  it('A lock is a file, and is removed when it is released', () => {
    const lock = take();
    expect(fs.readdirSync(folder())).toEqual(['.a.lock']);
    expect(JSON.parse(fs.readFileSync(file(), 'utf8'))).toMatchObject({ id: process.pid, machine });
    lock.check();
    lock.release();
    expect(fs.readdirSync(folder())).toEqual([]);
  });

  it('The lock of another living process is respected, and its owner named', () => {
    write(text(living()));
    expect(take).toThrow(
      new DocumentError(
        'a.fla',
        `is being saved by another process (${process.ppid} on ${machine}); try again when it has finished`,
      ),
    );
    expect(fs.readdirSync(folder())).toEqual(['.a.lock']);
  });

  it.each([
    ['of another machine', () => text({ ...ended(), machine: `not ${machine}` })],
    ['of a process of another container', () => text({ ...ended(), birth: 'pid:[1] 7' })],
  ])('A lock %s is respected, whatever the number', (_what, make) => {
    write(make());
    expect(take).toThrow('is being saved by another process');
  });

  it.each([
    ['of a process that has ended', () => text(ended()), 0],
    ['of a living process, eleven minutes old', () => text(living()), 660],
    ['that is empty', () => '', 0],
    ['that is half written', () => text(living()).slice(0, 20), 0],
    ['that holds something else', () => 'null', 0],
  ])('A lock %s counts for nothing', (_what, make, seconds) => {
    write(make());
    const time = Date.now() / 1000 - seconds;
    fs.utimesSync(file(), time, time);
    take().release();
    expect(fs.readdirSync(folder())).toEqual([]);
  });

  itWhere(
    birth !== '',
    'the system does not say when a process began',
    'a lock counts for nothing when its process ended and another one has the number',
    () => {
      write(text({ ...living(), birth: `${birth.split(' ')[0]} 1` }));
      take().release();
      expect(fs.readdirSync(folder())).toEqual([]);
    },
  );

  it('An empty lock is respected while a living process has announced one', () => {
    write('');
    const announcement = `${file()}.0123456789ab`;
    write(text(living()), announcement);
    expect(take).toThrow('is being saved by another process; try again');
    write(text(ended()), announcement);
    take().release();
    expect(fs.readdirSync(folder())).toEqual([]);
  });

  it('A lock that another process is removing at this moment is left to it', () => {
    write(text(ended()));
    const { compression } = nodePlatform;
    const checksum = compression.crc32(fs.readFileSync(file())).toString(16);
    write(text(living()), `${file()}.${checksum}`);
    expect(take).toThrow('is being saved by another process');
    expect(fs.existsSync(file())).toBe(true);
  });

  it('A lock that was taken over is not released, and is reported before anything is replaced', () => {
    const lock = take();
    write(text(living()));
    expect(() => lock.check()).toThrow('another process saves it');
    lock.release();
    expect(fs.existsSync(file())).toBe(true);
  });

  it.each([
    ['a folder', () => fs.mkdirSync(file())],
    ['a broken link', () => fs.symlinkSync('nothing', file())],
    [
      'a link to a lock',
      () => {
        write(text(ended()), path.join(folder(), 'b'));
        fs.symlinkSync('b', file());
      },
    ],
  ])('%s at the path of the lock is named, with what to do, and stays', (_what, make) => checkInTheWay(make));

  itWhere(HAS_PIPES, 'no mkfifo', 'a named pipe at the path of the lock is named, and stays', () =>
    checkInTheWay(() => makePipe(file())),
  );

  function checkInTheWay(make: () => void): void {
    make();
    const before = fs.readdirSync(folder());
    expect(take).toThrow(
      new DocumentError(
        'a.fla',
        `cannot be saved: ${file()} is in the way of the lock, and is not a lock; remove it`,
      ),
    );
    expect(fs.readdirSync(folder())).toEqual(before);
    expect(SaveLock.isHeld(platform, file())).toBe(false);
  }

  it.each([
    [9, false],
    [11, true],
    [100_000, true],
  ])(
    'A lock of another machine from %i minutes in the future counts for nothing: %p',
    (minutes, isNothing) => {
      write(text({ ...ended(), machine: 'elsewhere' }));
      const time = Date.now() / 1000 + minutes * 60;
      fs.utimesSync(file(), time, time);
      if (isNothing) take().release();
      else
        expect(take).toThrow(
          `(${id(file())} on elsewhere); try again when it has finished, or remove ${file()} if it has ended`,
        );
      expect(fs.existsSync(file())).toBe(!isNothing);
    },
  );

  it.each([-7200, 7200])(
    'The age of a lock follows the clock of its disk, even if that of the machine is %i s off',
    (wrong) => {
      const clock = { now: () => new Date(Date.now() + wrong * 1000) };
      const elsewhere = (): SaveLock => SaveLock.take({ ...platform, clock }, file(), 'a.fla');
      write(text({ ...ended(), machine: 'elsewhere' }));
      expect(elsewhere).toThrow('is being saved by another process');
      const time = Date.now() / 1000 - 660;
      fs.utimesSync(file(), time, time);
      elsewhere().release();
      expect(fs.readdirSync(folder())).toEqual([]);
    },
  );

  it('Files of users whose names begin like that of the lock stay', () => {
    const names = ['.a.lock.txt', '.a.lock.backup', '.a.lock.0123456789abc', '.a.lock.d'];
    for (const name of names.slice(0, 3)) write('mine', path.join(folder(), name));
    fs.mkdirSync(path.join(folder(), '.a.lock.d'));
    take().release();
    expect(fs.readdirSync(folder()).sort()).toEqual([...names].sort());
  });
});
