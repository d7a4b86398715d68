import fs from 'node:fs';
import path from 'node:path';
import { writeAll } from '../../platform/node/writeAll';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const file = (): string => path.join(folder(), 'file');

/** Gives two numbers by turns. */
function everyOther(one: number, other: number): () => number {
  let isOne = false;
  return () => {
    isOne = !isOne;
    return isOne ? one : other;
  };
}

afterEach(() => jest.restoreAllMocks());

describe('writeAll', () => {
  it.each([
    ['all at once', (length: number) => length],
    ['a byte at a time', () => 1],
    ['nothing for a while', everyOther(0, 7)],
  ])('Everything is written where the system takes %s', (_what, taken) => {
    const write = fs.writeSync;
    jest.spyOn(fs, 'writeSync').mockImplementation(((handle: number, bytes: Uint8Array, offset: number) => {
      const length = Math.min(taken(bytes.length), bytes.length - offset);
      if (length === 0) throw Object.assign(new Error('busy'), { code: 'EAGAIN' });
      return write(handle, bytes, offset, length);
    }) as typeof fs.writeSync);
    const handle = fs.openSync(file(), 'w');
    writeAll(handle, 'schön, und noch mehr');
    writeAll(handle, '');
    writeAll(handle, Uint8Array.of(33));
    fs.closeSync(handle);
    expect(fs.readFileSync(file(), 'utf8')).toBe('schön, und noch mehr!');
  });

  it('The error of the system is thrown', () => {
    const handle = fs.openSync(file(), 'w');
    fs.closeSync(handle);
    expect(() => writeAll(handle, 'x')).toThrow('EBADF');
  });
});
