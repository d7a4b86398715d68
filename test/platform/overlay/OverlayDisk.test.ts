import fc from 'fast-check';
import fs from 'fs';
import path from 'path';
import { AssistantWrites } from '../../../app/cli/writing/AssistantWrites';
import type { Disk, FileStat } from '../../../platform/Disk';
import { confineDisk } from '../../../platform/node/confineDisk';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { OverlayDisk } from '../../../platform/overlay/OverlayDisk';
import type { DisksBelow } from '../../../platform/overlay/OverlayView';
import type { WritePath } from '../../../platform/WritePath';
import { tries } from '../../support/sample';
import { temporaryFolder } from '../../support/temporaryFolder';
import { treeDigest } from '../../support/treeDigest';

const folder = temporaryFolder();

/** A folder with files, folders, and links of every kind. */
function fill(root: string): string {
  const at = (name: string): string => path.join(root, name);
  fs.mkdirSync(at('d/e'), { recursive: true });
  fs.mkdirSync(at('c'));
  const files = { a: 'alpha', 'd/a': 'below', 'd/e/b': 'deep', 'd/package.json': '{}' };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(at(name), text, { mode: 0o644 });
  fs.symlinkSync('a', at('fileLink'));
  fs.symlinkSync('d', at('folderLink'));
  fs.symlinkSync('none', at('dangling'));
  fs.symlinkSync('loop', at('loop'));
  return root;
}

const NAMES = [
  ...['a', 'b', 'c', 'd', 'd/a', 'd/e', 'd/e/b', 'c/x', 'b/x', 'fileLink', 'folderLink', 'folderLink/a'],
  ...['folderLink/e/b', 'dangling', 'loop', 'none', 'd/e/b/under', 'c/x/y'],
];
/** Names that an assistant may write in a folder that was named for it, and names that it may not. */
const GUARDED_NAMES = [
  ...['a', 'c', 'd', 'd/a', 'd/e', 'd/e/b', 'd/package.json', 'd/e/hooks', 'd/e/hooks/x', 'c/node_modules'],
  ...['c/x', 'c/node_modules/x', '.git', 'd/.git', 'folderLink', 'folderLink/e', 'c/a.fla', 'd/e/Makefile'],
];
const text = fc.constantFrom('', 'one', 'two é', 'x'.repeat(100));

/** What an operation gives, or how it fails; paths of the folder as seen from there. */
function outcome(root: string, action: () => unknown): unknown {
  try {
    const value = action();
    if (value instanceof Uint8Array) return Buffer.from(value).toString();
    return typeof value === 'string' ? value.replace(root, '') : value;
  } catch (error) {
    return `fails: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message.replaceAll(root, '')}`;
  }
}

/** Something that is done on a disk whose root is a folder. Paths are not resolved first: disks agree on links, too. */
type Act = (disk: Disk, at: (name: string) => WritePath) => unknown;
const seen = (stat: (file: string) => FileStat | undefined, file: string): unknown => {
  try {
    const { isFile, isFolder, isLink, size, mode } = stat(file) ?? {};
    return [isFile, isFolder, isLink, isFile ? size : 0, isLink || mode];
  } catch {
    // Of a path below a file some disks say that nothing is there, and others fail.
    return [undefined, undefined, undefined, 0, undefined];
  }
};

/** Some systems follow a link that gets a second name, others do not. */
function isLink(disk: Disk, file: string): boolean {
  try {
    return disk.linkStat(file)?.isLink === true;
  } catch {
    return false;
  }
}

/** Something to do, with some of these names. */
function actOn(names: readonly string[]): fc.Arbitrary<[string, Act]> {
  const name = fc.constantFrom(...names);
  return fc.oneof(
    fc.tuple(name, text).map(([a, t]): [string, Act] => [`write ${a} ${t}`, (d, at) => d.write(at(a), t)]),
    fc.tuple(name, text).map(([a, t]): [string, Act] => [`append ${a} ${t}`, (d, at) => d.append(at(a), t)]),
    fc
      .tuple(name, text)
      .map(([a, t]): [string, Act] => [
        `create ${a}`,
        (d, at) => d.create(at(a), [Buffer.from(t), Buffer.from('!')], { isSynced: false }),
      ]),
    fc
      .tuple(name, name)
      .map(([a, b]): [string, Act] => [`rename ${a} ${b}`, (d, at) => d.rename(at(a), at(b))]),
    fc
      .tuple(name, name)
      .map(([a, b]): [string, Act] => [
        `link ${a} ${b}`,
        (d, at) => (isLink(d, at(a)) ? undefined : d.link(at(a), at(b))),
      ]),
    fc.tuple(name, name).map(([a, b]): [string, Act] => [`copy ${a} ${b}`, (d, at) => d.copy(at(a), at(b))]),
    ...(
      [
        ['makeFolder', (d, file) => d.makeFolder(file)],
        ['removeFile', (d, file) => d.removeFile(file)],
        ['removeFolder', (d, file) => d.removeFolder(file)],
        ['removeAll', (d, file) => d.removeAll(file)],
        ['read', (d, file) => d.read(file)],
        ['readStart', (d, file) => d.readStart(file, 3)],
        ['list', (d, file) => d.list(file)],
        ['exists', (d, file) => outcome('', () => d.exists(file)) === true],
        ['stat', (d, file) => seen((each) => d.stat(each), file)],
        ['linkStat', (d, file) => seen((each) => d.linkStat(each), file)],
        ['realPath', (d, file) => d.realPath(file)],
        ['readLink', (d, file) => d.readLink(file)],
      ] as [string, (disk: Disk, file: WritePath) => unknown][]
    ).map(([word, what]) => name.map((a): [string, Act] => [`${word} ${a}`, (d, at) => what(d, at(a))])),
  );
}

/** Modes with which an administrator, too, may write. */
const setMode = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom(0o600, 0o644, 0o700, 0o755))
  .map(([a, mode]): [string, Act] => [`setMode ${a} ${mode.toString(8)}`, (d, at) => d.setMode(at(a), mode)]);

/** Everything below a folder, as a disk shows it. */
function contentsOf(disk: Disk, root: string, inner = ''): Record<string, string> {
  const file = path.join(root, inner);
  const stat = disk.linkStat(file);
  if (stat?.isLink) return { [inner]: `-> ${disk.readLink(file)}` };
  if (stat?.isFile) return { [inner]: Buffer.from(disk.read(file)).toString() };
  const below = disk.list(file).map((each) => contentsOf(disk, root, path.join(inner, each.name)));
  return Object.assign({ [inner]: 'folder' }, ...below) as Record<string, string>;
}

/** What differs between two folders, by comparing them. Of what is removed the uppermost folder alone counts. */
function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  const isGone = (file: string): boolean =>
    file in before &&
    (!(file in after) || (before[file] !== after[file] && [before[file], after[file]].includes('folder')));
  const isInGone = (file: string): boolean =>
    Object.keys(before).some((other) => file.startsWith(`${other}${path.sep}`) && isGone(other));
  const removed = Object.keys(before).filter((file) => isGone(file) && !isInGone(file));
  const changed = Object.entries(after).filter(([file, content]) => before[file] !== content);
  return [
    ...removed.map((file) => `removed ${file}`),
    ...changed.map(([file, content]) => `${content === 'folder' ? 'made' : 'written'} ${file}`),
  ].sort();
}

/** The disks of a run that writes below a folder, and what a dry run there is over. */
interface Kind {
  acts: fc.Arbitrary<[string, Act]>;
  /** What chance seldom brings. */
  examples: [string, Act][][];
  written(root: string): Disk;
  below(root: string): DisksBelow;
}

const guardOf = (root: string): AssistantWrites => new AssistantWrites({ documents: [root], files: [root] });

const rename = (a: string, b: string): [string, Act] => [
  `rename ${a} ${b}`,
  (d, at) => d.rename(at(a), at(b)),
];
const read = (a: string): [string, Act] => [`read ${a}`, (d, at) => d.read(at(a))];

/** Two names of one file, a copy of a file that changes, and a folder that would be in itself or in the place of a file. */
const SELDOM: [string, Act][][] = [
  [['link', (d, at) => d.link(at('a'), at('b'))], rename('a', 'b'), read('a')],
  [
    ['write', (d, at) => d.write(at('a'), 'one')],
    ['copy', (d, at) => d.copy(at('a'), at('b'))],
    ['append', (d, at) => d.append(at('a'), 'two')],
    read('b'),
  ],
  [rename('c', 'c/x')],
  [rename('d', 'a')],
];

/** A folder that holds what may not be written is not moved, removed or made elsewhere. */
const SELDOM_GUARDED: [string, Act][][] = [
  ...SELDOM,
  [rename('c', 'y')],
  [['link', (d, at) => d.link(at('d/package.json'), at('c/x'))]],
  [['removeAll', (d, at) => d.removeAll(at('d'))]],
];

const KINDS: Record<string, Kind> = {
  'the disk of the machine': {
    examples: SELDOM,
    acts: fc.oneof({ weight: 20, arbitrary: actOn(NAMES) }, { weight: 1, arbitrary: setMode }),
    written: () => nodePlatform.disk,
    below: () => ({ reading: nodePlatform.disk }),
  },
  'a part of it': {
    examples: SELDOM,
    acts: actOn(NAMES),
    written: (root) => confineDisk([root]),
    below: (root) => ({ reading: confineDisk([root]) }),
  },
  'a part of it that is guarded': {
    examples: SELDOM_GUARDED,
    acts: actOn(GUARDED_NAMES),
    written: (root) => confineDisk([root], false, guardOf(root)),
    below: (root) => ({ reading: confineDisk([root]), guard: guardOf(root) }),
  },
};

describe('An overlay', () => {
  it.each(Object.entries(KINDS))(
    'An overlay over %s shows the same as a disk that is written, and leaves that below as it is',
    (_, { acts: kind, examples, written: writtenAt, below }) => {
      let count = 0;
      // What is below stays as it is, so that one folder is enough for all runs.
      const base = fill(path.join(folder(), 'base'));
      const before = treeDigest(base);
      const start = contentsOf(nodePlatform.disk, base);
      fc.assert(
        fc.property(fc.array(kind, { minLength: 1, maxLength: 25 }), (acts) => {
          const real = fill(path.join(folder(), String(++count)));
          const written = writtenAt(real);
          const overlay = new OverlayDisk(below(base), path);
          const [ofReal, ofOverlay]: unknown[][] = [[], []];
          for (const [words, what] of acts) {
            const wanted = outcome(real, () => what(written, (file) => path.join(real, file) as WritePath));
            const given = outcome(base, () => what(overlay, (file) => path.join(base, file) as WritePath));
            ofReal.push([words, simple(wanted)]);
            ofOverlay.push([words, simple(given)]);
          }
          expect(ofOverlay).toEqual(ofReal);
          if (overlay.exists(base)) {
            const end = contentsOf(nodePlatform.disk, real);
            expect(contentsOf(overlay, base)).toEqual(end);
            const listed = overlay
              .changes()
              .map((each) => `${each.change} ${path.relative(base, each.path)}`);
            expect(listed.filter((each) => !each.startsWith('attributes')).sort()).toEqual(
              differences(start, end),
            );
          }
          expect(treeDigest(base)).toEqual(before);
        }),
        { numRuns: tries(20, 600), examples: examples.map((acts) => [acts]) },
      );
    },
  );

  it('A folder whose permissions it changed is not written into', () => {
    const base = fill(path.join(folder(), 'x'));
    const at = (file: string): WritePath => path.join(base, file) as WritePath;
    const overlay = new OverlayDisk({ reading: nodePlatform.disk }, path);
    overlay.write(at('d/a'), 'changed');
    expect(overlay.exists(at('d/e/b'))).toBe(true);
    overlay.setMode(at('d/e'), 0o555);
    expect(() => overlay.write(at('d/e/new'), 'x')).toThrow('EACCES');
    expect(() => overlay.removeFile(at('d/e/b'))).toThrow('EACCES');
    overlay.setMode(at('d/e'), 0o755);
    overlay.write(at('d/e/new'), 'x');
    expect(overlay.list(at('d/e')).map(({ name }) => name)).toEqual(['b', 'new']);
  });
});

/** Which of its reasons to refuse a system names first differs. */
function simple(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('fails') ? 'fails' : value;
}
