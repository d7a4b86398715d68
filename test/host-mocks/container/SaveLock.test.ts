import fs from 'fs';
import path from 'path';
import { spawnSync } from 'child_process';
import { DocumentError } from '../../../host-mocks/container/DocumentError';
import { SaveLock } from '../../../host-mocks/container/SaveLock';
import { nodePlatform } from '../../../host-mocks/platform/node/nodePlatform';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();
const file = (): string => path.join(folder(), '.a.lock');
const take = (): SaveLock => SaveLock.take(nodePlatform, file(), 'a.fla');
const { machine } = nodePlatform.processes;
const write = (owner: object): void => fs.writeFileSync(file(), JSON.stringify(owner));

/** The number of a process that has ended. */
const ended = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('the lock of a save', () => {
  it('a lock is a file, and is gone when it is released', () => {
    const lock = take();
    expect(fs.readdirSync(folder())).toEqual(['.a.lock']);
    lock.check();
    lock.release();
    expect(fs.readdirSync(folder())).toEqual([]);
  });

  it('the lock of another living process is respected, and its owner named', () => {
    write({ id: process.ppid, machine, word: 'x' });
    expect(take).toThrow(
      new DocumentError(
        'a.fla',
        `is being saved by another process (${process.ppid} on ${machine}); try again when it is done`,
      ),
    );
    expect(fs.existsSync(file())).toBe(true);
  });

  it('the lock of another machine is respected, whatever the number', () => {
    write({ id: ended(), machine: `not ${machine}`, word: 'x' });
    expect(take).toThrow('is being saved by another process');
  });

  it.each([
    ['a process that has ended', () => write({ id: ended(), machine, word: 'x' }), 0],
    ['a living process, eleven minutes old', () => write({ id: process.ppid, machine, word: 'x' }), 660],
    ['nobody, ten seconds old', () => fs.writeFileSync(file(), ''), 10],
  ])('a lock of %s counts for nothing', (_title, make, seconds) => {
    make();
    const time = Date.now() / 1000 - seconds;
    fs.utimesSync(file(), time, time);
    take().release();
    expect(fs.readdirSync(folder())).toEqual([]);
  });

  it('a lock that says nothing yet is respected', () => {
    fs.writeFileSync(file(), '');
    expect(take).toThrow('is being saved by another process; try again');
  });

  it('a lock that was taken over is not released, and is told before anything is replaced', () => {
    const lock = take();
    write({ id: process.ppid, machine, word: 'x' });
    expect(() => lock.check()).toThrow('another process saves it');
    lock.release();
    expect(fs.existsSync(file())).toBe(true);
  });
});
