import fs from 'fs';
import path from 'path';
import { spawnSync } from 'child_process';
import { DocumentError } from '../../../../host-mocks/container/DocumentError';
import { SaveLock } from '../../../../host-mocks/container/locking/SaveLock';
import { nodePlatform } from '../../../../host-mocks/platform/node/nodePlatform';
import type { Platform } from '../../../../host-mocks/platform/Platform';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { itWhere } from '../../../support/where';

const folder = temporaryFolder();
const file = (): string => path.join(folder(), '.a.lock');

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
const write = (content: string, name = file()): void => fs.writeFileSync(name, content);

/** Another living process: the one that started this one. */
function living(): object {
  const [namespace] = birth.split(' ');
  const stat = birth === '' ? '' : fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
  const start = stat.slice(stat.lastIndexOf(')')).split(' ')[20];
  return { id: process.ppid, birth: birth === '' ? '' : `${namespace} ${start}` };
}

/** A process that has ended. */
const ended = (): object => ({ id: spawnSync(process.execPath, ['--version']).pid });

describe.each([
  ['with links', nodePlatform],
  ['without links', withoutLinks],
])('the lock of a save, on a file system %s', (_title, platform) => {
  const take = (): SaveLock => SaveLock.take(platform, file(), 'a.fla');

  it('a lock is a file, and is gone when it is released', () => {
    const lock = take();
    expect(fs.readdirSync(folder())).toEqual(['.a.lock']);
    expect(JSON.parse(fs.readFileSync(file(), 'utf8'))).toMatchObject({ id: process.pid, machine });
    lock.check();
    lock.release();
    expect(fs.readdirSync(folder())).toEqual([]);
  });

  it('the lock of another living process is respected, and its owner named', () => {
    write(text(living()));
    expect(take).toThrow(
      new DocumentError(
        'a.fla',
        `is being saved by another process (${process.ppid} on ${machine}); try again when it is done`,
      ),
    );
    expect(fs.readdirSync(folder())).toEqual(['.a.lock']);
  });

  it.each([
    ['of another machine', () => text({ ...ended(), machine: `not ${machine}` })],
    ['of a process of another container', () => text({ ...ended(), birth: 'pid:[1] 7' })],
  ])('a lock %s is respected, whatever the number', (_what, make) => {
    write(make());
    expect(take).toThrow('is being saved by another process');
  });

  it.each([
    ['of a process that has ended', () => text(ended()), 0],
    ['of a living process, eleven minutes old', () => text(living()), 660],
    ['that is empty', () => '', 0],
    ['that is half written', () => text(living()).slice(0, 20), 0],
    ['that holds something else', () => 'null', 0],
  ])('a lock %s counts for nothing', (_what, make, seconds) => {
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

  it('an empty lock is respected while a living process has announced one', () => {
    write('');
    const announcement = `${file()}.0123456789ab`;
    write(text(living()), announcement);
    expect(take).toThrow('is being saved by another process; try again');
    write(text(ended()), announcement);
    take().release();
    expect(fs.readdirSync(folder())).toEqual([]);
  });

  it('a lock that another process is removing at this moment is left to it', () => {
    write(text(ended()));
    const { compression } = nodePlatform;
    const checksum = compression.crc32(fs.readFileSync(file())).toString(16);
    write(text(living()), `${file()}.${checksum}`);
    expect(take).toThrow('is being saved by another process');
    expect(fs.existsSync(file())).toBe(true);
  });

  it('a lock that was taken over is not released, and is told before anything is replaced', () => {
    const lock = take();
    write(text(living()));
    expect(() => lock.check()).toThrow('another process saves it');
    lock.release();
    expect(fs.existsSync(file())).toBe(true);
  });
});
