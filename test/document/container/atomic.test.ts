import fs from 'fs';
import os from 'os';
import path from 'path';
import type { Container } from '../../../document/container/Container';
import { DocumentError } from '../../../document/container/DocumentError';
import type { EntryChanges } from '../../../document/container/saveContainer';
import { temporaryFolder } from '../../support/temporaryFolder';
import { rawZip } from './rawZip';
import { openContainer, saveContainer } from '../../support/onNode';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

/** Everything by which saving touches the disk. */
const WRITES = [
  'openSync',
  'writeSync',
  'fsyncSync',
  'closeSync',
  'renameSync',
  'linkSync',
  'mkdirSync',
  'mkdtempSync',
  'copyFileSync',
  'unlinkSync',
  'rmSync',
] as const;

class DiskFault extends Error {
  readonly code = 'ENOSPC';
}

/**
 * Lets the calls of WRITES work up to number `failAt`, which fails, a write half done. With `dies` all later ones fail
 * too, as if the process were killed there: nothing can be cleaned up. Returns how many there were.
 */
function withFault(
  failAt: number,
  dies: boolean,
  body: () => void,
): { calls: number; failed: string; error: unknown } {
  let calls = 0;
  let failed = '';
  const real = { ...fs };
  const spies = WRITES.map((name) =>
    jest.spyOn(fs, name as 'openSync').mockImplementation((...args: unknown[]) => {
      calls++;
      // Waiting for the disk takes long and shows nothing here.
      const call = (name === 'fsyncSync' ? () => 0 : real[name]) as (...args: unknown[]) => number;
      if (calls < failAt || (calls > failAt && !dies)) return call(...args);
      failed ||= name;
      if (name === 'writeSync' && calls === failAt) {
        const [handle, bytes, from] = args as [number, Uint8Array, number];
        real.writeSync(handle, bytes, from, Math.floor((bytes.length - from) / 2));
      }
      // The system closes what a killed process had open.
      if (name === 'closeSync') call(...args);
      throw new DiskFault('no space left');
    }),
  );
  let error: unknown = null;
  try {
    body();
  } catch (caught) {
    error = caught;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return { calls, failed, error };
}

function snapshot(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (fs.statSync(path.join(root, name)).isFile())
      files[name] = fs.readFileSync(path.join(root, name), 'latin1');
  }
  return files;
}

/** Where the tidying up itself fails, what it should have removed stays. */
function withoutStaging(files: Record<string, string>): void {
  for (const name of Object.keys(files)) if (/\.saving-|\.lock(\.|$)/.test(name)) delete files[name];
}

const MAIN = '<DOMDocument/>'.padEnd(3000, ' ');
const CHANGES: EntryChanges = new Map([
  ['DOMDocument.xml', '<DOMDocument new="true"/>'],
  ['LIBRARY/a.xml', '<a new="true"/>'],
  ['LIBRARY/new/b.xml', '<b/>'],
  ['LIBRARY/old.xml', null],
]);

function makeFla(): string {
  const entries = [
    { name: 'DOMDocument.xml', content: MAIN },
    { name: 'LIBRARY/a.xml', content: '<a/>' },
    { name: 'LIBRARY/old.xml', content: '<old/>' },
  ];
  fs.writeFileSync(at('star.fla'), rawZip(entries));
  return at('star.fla');
}

function makeXfl(): string {
  fs.mkdirSync(at('doc/LIBRARY'), { recursive: true });
  fs.writeFileSync(at('doc/doc.xfl'), 'PROXY-CS5');
  fs.writeFileSync(at('doc/DOMDocument.xml'), MAIN);
  fs.writeFileSync(at('doc/LIBRARY/a.xml'), '<a/>');
  fs.writeFileSync(at('doc/LIBRARY/old.xml'), '<old/>');
  return at('doc');
}

/** What a reader sees of the folder `doc`. */
function contentOf(container: Container): Record<string, string> {
  const names = container.names();
  return Object.fromEntries(
    names.map((name) => [`doc/${name}`, Buffer.from(container.bytes(name)).toString('latin1')]),
  );
}

/** Runs a saving with a fault at each of its calls in turn, in a fresh folder each time. */
function atEachCall(
  make: () => string,
  target: () => string,
  dies: boolean,
  check: (fault: Fault) => void,
): void {
  for (let failAt = 1; ; failAt++) {
    fs.rmSync(folder(), { recursive: true });
    fs.mkdirSync(folder());
    const container = openContainer(make());
    const before = snapshot(folder());
    const { calls, failed, error } = withFault(failAt, dies, () =>
      saveContainer(container, CHANGES, target()),
    );
    if (calls < failAt) {
      expect(error).toBeNull();
      expect(failAt).toBeGreaterThan(6);
      return;
    }
    const after = snapshot(folder());
    if (error !== null) expect(error).toBeInstanceOf(DocumentError);
    if (failed === 'rmSync' || failed === 'unlinkSync') withoutStaging(after);
    check({ failAt, before, after, error });
  }
}

interface Fault {
  failAt: number;
  before: Record<string, string>;
  after: Record<string, string>;
  error: unknown;
}

/** The folder after a saving without a fault. */
function savedSnapshot(make: () => string, target: () => string): Record<string, string> {
  saveContainer(openContainer(make()), CHANGES, target());
  return snapshot(folder());
}

beforeAll(() => {
  process.env.XDG_STATE_HOME = fs.mkdtempSync(path.join(os.tmpdir(), 'state-'));
  jest.useFakeTimers({ now: new Date(2024, 1, 29, 12, 0, 0), doNotFake: ['performance'] });
});
afterAll(() => {
  fs.rmSync(process.env.XDG_STATE_HOME ?? '', { recursive: true });
  jest.useRealTimers();
});

describe('a disk fault at any moment', () => {
  it('A disk fault while saving an FLA leaves the old file or the new one whole, and nothing beside it', () => {
    const target = (): string => at('star.fla');
    const saved = savedSnapshot(makeFla, target);
    atEachCall(makeFla, target, false, ({ before, after, error }) => {
      expect(Object.keys(after)).toEqual(['star.fla']);
      if (error === null) expect(after).toEqual(saved);
      else expect([before, saved]).toContainEqual(after);
      if (error !== null)
        expect(String(error)).toMatch(/star\.fla: cannot be (saved|read|opened): no space left on the disk$/);
    });
  });

  it('A disk fault while saving an XFL folder leaves all files old or all new, and nothing beside them', () => {
    const target = (): string => at('doc');
    const saved = savedSnapshot(makeXfl, target);
    atEachCall(makeXfl, target, false, ({ failAt, before, after, error }) => {
      expect({
        failAt,
        after: error === null ? saved : [before, saved].find((one) => same(one, after)),
      }).toEqual({ failAt, after });
    });
  });

  it.each([
    ['an FLA', makeXfl, 'new/copy.fla'],
    ['a folder', makeFla, 'new/copy'],
  ])(
    'A disk fault while saving as %s elsewhere leaves the original alone and nothing half done',
    (_title, make, name) => {
      const target = (): string => at(name);
      const saved = savedSnapshot(make, target);
      atEachCall(make, target, false, ({ failAt, before, after }) => {
        expect({ failAt, after: [before, saved].find((one) => same(one, after)) }).toEqual({ failAt, after });
      });
    },
  );
});

describe('a process that dies at any moment', () => {
  it('A process that dies while saving an FLA leaves the old file or the new one whole', () => {
    const target = (): string => at('star.fla');
    const saved = savedSnapshot(makeFla, target);
    atEachCall(makeFla, target, true, ({ before, after }) => {
      expect([before['star.fla'], saved['star.fla']]).toContain(after['star.fla']);
    });
  });

  it('A process that dies while saving an XFL folder leaves each file whole; it reads all old or all new, and the next save makes it so', () => {
    const target = (): string => at('doc');
    const saved = savedSnapshot(makeXfl, target);
    atEachCall(makeXfl, target, true, ({ failAt, before, after }) => {
      const isNew = after['doc/DOMDocument.xml'] === saved['doc/DOMDocument.xml'];
      for (const name of Object.keys(saved)) {
        const allowed = isNew ? [saved[name]] : [before[name], saved[name]];
        expect({ failAt, name, allowed }).toEqual({
          failAt,
          name,
          allowed: expect.arrayContaining([after[name]]) as unknown,
        });
      }
      const all = snapshot(folder());
      const opened = openContainer(target());
      const read = contentOf(opened);
      expect(snapshot(folder())).toEqual(all);
      expect({ failAt, read: [before, saved].find((one) => same(one, read)) }).toEqual({ failAt, read });
      saveContainer(opened, new Map([['LIBRARY/z.xml', '<z/>']]), target());
      expect({ failAt, next: snapshot(folder()) }).toEqual({
        failAt,
        next: { ...read, 'doc/LIBRARY/z.xml': '<z/>' },
      });
    });
  });
});

const same = (one: Record<string, string>, other: Record<string, string>): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
