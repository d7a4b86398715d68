import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { zipSync } from 'fflate';
import { readExternals } from '../../../../actionscript/avm2/readExternals';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import { publishSwf, type SwfOptions } from '../../../../output/swf/publishSwf';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { openLiteral, quietHost } from '../../../support/openModel';
import { readSwf, type SwfMovie } from '../../../support/readSwf';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();
const STAR: DocumentLiteral = {
  library: [{ name: 'star', linkageClassName: 'ui.Star' }],
  layers: [{ elements: [{ item: 'star' }] }],
};

/** The blocks of code of a movie. */
function blocksOf({ tags }: SwfMovie): Uint8Array[] {
  return tags.filter(({ code }) => code === 82).map(({ body }) => body.subarray(body.indexOf(0, 4) + 1));
}

/** A SWC with the class `ui.Star`, or with something else as its movie. */
function writeLibrary(
  name: string,
  movie = publishSwf(openLiteral(STAR).film).files[0].bytes,
  level: 0 | 6 = 6,
): void {
  const file = path.join(folder(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, zipSync({ 'catalog.xml': new Uint8Array(), 'library.swf': movie }, { level }));
}

/** Publishes a document in the folder `game` with a library path. */
function publish(libraryPath: string, options?: SwfOptions): SwfMovie {
  const document = openLiteral({ library: [{ name: 'own', linkageClassName: 'Own' }] });
  document.location = path.join(folder(), 'game', 'game.fla');
  document.libraryPath = libraryPath;
  return readSwf(publishSwf(document.film, options).files[0].bytes);
}

it.each([['libs/a.swc'], ['./libs'], ['.\\libs\\a.swc'], ['$(AppConfig)/ActionScript 3.0/libs;libs']])(
  'The code of a library is in the movie, before its own: %s',
  (libraryPath) => {
    writeLibrary('game/libs/a.swc');
    fs.writeFileSync(path.join(folder(), 'game/libs/readme.txt'), '');
    const classes = blocksOf(publish(libraryPath)).map((block) =>
      readExternals(block).map(({ name }) => name),
    );
    expect(classes).toEqual([['ui.Star'], ['Own']]);
  },
);

it.each(['../libs/a.swc', '../libs', '/etc', 'none.swc', 'link.swc'])(
  'A library that is not there, or is outside of the folder, is not read: %s',
  (libraryPath) => {
    writeLibrary('libs/a.swc');
    fs.mkdirSync(path.join(folder(), 'game'));
    fs.symlinkSync(path.join(folder(), 'libs/a.swc'), path.join(folder(), 'game/link.swc'));
    expect(blocksOf(publish(libraryPath))).toHaveLength(1);
  },
);

it('A folder that the user names has its libraries read', () => {
  writeLibrary('libs/a.swc');
  expect(blocksOf(publish('../libs', { sources: { paths: [path.join(folder(), 'libs')] } }))).toHaveLength(2);
});

/** A movie with blocks of code. */
function movieOf(blocks: readonly Uint8Array[]): Uint8Array {
  const tags = blocks.map((block) => {
    const head = Buffer.alloc(11);
    head.writeUInt16LE((82 << 6) | 63);
    head.writeUInt32LE(block.length + 5, 2);
    return Buffer.concat([head, block]);
  });
  const start = Buffer.from([...Buffer.from('FWS'), 10, 0, 0, 0, 0, 8, 0, 0, 24, 1, 0]);
  return Buffer.concat([start, ...tags, Buffer.alloc(2)]);
}

/** A block that declares nothing. */
const EMPTY = Uint8Array.of(16, 0, 46, 0, ...Array<number>(12).fill(0));

it('A library that the profile names twice is in the movie once', () => {
  writeLibrary('game/libs/a.swc');
  expect(blocksOf(publish('libs/a.swc;./libs/A.swc;libs'))).toHaveLength(2);
});

it('A library of very many blocks is read', () => {
  writeLibrary('game/a.swc', movieOf(Array<Uint8Array>(150_000).fill(EMPTY)), 0);
  expect(blocksOf(publish('a.swc'))).toHaveLength(150_001);
});

/** A small movie that unpacks to 60 MB. */
const PACKED = Buffer.concat([
  Buffer.from('CWS\x0a\0\0\0\0'),
  zlib.deflateSync(Buffer.alloc(60e6), { level: 1 }),
]);

it('Of small libraries that unpack to too much together, the first one beyond the limit is the error', () => {
  // Two ways of packing, one in the other, are beyond what the limit of a zip looks at.
  for (const name of ['a', 'b', 'c']) writeLibrary(`game/libs/${name}.swc`, PACKED, 0);
  expect(() => publish('libs')).toThrow(/c\.swc: .*bytes of libraries; the maximum is 128,000,000/);
});

it.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['no movie', Buffer.from('hello, library')],
  ['a movie that ends early', Buffer.from('FWS\x0a\0\0\0\0\x08\0\0\0\0\x94\x14\xff\xff')],
  ['a movie in LZMA', Buffer.from('ZWS\x0a\0\0\0\0')],
])('A damaged library is an error in one line: %s', (_title, movie) => {
  writeLibrary('game/a.swc', movie);
  expect(() => publish('a.swc')).toThrow(/a.swc: The library cannot be read: .*\.$/m);
});

describe('Pictures, sounds and symbols of a library', () => {
  it('Symbols of a library are in the movie under their classes, with what they are made of', () => {
    const library: DocumentLiteral = {
      library: [
        {
          name: 'eye',
          layers: [{ elements: [{ primitive: 'rectangle', width: 4, height: 4, fill: '#FF0000' }] }],
        },
        { name: 'star', linkageClassName: 'ui.Star', layers: [{ elements: [{ item: 'eye' }] }] },
      ],
      layers: [{ elements: [{ item: 'star' }] }],
    };
    writeLibrary('game/a.swc', publishSwf(openLiteral(library).film).files[0].bytes);
    const { exports, characters } = publish('a.swc');
    const star = characters.get(exports.get('ui.Star') ?? -1);
    const eye = star?.kind === 'sprite' ? [...star.timeline.frames[0].values()] : [];
    const inside = characters.get(eye[0]?.id ?? -1);
    const shape = inside?.kind === 'sprite' ? [...inside.timeline.frames[0].values()] : [];
    expect(characters.get(shape[0]?.id ?? -1)?.kind).toBe('shape');
    expect([...exports.keys()]).toEqual(['Own', 'ui.Star']);
  });
});

/** Publishes a document with compiled clips, by the names of their movies. */
function publishClips(movies: Readonly<Record<string, Uint8Array>>): void {
  const xmlns = 'xmlns="http://ns.adobe.com/xfl/2008/"';
  const items = Object.keys(movies).map(
    (name) => `<DOMCompiledClipItem name="${name}" swfScmHRef="${name}.swf"/>`,
  );
  const files = {
    'DOMDocument.xml': `<DOMDocument ${xmlns}><media>${items.join('')}</media><timelines><DOMTimeline name="Scene 1"/></timelines></DOMDocument>`,
    ...Object.fromEntries(Object.entries(movies).map(([name, movie]) => [`bin/${name}.swf`, movie])),
  };
  publishSwf(openDocument(new MemoryContainer('clip.xfl', files), quietHost()).film);
}

it('Of small compiled clips that unpack to too much together, the first one beyond the limit is the error', () => {
  expect(() => {
    publishClips({ a: PACKED, b: PACKED, c: PACKED });
  }).toThrow(/^ {2}"c": .*bytes of libraries; the maximum is 128,000,000/m);
});

it.each<[string, string]>([
  ['no movie', 'hello, clip'],
  ['a movie that ends early', 'FWS\x0a\0\0\0\0\x08\0\0\0\0\x94\x14\xff\xff'],
  ['code that ends early', 'FWS\x0a\0\0\0\0\x08\0\0\0\0\0\x89\x14\0\0\0\0\0\x10\0\x2e\0'],
])('A damaged compiled clip is an error in one line: %s', (_title, movie) => {
  expect(() => {
    publishClips({ clip: Buffer.from(movie, 'latin1') });
  }).toThrow(/^ {2}"clip": The compiled clip cannot be read: .*\.$/m);
});
