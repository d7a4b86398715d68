import fs from 'node:fs';
import path from 'node:path';
import { readAll } from '../../../host-mocks/platform/node/readAll';
import { writeAll } from '../../../host-mocks/platform/node/writeAll';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();
const file = (): string => path.join(folder(), 'file');

/** Gives two numbers by turns. */
function everyOther(one: number, other: number): () => number {
  let isOne = false;
  return () => ((isOne = !isOne) ? one : other);
}

afterEach(() => jest.restoreAllMocks());

describe('writeAll', () => {
  it.each([
    ['all at once', (length: number) => length],
    ['a byte at a time', () => 1],
    ['nothing for a while', everyOther(0, 7)],
  ])('writes everything where the system takes %s', (_what, taken) => {
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

  it('throws what the system says', () => {
    const handle = fs.openSync(file(), 'w');
    fs.closeSync(handle);
    expect(() => writeAll(handle, 'x')).toThrow('EBADF');
  });
});

describe('readAll', () => {
  it.each([0, 1, 2 ** 16 - 1, 2 ** 16, 2 ** 16 + 1, 5 * 2 ** 16])('reads all of %d bytes', (length) => {
    const bytes = Buffer.from(Uint8Array.from({ length }, (_, index) => index % 251));
    fs.writeFileSync(file(), bytes);
    const handle = fs.openSync(file(), 'r');
    const counted: number[] = [];
    const read = readAll(handle, (start, count) => {
      expect(start.length).toBe(Math.min(length, 2 ** 16));
      counted.push(count);
    });
    fs.closeSync(handle);
    expect([Buffer.compare(bytes, read), counted.at(-1)]).toEqual([0, length]);
  });

  it('gives the first piece whole, though a pipe gives it in parts', () => {
    let read = 0;
    jest.spyOn(fs, 'readSync').mockImplementation(((_handle: number, piece: Buffer, { offset = 0 }) => {
      if (read === 2) return 0;
      piece[offset] = 'PK'.charCodeAt(read++);
      return 1;
    }) as unknown as typeof fs.readSync);
    expect(Buffer.from(readAll(0, (start) => expect(start.length).toBe(2))).toString()).toBe('PK');
  });
});
