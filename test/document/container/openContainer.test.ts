import fs from 'fs';
import path from 'path';
import type { Container } from '../../../document/container/Container';
import { DocumentError } from '../../../document/container/DocumentError';
import { describeDocuments, documents } from '../../support/documents';
import { HAS_PIPES, makePipe } from '../../support/pipes';
import { temporaryFolder } from '../../support/temporaryFolder';
import { itWhere } from '../../support/where';
import { rawZip, type RawEntry } from './rawZip';
import { openContainer } from '../../support/onNode';
import { sample } from '../../support/sample';

const folder = temporaryFolder();
const MAIN: RawEntry = { name: 'DOMDocument.xml', content: '<DOMDocument/>' };

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(folder(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  return file;
}

describe('an FLA', () => {
  it('An FLA lists its files in the order of the archive, without folders, and gives bytes, texts and sizes', () => {
    const file = write(
      'star.fla',
      rawZip([
        { name: 'LIBRARY/' },
        { name: 'mimetype', content: 'application/vnd.adobe.xfl', method: 0 },
        MAIN,
        { name: 'LIBRARY/Ünï★.xml', content: '\ufeff<a>ü</a>' },
        { name: 'bin/empty.dat' },
      ]),
    );
    const container = openContainer(file);
    expect(container.kind).toBe('fla');
    expect(container.path).toBe(file);
    expect(container.documentName).toBe('star.fla');
    expect(container.names()).toEqual(['mimetype', 'DOMDocument.xml', 'LIBRARY/Ünï★.xml', 'bin/empty.dat']);
    expect(container.has('LIBRARY/Ünï★.xml')).toBe(true);
    expect(container.has('LIBRARY/')).toBe(false);
    expect(container.text('LIBRARY/Ünï★.xml')).toBe('\ufeff<a>ü</a>');
    expect(container.size('LIBRARY/Ünï★.xml')).toBe(12);
    expect(container.bytes('bin/empty.dat')).toHaveLength(0);
    expect(container.label('bin/empty.dat')).toBe(`${file}, bin/empty.dat`);
    expect(() => container.bytes('none')).toThrow(new DocumentError(`${file}, none`, 'no such entry'));
  });

  it('An FLA opens under any name, with a wrong directory size, gaps between entries and a comment', () => {
    const zip = rawZip(
      [
        { ...MAIN, gap: 63 },
        { name: 'a', content: 'b' },
      ],
      { directorySize: 9999, comment: 'PK\x05\x06' },
    );
    expect(openContainer(write('star.zip', zip)).text('a')).toBe('b');
  });

  it.each([
    ['back-slashes', 'LIBRARY/Bitmaps\\a.png', 'LIBRARY/Bitmaps/a.png'],
    ['a dot in front', './LIBRARY/a.png', 'LIBRARY/a.png'],
    ['dots and empty parts inside', 'LIBRARY/./b//a.png', 'LIBRARY/b/a.png'],
    ['names that begin with a dot', 'LIBRARY/.a/..b', 'LIBRARY/.a/..b'],
  ])('An FLA normalises names with %s', (_title, written, name) => {
    const container = openContainer(write('a.fla', rawZip([MAIN, { name: written, content: 'x' }])));
    expect(container.names()).toEqual(['DOMDocument.xml', name]);
    expect(container.text(name)).toBe('x');
  });

  it('An FLA unpacks nothing at opening', () => {
    const container = openContainer(write('a.fla', rawZip([{ ...MAIN, data: Buffer.from('garbage') }])));
    expect(() => container.bytes('DOMDocument.xml')).toThrow('damaged zip');
  });
});

describe('the first bytes of an entry', () => {
  // Noise packs badly: its beginning needs more than a small part of the data.
  const noise = Array.from({ length: 20_000 }, (_, at) =>
    String.fromCharCode(33 + ((at * at * 7919) % 89)),
  ).join('');

  it.each([
    ['stored', 0, 'a'.repeat(20_000)],
    ['deflated', 8, 'a'.repeat(20_000)],
    ['deflated', 8, noise],
  ])('The first bytes of a %s entry are as many as asked for', (_title, method, content) => {
    const container = openContainer(write('a.fla', rawZip([MAIN, { name: 'a', content, method }])));
    for (const length of [1, 100, 5000, 30_000]) expectStart(container, 'a', length);
  });

  it('The first bytes of a file in a folder are as many as asked for', () => {
    write('doc/DOMDocument.xml', '<DOMDocument/>');
    write('doc/LIBRARY/a', noise);
    const container = openContainer(path.join(folder(), 'doc'));
    for (const length of [1, 100, 5000, 30_000]) expectStart(container, 'LIBRARY/a', length);
  });

  it('The first bytes of an unknown or damaged entry are refused as the whole is', () => {
    const entries = [MAIN, { ...MAIN, name: 'bad', data: Buffer.alloc(9, 255) }];
    const container = openContainer(write('a.fla', rawZip(entries)));
    expect(() => container.bytesStart('none', 1)).toThrow('no such entry');
    expect(() => container.bytesStart('bad', 1)).toThrow('damaged zip');
  });

  function expectStart(container: Container, name: string, length: number): void {
    const whole = container.bytes(name);
    const start = container.bytesStart(name, length);
    expect(start.length).toBeGreaterThanOrEqual(Math.min(length, whole.length));
    expect(Buffer.from(whole.subarray(0, start.length)).equals(start)).toBe(true);
  }
});

describe('an XFL folder', () => {
  function makeFolder(): string {
    write('doc/star.xfl', 'PROXY-CS5');
    write('doc/DOMDocument.xml', '<DOMDocument/>');
    write('doc/LIBRARY/a/b.xml', '<a/>');
    write('doc/bin/M 1 2.dat', '12345');
    write('doc/export/star.swf', 'not part of it');
    write('doc/notes.txt', 'not part of it');
    return path.join(folder(), 'doc');
  }

  it.each([
    ['the folder', ''],
    ['its .xfl file', 'star.xfl'],
    ['its DOMDocument.xml', 'DOMDocument.xml'],
  ])('An XFL folder opens by %s', (_title, entry) => {
    const doc = makeFolder();
    const container = openContainer(path.join(doc, entry));
    expect(container.kind).toBe('xfl');
    expect(container.path).toBe(doc);
    expect(container.documentName).toBe('star.xfl');
    expect(container.names().sort()).toEqual([
      'DOMDocument.xml',
      'LIBRARY/a/b.xml',
      'bin/M 1 2.dat',
      'star.xfl',
    ]);
    expect(container.size('bin/M 1 2.dat')).toBe(5);
    expect(container.text('LIBRARY/a/b.xml')).toBe('<a/>');
    expect(() => container.bytes('notes.txt')).toThrow(
      `${path.join(doc, 'notes.txt')}: no such file in the document`,
    );
  });

  it('An XFL folder is named after the folder when no .xfl file or more than one is there', () => {
    write('doc/DOMDocument.xml', '<DOMDocument/>');
    expect(openContainer(path.join(folder(), 'doc')).documentName).toBe('doc.xfl');
    write('doc/a.xfl', 'PROXY-CS5');
    write('doc/b.xfl', 'PROXY-CS5');
    expect(openContainer(path.join(folder(), 'doc')).documentName).toBe('doc.xfl');
    expect(openContainer(path.join(folder(), 'doc/b.xfl')).documentName).toBe('b.xfl');
  });

  it('An XFL folder follows links inside the folder, in circles too, and refuses links that lead outside', () => {
    const doc = makeFolder();
    write('secret.txt', 'secret');
    fs.symlinkSync(path.join(doc, 'LIBRARY'), path.join(doc, 'LIBRARY/a/circle'));
    fs.symlinkSync(path.join(doc, 'LIBRARY/a/b.xml'), path.join(doc, 'LIBRARY/c.xml'));
    fs.symlinkSync(path.join(doc, 'gone.xml'), path.join(doc, 'LIBRARY/gone.xml'));
    expect(openContainer(doc).text('LIBRARY/c.xml')).toBe('<a/>');
    fs.symlinkSync(path.join(folder(), 'secret.txt'), path.join(doc, 'LIBRARY/d.xml'));
    expect(() => openContainer(doc)).toThrow(
      new DocumentError(doc, 'the link LIBRARY/d.xml points outside the document'),
    );
  });

  itWhere(HAS_PIPES, 'no mkfifo', 'pipes in an XFL folder are ignored: reading them would never end', () => {
    const doc = makeFolder();
    makePipe(path.join(doc, 'LIBRARY/pipe.xml'));
    expect(openContainer(doc).has('LIBRARY/pipe.xml')).toBe(false);
  });
});

describeDocuments('the real documents', () => {
  it.each(sample(3, documents))('$name opens, and all its entries are sound', ({ path: file }) => {
    const container = openContainer(file);
    const names = container.names();
    expect(names).toContain('DOMDocument.xml');
    expect(names.join()).not.toContain('\\');
    const read = names.map((name) => [name, container.bytes(name).length]);
    expect(read).toEqual(names.map((name) => [name, container.size(name)]));
  });
});
