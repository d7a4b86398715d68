import fs from 'fs';
import os from 'os';
import path from 'path';
import fc from 'fast-check';
import { MemoryDisk } from '../../../platform/browser/MemoryDisk';
import { tries } from '../../support/sample';
import { disk as nodeDisk } from '../../../platform/node/disk';
import type { WritePath } from '../../../platform/WritePath';
import type { Disk } from '../../../platform/Disk';

type Step = (disk: Disk, at: (name: string) => WritePath) => unknown;

const name = fc.constantFrom('a', 'b', 'c', 'f', 'f/a', 'f/b', 'f/g', 'f/g/a');
const text = fc.constantFrom('', 'one', 'two äöü');
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const step: fc.Arbitrary<[string, Step]> = fc.oneof(
  fc
    .tuple(name, text)
    .map(([file, content]): [string, Step] => [
      `write ${file} ${content}`,
      (disk, at) => disk.write(at(file), content),
    ]),
  fc
    .tuple(name, text)
    .map(([file, content]): [string, Step] => [
      `append ${file} ${content}`,
      (disk, at) => disk.append(at(file), content),
    ]),
  fc
    .tuple(name, text)
    .map(([file, content]): [string, Step] => [
      `create ${file} ${content}`,
      (disk, at) => disk.create(at(file), [new TextEncoder().encode(content)], { isSynced: false }),
    ]),
  name.map((folder): [string, Step] => [`makeFolder ${folder}`, (disk, at) => disk.makeFolder(at(folder))]),
  fc
    .tuple(name, name)
    .filter(([from, to]) => !`${to}/`.startsWith(`${from}/`))
    .map(([from, to]): [string, Step] => [
      `rename ${from} ${to}`,
      (disk, at) => disk.rename(at(from), at(to)),
    ]),
  fc
    .tuple(name, name)
    .map(([from, to]): [string, Step] => [`copy ${from} ${to}`, (disk, at) => disk.copy(at(from), at(to))]),
  fc
    .tuple(name, name)
    .map(([file, second]): [string, Step] => [
      `link ${file} ${second}`,
      (disk, at) => disk.link(at(file), at(second)),
    ]),
  name.map((file): [string, Step] => [`removeFile ${file}`, (disk, at) => disk.removeFile(at(file))]),
  name.map((file): [string, Step] => [`removeAll ${file}`, (disk, at) => disk.removeAll(at(file))]),
  name.map((file): [string, Step] => [`list ${file}`, (disk, at) => disk.list(at(file))]),
  name.map((file): [string, Step] => [`read ${file}`, (disk, at) => decode(disk.read(at(file)))]),
  name.map((file): [string, Step] => [
    `stat ${file}`,
    (disk, at) => {
      // Below a file Node throws, where this disk finds nothing.
      const stat = disk.exists(at(file)) ? disk.stat(at(file)) : undefined;
      return stat && [stat.isFile, stat.isFolder, stat.isFile ? stat.size : 0];
    },
  ]),
);

/** What a step gives, or that it failed. */
function outcome(disk: Disk, root: string, action: Step): unknown {
  try {
    return action(disk, (file) => path.posix.join(root, file) as WritePath) ?? 'done';
  } catch {
    return 'failed';
  }
}

describe('the disk in memory', () => {
  it('It does what a disk does, for any steps', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const root = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-'));
        try {
          const memory = new MemoryDisk();
          memory.makeFolder('/root');
          const of = (disk: Disk, at: string): unknown[] =>
            steps.map(([what, action]) => [what, outcome(disk, at, action)]);
          expect(of(memory, '/root')).toEqual(of(nodeDisk, root));
        } finally {
          fs.rmSync(root, { recursive: true });
        }
      }),
      { numRuns: tries(60, 600) },
    );
  });

  it('Bytes that were read can be changed without changing the file', () => {
    const disk = new MemoryDisk();
    disk.write('/a', 'one');
    disk.read('/a')[0] = 0;
    expect(decode(disk.read('/a'))).toBe('one');
  });

  it('A write-protected file is not written', () => {
    const disk = new MemoryDisk();
    disk.write('/a', 'one');
    disk.setMode('/a', 0o444);
    expect(disk.isWritable('/a')).toBe(false);
    expect(() => disk.write('/a', 'two')).toThrow('EACCES');
  });
});
