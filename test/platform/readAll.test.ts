import fs from 'node:fs';
import path from 'node:path';
import { readAll } from '../../platform/node/readAll';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const file = (): string => path.join(folder(), 'file');

afterEach(() => jest.restoreAllMocks());

describe('readAll', () => {
  it.each([0, 1, 2 ** 16 - 1, 2 ** 16, 2 ** 16 + 1, 5 * 2 ** 16])('All of %d bytes are read', (length) => {
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

  it('The first piece is passed on whole, even if a pipe delivers it in parts', () => {
    let read = 0;
    jest.spyOn(fs, 'readSync').mockImplementation(((_handle: number, piece: Buffer, { offset = 0 }) => {
      if (read === 2) return 0;
      piece[offset] = 'PK'.charCodeAt(read++);
      return 1;
    }) as unknown as typeof fs.readSync);
    expect(Buffer.from(readAll(0, (start) => expect(start.length).toBe(2))).toString()).toBe('PK');
  });
});
