import fs from 'fs';
import path from 'path';
import { DocumentError, RECOVERY } from '../../../document/container/DocumentError';
import type { DocumentLimits } from '../../../document/container/limits';
import { readRemains } from '../../../document/container/recover/readRemains';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { HAS_PIPES, makePipe } from '../../support/pipes';
import { temporaryFolder } from '../../support/temporaryFolder';
import { itWhere } from '../../support/where';
import { rawZip, type RawEntry } from './rawZip';
import { openContainer } from '../../support/onNode';

const folder = temporaryFolder();
const MAIN: RawEntry = { name: 'DOMDocument.xml', content: '<DOMDocument/>' };

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(folder(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  return file;
}

describe('what cannot be opened', () => {
  const files: [string, string, Uint8Array | string, string][] = [
    ['an empty file', 'a.fla', '', 'is empty'],
    ['a text', 'a.fla', 'Hello there, world', 'is neither an FLA nor an XFL document'],
    [
      'a picture',
      'a.png',
      Buffer.from('89504e470d0a1a0a0000', 'hex'),
      'is neither an FLA nor an XFL document',
    ],
    [
      'a binary FLA that is cut off',
      'old.fla',
      Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
      'truncated compound file',
    ],
    [
      'a zip cut off',
      'a.fla',
      rawZip([MAIN]).subarray(0, 60),
      'truncated zip: the directory at its end is missing',
    ],
    ['a zip that is all header', 'a.fla', 'PK\x03\x04', 'truncated zip: the directory at its end is missing'],
    [
      'a zip of another kind',
      'a.fla',
      rawZip([{ name: 'word/document.xml', content: 'x' }]),
      'contains no DOMDocument.xml: it is not a document of Animate',
    ],
    ['an empty zip', 'a.fla', rawZip([]), 'contains no DOMDocument.xml: it is not a document of Animate'],
    [
      'a directory with fewer records than counted',
      'a.fla',
      rawZip([MAIN], { count: 3 }),
      'damaged zip: entry 2 of 3 is not in the directory',
    ],
    [
      'a directory that is elsewhere',
      'a.fla',
      rawZip([MAIN], { offset: 7 }),
      'damaged zip: entry 1 of 1 is not in the directory',
    ],
    [
      'a directory beyond the file',
      'a.fla',
      rawZip([MAIN], { offset: 0x7fffffff }),
      'damaged zip: entry 1 of 1 is not in the directory',
    ],
    ['a zip in parts', 'a.fla', rawZip([MAIN], { disk: 1 }), 'is one part of a zip archive in several parts'],
    [
      'a ZIP64 archive',
      'a.fla',
      rawZip([MAIN], { offset: 0xffffffff }),
      'is a ZIP64 archive, and an FLA never is',
    ],
    [
      'the same name twice',
      'a.fla',
      rawZip([MAIN, { name: 'a/b' }, { name: 'a\\b' }]),
      'the entry "a/b" occurs twice',
    ],
    [
      'a name without end',
      'a.fla',
      rawZip([MAIN, { name: 'a\0b' }]),
      'the name of the entry "a\\u0000b" contains a zero byte',
    ],
    ['no name', 'a.fla', rawZip([MAIN, { name: '' }]), 'an entry has no name'],
    [
      'entries that share their data',
      'a.fla',
      rawZip([MAIN, { name: 'a', packedSize: 1000, size: 1000 }]),
      'damaged zip: its entries are larger than the file',
    ],
    ...['../a', 'LIBRARY/../../a', '..\\a', '/etc/passwd', '\\\\server\\a', 'C:\\a', 'c:a', 'a/..'].map(
      (name): [string, string, Uint8Array, string] => [
        `the name ${name}`,
        'a.fla',
        rawZip([MAIN, { name, content: 'x' }]),
        `the entry ${JSON.stringify(name)} points outside the document`,
      ],
    ),
  ];
  it.each(files)('%s is refused by name and cause', (_title, name, content, reason) => {
    const file = write(name, content);
    const before = fs.readdirSync(folder());
    expect(() => openContainer(file)).toThrow(
      new DocumentError(file, /^(damaged|truncated) /.test(reason) ? reason + RECOVERY : reason),
    );
    expect(fs.readdirSync(folder())).toEqual(before);
  });

  it('A missing file, a folder without a document and an .xfl file without its folder are refused', () => {
    const missing = path.join(folder(), 'none.fla');
    expect(() => openContainer(missing)).toThrow(`${missing}: cannot be opened: no such file or folder`);
    expect(() => openContainer(folder())).toThrow(`${folder()}: contains no DOMDocument.xml`);
    expect(() => openContainer(write('a.xfl', 'PROXY-CS5'))).toThrow(
      `${folder()}: contains no DOMDocument.xml`,
    );
  });

  itWhere(HAS_PIPES, 'no mkfifo', 'a named pipe is refused', () => {
    const pipe = path.join(folder(), 'pipe.fla');
    makePipe(pipe);
    expect(() => openContainer(pipe)).toThrow(`${pipe}: is neither a file nor a folder`);
  });
});

describe('an entry that cannot be read', () => {
  const content = 'x'.repeat(5000) + 'y'.repeat(5000);
  const entries: [string, Partial<RawEntry>, string][] = [
    [
      'with a wrong checksum',
      { crc: 1 },
      'damaged zip: the checksum of the entry does not match its content',
    ],
    ['that unpacks to less than it says', { size: 10_001 }, 'damaged zip: the checksum'],
    ['that unpacks to more than it says', { size: 9_999 }, 'damaged zip: the checksum'],
    ['of garbage', { data: Buffer.from('ffffffffffff', 'hex') }, 'damaged zip: invalid block type'],
    ['cut off', { data: rawZip([{ name: 'a', content }]).subarray(31, 40) }, 'damaged zip: '],
    ['that is encrypted', { flags: 0x801 }, 'is encrypted'],
    [
      'packed in another way',
      { method: 12 },
      'is compressed by method 12; only stored and deflated entries are supported',
    ],
    ['that is elsewhere', { offset: 3 }, 'damaged zip: the entry is not where the directory says'],
    ['beyond the file', { offset: 0x7fffffff }, 'damaged zip: the entry is not where the directory says'],
    [
      'of which the directory says too much',
      { packedSize: 260 },
      'truncated zip: the entry goes beyond the file',
    ],
  ];
  it.each(entries)(
    '%s is refused by file, name and cause, and the others are read',
    (_title, entry, reason) => {
      const file = write(
        'a.fla',
        rawZip([
          { ...MAIN, gap: 300 },
          { name: 'a', content, ...entry },
        ]),
      );
      const container = openContainer(file);
      expect(container.text('DOMDocument.xml')).toBe('<DOMDocument/>');
      expect(() => container.bytes('a')).toThrow(DocumentError);
      expect(() => container.bytes('a')).toThrow(`${file}, a: ${reason}`);
    },
  );

  it.each([
    ['Latin 1', Buffer.from('<a>\xe4</a>', 'latin1'), 'is not valid UTF-8'],
    ['UTF-16', Buffer.from('\ufeff<a/>', 'utf16le'), 'is UTF-16; the texts of a document are UTF-8'],
  ])('An entry in %s is refused as text; its bytes are there', (_title, bytes, reason) => {
    const container = openContainer(write('a.fla', rawZip([MAIN, { name: 'a', content: bytes }])));
    expect(() => container.text('a')).toThrow(new DocumentError(container.label('a'), reason));
    expect(Buffer.from(container.bytes('a'))).toEqual(bytes);
  });
});

describe('limits', () => {
  const mebibyte = 2 ** 20;
  const zeros = Buffer.alloc(2 * mebibyte);
  const three = [MAIN, { name: 'a', content: 'xxxxx' }, { name: 'b', content: 'yyyyy' }];
  /** Each is too small to be refused by itself. */
  const many = [
    MAIN,
    ...Array.from({ length: 300 }, (_none, index) => ({
      name: `bin/${index}.dat`,
      ...{ method: 8, size: mebibyte, data: Buffer.alloc(8) },
    })),
  ];
  const cases: [string, RawEntry[], Partial<DocumentLimits>, string][] = [
    ['maxEntries', three, { maxEntries: 2 }, 'contains 3 entries; the limit maxEntries is 2'],
    ['maxTotalSize', three, { maxTotalSize: 20 }, 'the limit maxTotalSize is 20'],
    ['maxRatio', [MAIN, { name: 'a', content: zeros }], {}, 'the limit maxRatio is 250'],
    [
      'maxRatio',
      [MAIN, { name: 'a', size: 2 * mebibyte, data: Buffer.alloc(8) }],
      {},
      'claims to expand from 8 to 2097152 bytes',
    ],
    ['maxTotalRatio', many, {}, 'the limit maxTotalRatio is 50'],
  ];
  it.each(cases)('%s bounds an FLA at opening', (_name, entries, limits, reason) => {
    const file = write('a.fla', rawZip(entries));
    expect(() => openContainer(file, limits)).toThrow(reason);
    expect(() => openContainer(file, limits)).toThrow(DocumentError);
  });

  it('The limit maxTotalRatio bounds what is recovered of an FLA', () => {
    const zip = rawZip(many);
    const file = write('a.fla', zip.subarray(0, zip.indexOf('PK\u0001\u0002', 0, 'latin1')));
    expect(() => readRemains(nodePlatform, file, () => undefined)).toThrow('the limit maxTotalRatio is 50');
  });

  it('The limit maxRatio can be raised', () => {
    const file = write('a.fla', rawZip([MAIN, { name: 'a', content: zeros }]));
    expect(openContainer(file, { maxRatio: 2000 }).bytes('a')).toHaveLength(2 * mebibyte);
  });

  it('The limits maxEntries and maxTotalSize bound an XFL folder', () => {
    write('DOMDocument.xml', '<DOMDocument/>');
    write('LIBRARY/a.xml', '<a/>');
    expect(() => openContainer(folder(), { maxEntries: 1 })).toThrow(
      'contains more files than the limit maxEntries, 1',
    );
    expect(() => openContainer(folder(), { maxTotalSize: 15 })).toThrow(
      'contains more bytes than the limit maxTotalSize, 15',
    );
  });

  it('The limit maxTextLength bounds a text, counted in characters', () => {
    const file = write(
      'a.fla',
      rawZip([MAIN, { name: 'a', content: 'ä'.repeat(20) }, { name: 'b', content: 'x'.repeat(70) }]),
    );
    const container = openContainer(file, { maxTextLength: 20 });
    expect(container.text('a')).toHaveLength(20);
    expect(() => container.text('b')).toThrow('b: is a text of 70 bytes; the limit maxTextLength is 20');
    expect(() => openContainer(file, { maxTextLength: 19 }).text('a')).toThrow(
      'the limit maxTextLength is 19',
    );
  });
});
