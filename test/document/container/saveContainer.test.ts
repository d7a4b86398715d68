import { unzipSync } from 'fflate';
import fs from 'fs';
import type { Container } from '../../../document/container/Container';
import { DocumentError } from '../../../document/container/DocumentError';
import { MemoryContainer } from '../../../document/container/MemoryContainer';
import { packContainer } from '../../../document/container/saveContainer';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../support/temporaryFolder';
import { ENTRIES, filesBelow, Fixtures } from './fixtures';
import { rawZip } from './rawZip';
import { soundEntries } from './soundZip';
import { openContainer, saveContainer } from '../../support/onNode';

const folder = temporaryFolder();
const fixtures = new Fixtures(folder);
const at = (...parts: string[]): string => fixtures.at(...parts);
const makeFla = (): Container => fixtures.makeFla();
const makeXfl = (): Container => fixtures.makeXfl();

const entriesOf = (file: string): ReturnType<typeof soundEntries> => soundEntries(fs.readFileSync(file));

describe('packing an FLA without a file', () => {
  it('It has the bytes that are saved, and its folder stays as it was', () => {
    jest.spyOn(nodePlatform.clock, 'now').mockReturnValue(new Date(2026, 0, 2));
    const changes = new Map([['LIBRARY/a.xml', '<a b="1"/>']]);
    for (const container of [makeFla(), makeXfl()]) {
      const packed = packContainer(nodePlatform, container, changes, 'copy.fla');
      expect(fs.existsSync(at('copy.fla'))).toBe(false);
      saveContainer(container, changes, at('copy.fla'));
      expect(fs.readFileSync(at('copy.fla')).equals(packed)).toBe(true);
      fs.rmSync(at('copy.fla'));
    }
  });
});

describe('saving an FLA', () => {
  it('Packed bytes and order are kept elsewhere, the mimetype moves to the end and the directory is mended', () => {
    const saved = saveContainer(makeFla(), new Map(), at('copy.fla'));
    const original = entriesOfRaw();
    expect(entriesOf(at('copy.fla'))).toEqual([
      ...original.filter(isNotMimetype),
      ...original.filter((e) => !isNotMimetype(e)),
    ]);
    expect(saved.documentName).toBe('copy.fla');
    expect(fs.readdirSync(folder())).toEqual(['copy.fla', 'star.fla']);
    const again = fs.readFileSync(at('copy.fla'));
    saveContainer(saved, new Map(), at('again.fla'));
    expect(fs.readFileSync(at('again.fla')).equals(again)).toBe(true);
  });

  it('An entry is replaced under its name as written, and one whose content is the same is copied', () => {
    const changes = new Map([
      ['LIBRARY/ä.png', 'new'],
      ['LIBRARY/a.xml', '<a/>'],
    ]);
    const saved = saveContainer(makeFla(), changes, at('star.fla'));
    const entries = entriesOf(at('star.fla'));
    expect(entries.map(({ name }) => name)).toEqual([
      'LIBRARY/',
      'DOMDocument.xml',
      'LIBRARY\\ä.png',
      'LIBRARY/a.xml',
      'star.xfl',
      'mimetype',
    ]);
    expect(entries[3]).toEqual(entriesOfRaw()[4]);
    expect(saved.text('LIBRARY/ä.png')).toBe('new');
  });

  it('New entries come after the others, with their folders, before the mimetype, which is stored', () => {
    const changes = new Map<string, string | Uint8Array>([
      ['LIBRARY/x/y/★.xml', '<a>' + 'long '.repeat(100) + '</a>'],
      ['LIBRARY/x/b.xml', '<b/>'],
      ['bin/M 1 2.dat', new Uint8Array(300)],
    ]);
    const saved = saveContainer(makeFla(), changes, at('star.fla'));
    const entries = entriesOf(at('star.fla'));
    expect(entries.slice(5).map(({ name, method }) => [name, method])).toEqual([
      ['LIBRARY/x/', 0],
      ['LIBRARY/x/y/', 0],
      ['LIBRARY/x/y/★.xml', 8],
      ['LIBRARY/x/b.xml', 0],
      ['bin/', 0],
      ['bin/M 1 2.dat', 0],
      ['mimetype', 0],
    ]);
    expect(saved.text('LIBRARY/x/y/★.xml')).toBe(changes.get('LIBRARY/x/y/★.xml'));
  });

  it('Entries can be removed', () => {
    const saved = saveContainer(
      makeFla(),
      new Map([
        ['LIBRARY/a.xml', null],
        ['never there', null],
      ]),
      at('star.fla'),
    );
    expect(saved.names()).toEqual(['DOMDocument.xml', 'LIBRARY/ä.png', 'star.xfl', 'mimetype']);
  });

  it('Entries whose sizes follow their data are taken over', () => {
    const content = 'x'.repeat(100);
    const zip = rawZip([{ name: 'DOMDocument.xml', content, flags: 0x808, gap: 16 }]);
    zip.fill(0, 14, 26);
    fs.writeFileSync(at('a.fla'), zip);
    saveContainer(openContainer(at('a.fla')), new Map([['b', 'c']]), at('a.fla'));
    expect(entriesOf(at('a.fla')).map(({ name }) => name)).toEqual(['DOMDocument.xml', 'b']);
    const unzipped = unzipSync(fs.readFileSync(at('a.fla')));
    expect(Buffer.from(unzipped['DOMDocument.xml'] ?? []).toString()).toBe(content);
  });

  it('The original is left alone elsewhere, folders are made, and the rights of a replaced file are kept', () => {
    const container = makeFla();
    const before = fs.readFileSync(at('star.fla'));
    saveContainer(container, new Map([['a', 'b']]), at('new/folder/copy.fla'));
    expect(fs.readFileSync(at('star.fla')).equals(before)).toBe(true);
    fs.chmodSync(at('new/folder/copy.fla'), 0o640);
    const saved = saveContainer(container, new Map(), at('new/folder/copy.fla'));
    expect(fs.statSync(at('new/folder/copy.fla')).mode & 0o777).toBe(0o640);
    expect(saved.has('a')).toBe(false);
    expect(fs.readdirSync(at('new/folder'))).toEqual(['copy.fla']);
  });

  it('The target of a link is written', () => {
    makeFla();
    fs.symlinkSync(at('star.fla'), at('link.fla'));
    saveContainer(openContainer(at('link.fla')), new Map([['a', 'b']]), at('link.fla'));
    expect(fs.lstatSync(at('link.fla')).isSymbolicLink()).toBe(true);
    expect(openContainer(at('star.fla')).text('a')).toBe('b');
  });

  const isNotMimetype = ({ name }: { name: string }): boolean => name !== 'mimetype';
  /** The entries of `makeFla` without what is wrong about it. */
  const entriesOfRaw = (): ReturnType<typeof soundEntries> =>
    soundEntries(rawZip(ENTRIES.map((entry) => ({ ...entry, gap: 0 }))));
});

describe('saving an XFL folder', () => {
  it('Only what changed is written', () => {
    const container = makeXfl();
    const time = new Date(2020, 1, 1);
    for (const name of container.names()) fs.utimesSync(at('doc', name), time, time);
    const changes = new Map([
      ['LIBRARY/b/c.xml', '<c/>'],
      ['LIBRARY/a.xml', null],
      ['DOMDocument.xml', '<DOMDocument/>'],
    ]);
    const saved = saveContainer(openContainer(at('doc')), changes, at('doc'));
    expect(filesBelow(at('doc'))).toEqual({
      'DOMDocument.xml': '<DOMDocument/>',
      'LIBRARY/b/c.xml': '<c/>',
      'doc.xfl': 'PROXY-CS5',
      'notes.txt': 'mine',
    });
    expect(fs.statSync(at('doc/DOMDocument.xml')).mtime).toEqual(time);
    expect(saved.names()).toEqual(['DOMDocument.xml', 'LIBRARY/b/c.xml', 'doc.xfl']);
  });

  it('A file below a link that points outside is refused', () => {
    makeXfl();
    fs.mkdirSync(at('outside'));
    fs.mkdirSync(at('copy'));
    fs.symlinkSync(at('outside'), at('copy/LIBRARY'));
    expect(() => saveContainer(openContainer(at('doc')), new Map(), at('copy'))).toThrow(
      'points outside the document',
    );
    expect(filesBelow(at('outside'))).toEqual({});
    expect(fs.readdirSync(at('copy'))).toEqual(['LIBRARY']);
  });
});

describe('saving as the other kind', () => {
  it('An FLA becomes a folder with an .xfl file of its new name, and an FLA again', () => {
    const xfl = saveContainer(makeFla(), new Map([['LIBRARY/b.xml', '<b/>']]), at('moon.xfl'));
    const files = {
      'DOMDocument.xml': '<DOMDocument/>',
      'LIBRARY/a.xml': '<a/>',
      'LIBRARY/b.xml': '<b/>',
      'LIBRARY/ä.png': 'p'.repeat(500),
      'moon.xfl': 'PROXY-CS5',
    };
    expect([xfl.kind, xfl.path, xfl.documentName]).toEqual(['xfl', at('moon'), 'moon.xfl']);
    expect(filesBelow(at('moon'))).toEqual(files);
    const fla = saveContainer(xfl, new Map([['LIBRARY/b.xml', null]]), at('sun.fla'));
    expect([fla.kind, fla.documentName]).toEqual(['fla', 'sun.fla']);
    const names = entriesOf(at('sun.fla')).map(({ name }) => name);
    expect(names).toEqual([
      'DOMDocument.xml',
      'LIBRARY/',
      'LIBRARY/a.xml',
      'LIBRARY/ä.png',
      'sun.xfl',
      'mimetype',
    ]);
    expect(fla.text('mimetype')).toBe('application/vnd.adobe.xfl');
    for (const name of ['DOMDocument.xml', 'LIBRARY/a.xml', 'LIBRARY/ä.png'] as const)
      expect(fla.text(name)).toBe(files[name]);
  });

  it.each([
    ['a new folder', 'copy', 'copy', 'copy.xfl'],
    ['an .xfl file in a folder of its name', 'copy/copy.xfl', 'copy', 'copy.xfl'],
    ['an .xfl file beside which there is no such folder', 'copy.xfl', 'copy', 'copy.xfl'],
    ['an .xfl file that is there', 'doc/doc.xfl', 'doc', 'doc.xfl'],
    ['a folder that is called like an FLA', 'folder.fla', 'folder.fla', 'folder.fla.xfl'],
  ])('The target may be %s', (_title, target, expectedFolder, expectedName) => {
    makeXfl();
    fs.mkdirSync(at('folder.fla'));
    const saved = saveContainer(makeFla(), new Map(), at(target));
    expect([saved.kind, saved.path, saved.documentName]).toEqual(['xfl', at(expectedFolder), expectedName]);
  });

  it('A document from memory is saved as either', () => {
    const container = new MemoryContainer('Untitled-1', {
      'DOMDocument.xml': '<DOMDocument/>',
      'LIBRARY/a.xml': '<a/>',
    });
    expect(container.names()).toEqual(['DOMDocument.xml', 'LIBRARY/a.xml']);
    expect(saveContainer(container, new Map(), at('m.fla')).text('LIBRARY/a.xml')).toBe('<a/>');
    expect(
      saveContainer(container, new Map([['LIBRARY/a.xml', '<b/>']]), at('m')).text('LIBRARY/a.xml'),
    ).toBe('<b/>');
  });

  it('Another file as target, and names that are not entries, are refused before anything is written', () => {
    const container = makeFla();
    fs.writeFileSync(at('picture.png'), 'x');
    const before = filesBelow(folder());
    expect(() => saveContainer(container, new Map(), at('picture.png'))).toThrow(
      'picture.png: cannot be saved: the name ends neither in .fla nor in .xfl, and it is not a folder',
    );
    for (const name of ['../x', '/x', 'C:/x', '', 'LIBRARY/', 'a\\b', './a', 'a\0']) {
      expect(() => saveContainer(container, new Map([[name, 'x']]), at('star.fla'))).toThrow(DocumentError);
    }
    expect(filesBelow(folder())).toEqual(before);
  });

  it('An entry that cannot be unpacked leaves no files', () => {
    fs.writeFileSync(at('bad.fla'), rawZip([...ENTRIES, { name: 'bin/bad', content: 'x', crc: 1 }]));
    const container = openContainer(at('bad.fla'));
    expect(() => saveContainer(container, new Map(), at('copy/deep'))).toThrow(
      'bad.fla, bin/bad: damaged zip',
    );
    expect(fs.readdirSync(folder())).toEqual(['bad.fla']);
  });
});
