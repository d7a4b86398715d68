import fs from 'fs';
import path from 'path';
import { MemoryContainer } from '../../../document/container/MemoryContainer';
import { openContainer as open } from '../../../document/container/openContainer';
import { saveContainer as save } from '../../../document/container/saveContainer';
import type { Disk } from '../../../platform/Disk';
import { pathToWrite, type WritePath } from '../../../platform/WritePath';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import type { Platform } from '../../../platform/Platform';
import { openContainer, saveContainer } from '../../support/onNode';
import { stateFolder } from '../../support/stateFolder';
import { temporaryFolder } from '../../support/temporaryFolder';
import { filesBelow } from './fixtures';
import { rawZip } from './rawZip';
import { windowsPlatform } from './windowsPlatform';

const folder = temporaryFolder();
stateFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);
const MAIN = { name: 'DOMDocument.xml', content: '<DOMDocument/>' };
const documentOf = (names: readonly string[]): MemoryContainer =>
  new MemoryContainer(
    'a',
    Object.fromEntries([['DOMDocument.xml', ''], ...names.map((name) => [name, 'x'])]),
  );

/** Names of entries by which archives have been known to write elsewhere than they say. */
const OUTSIDE = [
  '../x.xml',
  'LIBRARY/../../x.xml',
  'LIBRARY\\..\\..\\x.xml',
  '..\\x.xml',
  '/x.xml',
  '//server/share/x.xml',
  '\\\\server\\share\\x.xml',
  '\\x.xml',
  'C:\\x.xml',
  'C:/x.xml',
  'c:x.xml',
  './../x.xml',
  'LIBRARY/a/../../../x.xml',
  '\\\\.\\COM1',
  '\\\\?\\C:\\x.xml',
];
const REPOSITORY = [
  '.git/hooks/pre-commit',
  'LIBRARY/.git/config',
  'LIBRARY/.GIT/config',
  'LIBRARY/git~1/config',
  'LIBRARY/GIT~2/config',
  'LIBRARY/.git./config',
  'LIBRARY/.git . /config',
  'LIBRARY/.git::$INDEX_ALLOCATION/config',
  'LIBRARY/.g\u200cit/config',
  'LIBRARY/\ufeff.git/config',
  'bin/.git',
];
const NO_WINDOWS = [
  'LIBRARY/CON',
  'LIBRARY/con.xml',
  'LIBRARY/NUL.tar.xml',
  'LIBRARY/aux/x.xml',
  'LIBRARY/COM1.xml',
  'LIBRARY/lpt9',
  'LIBRARY/COM¹.xml',
  'LIBRARY/CONIN$',
  'LIBRARY/nul .xml',
  'LIBRARY/x.xml.',
  'LIBRARY/x.xml ',
  'LIBRARY/folder./x.xml',
  'LIBRARY/x.xml:stream',
  'LIBRARY/x?.xml',
  'LIBRARY/x*.xml',
  'LIBRARY/x"<>|.xml',
  'LIBRARY/x\u0007.xml',
];
const ELSEWHERE = [
  '.envrc',
  '.vscode/tasks.json',
  'package.json',
  'library.swf',
  'library/a.xml',
  'src/a.js',
  '.saving-x/journal.json',
];

describe('names of entries that lead out of a document', () => {
  it.each(OUTSIDE)('An archive with %p is not opened, and such an entry is not saved', (name) => {
    fs.writeFileSync(at('a.fla'), rawZip([MAIN, { name, content: 'harm' }]));
    expect(() => openContainer(at('a.fla'))).toThrow('points outside the document');
    for (const target of [at('b.fla'), at('b')])
      expect(() => saveContainer(documentOf([]), new Map([[name, 'x']]), target)).toThrow('cannot be saved');
    expect(fs.readdirSync(folder())).toEqual(['a.fla']);
  });
});

describe('names of entries that a repository would believe', () => {
  it.each(REPOSITORY)('%p is read in an archive, and written into no folder', (name) => {
    fs.writeFileSync(at('a.fla'), rawZip([MAIN, { name, content: 'harm' }]));
    const container = openContainer(at('a.fla'));
    expect(container.text(name)).toBe('harm');
    const isLeftOut = name.startsWith('.git/');
    if (isLeftOut) saveContainer(container, new Map(), at('copy'));
    else
      expect(() => saveContainer(container, new Map(), at('copy'))).toThrow(
        /copy: cannot be saved: ".*" is a name of a repository$/,
      );
    expect(Object.keys(filesBelow(folder())).filter((file) => /g[^/]*it/i.test(file))).toEqual([]);
  });

  it.each(['.git', '.GIT', 'git~1'])('A folder %s below a library is not part of the document', (name) => {
    saveContainer(documentOf(['LIBRARY/a.xml']), new Map(), at('doc'));
    fs.mkdirSync(at('doc/LIBRARY', name));
    fs.writeFileSync(at('doc/LIBRARY', name, 'config'), '');
    expect(openContainer(at('doc')).names()).toEqual(['DOMDocument.xml', 'LIBRARY/a.xml', 'doc.xfl']);
  });
});

it.each(ELSEWHERE)('The entry %p has no place in an XFL folder: it is named, and not written', (name) => {
  const warnings: string[] = [];
  const onWarning = (text: string): unknown => warnings.push(text);
  saveContainer(documentOf([name, 'LIBRARY/a.xml']), new Map(), at('doc'), { onWarning });
  expect(Object.keys(filesBelow(at('doc')))).toEqual(['DOMDocument.xml', 'LIBRARY/a.xml', 'doc.xfl']);
  expect(warnings).toEqual([`${at('doc')}: an XFL folder cannot store the entry "${name}"; not written`]);
});

describe('on Windows', () => {
  const windows = (): Platform => windowsPlatform(folder());

  it.each([...NO_WINDOWS, ...REPOSITORY.slice(1)])(
    'The entry %p is read in an archive, and written into no folder',
    (name) => {
      fs.mkdirSync(at('C'));
      fs.writeFileSync(at('C/a.fla'), rawZip([MAIN, { name, content: 'harm' }]));
      const container = open(windows(), 'C:\\a.fla');
      expect(container.text(name)).toBe('harm');
      expect(() => save(windows(), container, new Map(), 'C:\\copy')).toThrow(
        /is not a name of a file on Windows|is a name of a repository/,
      );
      expect(Object.keys(filesBelow(folder()))).toEqual(['C/a.fla']);
      expect(save(windows(), container, new Map(), 'C:\\b.fla').text(name)).toBe('harm');
    },
  );

  it.each(['C:\\docs\\star.fla', 'd:\\star.fla', '\\\\server\\share\\docs\\star.fla'])(
    'A document is opened at %s, saved there, as a folder beside, and as an archive again',
    (file) => {
      const disk = windows();
      const folderOf = path.win32.dirname(file);
      disk.disk.makeFolder(pathToWrite(disk, folderOf));
      save(disk, documentOf(['LIBRARY/ui/a.xml']), new Map(), file);
      const changed = save(disk, open(disk, file), new Map([['LIBRARY/ui/a.xml', 'y']]), file);
      const xfl = save(disk, changed, new Map(), path.win32.join(folderOf, 'moon.xfl'));
      expect([xfl.kind, xfl.path.toLowerCase()]).toEqual([
        'xfl',
        path.win32.join(folderOf, 'moon').toLowerCase(),
      ]);
      const again = save(disk, open(disk, xfl.path), new Map([['LIBRARY/ui/b.xml', 'z']]), xfl.path);
      expect(again.names()).toEqual(['DOMDocument.xml', 'LIBRARY/ui/a.xml', 'LIBRARY/ui/b.xml', 'moon.xfl']);
      expect(again.text('LIBRARY/ui/a.xml')).toBe('y');
      const names = disk.disk.list(folderOf).map(({ name }) => name);
      expect(names.sort()).toEqual(['moon', 'star.fla']);
    },
  );

  it.each([
    'C:\\docs\\CON.fla',
    'C:\\docs\\nul.xfl',
    'C:\\aux\\star.fla',
    'C:\\docs\\star.fla:hidden.fla',
    'C:\\docs\\star.fla.',
    'C:\\docs\\com1',
    '\\\\.\\COM1',
    '\\\\.\\pipe\\x.fla',
  ])('Nothing is saved at %s', (target) => {
    const disk = windows();
    disk.disk.makeFolder(pathToWrite(disk, 'C:\\docs'));
    expect(() => save(disk, documentOf([]), new Map(), target)).toThrow('cannot be saved');
    expect(Object.keys(filesBelow(folder()))).toEqual([]);
  });

  it.each(['C:\\docs\\NUL', 'C:\\docs\\con.fla', '\\\\.\\PhysicalDrive0', 'C:\\COM1\\a.fla'])(
    'Nothing is opened at %s',
    (file) => {
      expect(() => open(windows(), file)).toThrow('is the name of a device on Windows');
    },
  );
});

describe('a disk that is blind to case', () => {
  /** Node's disk, to which capitals and small letters are the same. */
  function blindPlatform(): Platform {
    const real = (file: string): WritePath =>
      path
        .relative(folder(), file)
        .split(path.sep)
        .reduce((parent, part) => {
          const there =
            fs.existsSync(parent) && fs.statSync(parent).isDirectory() ? fs.readdirSync(parent) : [];
          return path.join(parent, there.find((name) => name.toLowerCase() === part.toLowerCase()) ?? part);
        }, folder()) as WritePath;
    const { disk } = nodePlatform;
    const blind = Object.fromEntries(
      Object.entries(disk).map(([name, action]) => [
        name,
        (first: string, ...others: unknown[]): unknown =>
          (action as (...args: unknown[]) => unknown)(real(first), ...others),
      ]),
    ) as unknown as Disk;
    return {
      ...nodePlatform,
      disk: {
        ...blind,
        rename: (from, to) => {
          // The new name counts, also where it replaces a file.
          if (fs.existsSync(real(to))) fs.rmSync(real(to));
          disk.rename(real(from), to);
        },
        link: (file, name) => disk.link(real(file), real(name)),
        copy: (from, to) => disk.copy(real(from), real(to)),
      },
    };
  }

  it('Two names that differ in case alone are refused before anything is written', () => {
    const container = documentOf(['LIBRARY/Star.xml', 'LIBRARY/star.xml']);
    fs.mkdirSync(at('doc'));
    expect(() => save(blindPlatform(), container, new Map(), at('doc'))).toThrow(
      'cannot be saved: "LIBRARY/Star.xml" and "LIBRARY/star.xml" would be the same file on this disk',
    );
    expect(filesBelow(at('doc'))).toEqual({});
    expect(save(nodePlatform, container, new Map(), at('doc')).names()).toContain('LIBRARY/star.xml');
  });

  it('A file that would fall on one that stays is refused', () => {
    const platform = blindPlatform();
    const saved = save(platform, documentOf(['LIBRARY/star.xml']), new Map(), at('doc'));
    const changes = new Map([['LIBRARY/STAR.xml', 'y']]);
    expect(() => save(platform, saved, changes, at('doc'))).toThrow('would be the same file on this disk');
    expect(openContainer(at('doc')).text('LIBRARY/star.xml')).toBe('x');
  });

  it('A file may change its capitals', () => {
    const platform = blindPlatform();
    const saved = save(platform, documentOf(['LIBRARY/star.xml']), new Map(), at('doc'));
    const changes = new Map([
      ['LIBRARY/star.xml', null],
      ['LIBRARY/Star.xml', 'y'],
    ]);
    const after = save(platform, saved, changes, at('doc'));
    expect(after.names()).toEqual(['DOMDocument.xml', 'LIBRARY/Star.xml', 'doc.xfl']);
    expect(after.text('LIBRARY/Star.xml')).toBe('y');
  });
});
