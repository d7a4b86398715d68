import { BinaryDocument } from '../../../document/binary/BinaryDocument';
import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { XmlFile } from '../../../document/xml/XmlFile';
import { Bytes } from './Bytes';
import { makeCompound } from './makeCompound';
import { contents, emptyShape, frame, layer, makeFlash5, plainTimeline, timeline } from './makeFlash5';

const DOCUMENT = 'DOMDocument.xml';

function read(bytes: Uint8Array, limits = {}): { document: BinaryDocument; faults: string[] } {
  const faults: string[] = [];
  const document = new BinaryDocument(bytes, {
    limits: { ...DEFAULT_LIMITS, ...limits },
    name: 'old',
    onFault: (place, reason) => faults.push(`${place}: ${reason}`),
  });
  return { document, faults };
}

/** The warnings about a document whose scene contains this stream. */
function faultsOf(scene: Uint8Array): string[] {
  const { document, faults } = read(makeFlash5({ 'P 1': scene }));
  void new XmlFile(DOCUMENT, document.text(DOCUMENT)).root;
  return faults;
}

describe('a document of Flash 5', () => {
  const { document, faults } = read(makeFlash5({ 'P 1': plainTimeline(undefined, 'start') }));
  const root = new XmlFile(DOCUMENT, document.text(DOCUMENT)).root;

  it('It has the files of an XFL, and its release', () => {
    expect(document.names()).toEqual([DOCUMENT, 'PublishSettings.xml']);
    expect(document.release).toBe('Flash 5');
    expect(faults).toEqual([]);
  });

  it('Stage, layers and keyframes are there; what is as usual is not written', () => {
    expect(root.attr('frameRate')).toBe('12');
    expect(root.attr('width')).toBeUndefined();
    expect(root.attr('majorVersion')).toBe('5');
    const layers = root.child('timelines')?.child('DOMTimeline')?.child('layers');
    expect(layers?.children.map((node) => node.attr('name'))).toEqual(['Layer 1']);
    expect(layers?.child('DOMLayer')?.child('frames')?.child('DOMFrame')?.attr('name')).toBe('start');
  });
});

describe('layers', () => {
  /** A masked layer that is written before its mask, with the mask inside it. */
  it('A masked layer of Flash 5 names its mask by the second link', () => {
    const frames = (tag: Bytes): Bytes => tag.add(frame());
    const mask = layer('mask', frames(new Bytes().u16(0x8005)), 4);
    const masked = new Bytes()
      .newClass('CPicLayer')
      .add(layerWithMask('masked', frames(new Bytes().newClass('CPicFrame')), mask));
    // The page takes the indexes 1 and 2, the class of layers 3, the masked layer 4, frames 5 and 6, the mask 7.
    const { document, faults } = read(makeFlash5({ 'P 1': timeline(masked.u16(7)) }));
    const layers = new XmlFile(DOCUMENT, document.text(DOCUMENT)).root
      .child('timelines')
      ?.child('DOMTimeline')
      ?.child('layers')?.children;
    expect(faults).toEqual([]);
    expect(
      layers?.map((node) => [node.attr('name'), node.attr('layerType'), node.attr('parentLayerIndex')]),
    ).toEqual([
      ['mask', 'mask', undefined],
      ['masked', undefined, '0'],
    ]);
  });
});

/** A layer whose link to a mask is the mask itself. */
function layerWithMask(name: string, frames: Bytes, mask: Bytes): Bytes {
  const whole = layer(name, frames).done();
  const before = whole.subarray(0, whole.length - 3);
  return new Bytes()
    .u8(...before)
    .u16(0x8003)
    .add(mask)
    .u8(0);
}

describe('objects that later releases cannot store', () => {
  const base = new Bytes().u8(1, 0).u16(0).u32(0x80000000, 0x80000000);

  it.each([
    ['CPicVideo', new Bytes().add(base).u8(0).matrix().u16(1), 'linked QuickTime videos'],
    [
      'CCommandObj',
      new Bytes().add(base).u8(1).matrix().u32(0, 0, 0, 0).string('command').string('name'),
      'objects of Macromedia Generator',
    ],
  ])('%s is omitted and reported', (className, fields, what) => {
    const scene = plainTimeline(new Bytes().newClass(className).add(fields));
    const { document, faults } = read(makeFlash5({ 'P 1': scene }));
    expect(document.losses()).toEqual([what]);
    expect(faults).toEqual([]);
  });
});

describe('unreadable parts', () => {
  it('A timeline that is damaged is empty, and the rest of the document is there', () => {
    const { document, faults } = read(
      makeFlash5({
        Contents: contents({
          symbols: [
            ['good', 'S 1'],
            ['bad', 'S 2'],
          ],
        }),
        'S 1': plainTimeline(undefined, 'kept'),
        'S 2': plainTimeline().subarray(0, 60),
      }),
    );
    expect(document.text('LIBRARY/good.xml')).toContain('name="kept"');
    expect(document.text('LIBRARY/bad.xml')).toContain('<layers/>');
    expect(faults).toEqual([
      expect.stringMatching(/^symbol "bad": .+ ends too early; its timeline is empty$/),
    ]);
  });

  it.each([
    [
      'a class that is not known',
      new Bytes().u8(1).newClass('CPicNew').done(),
      /"CPicNew" at byte 1: is a class that is not known/,
    ],
    ['something else in front', Uint8Array.of(9, 9), /its first byte is not 1/],
    ['a reference to nothing', new Bytes().u8(1).u16(7).done(), /object 7 was not written/],
    [
      'A stream with bytes after the end',
      new Bytes().u8(...plainTimeline(), 1, 2, 3).done(),
      /3 bytes remain after/,
    ],
    [
      'a group that holds itself',
      // Page 1 2, layer 3 4, frame 5 6, shape 7 8: the shape names itself as its child.
      plainTimeline(new Bytes().newClass('CPicShape').add(emptyShape(new Bytes().u16(8)))),
      /object 8 holds itself/,
    ],
    [
      'an element in two places',
      plainTimeline(new Bytes().newClass('CPicShape').add(emptyShape()).u16(8)),
      /an object is in two places/,
    ],
    [
      'a layer among the elements',
      plainTimeline(new Bytes().u16(0x8003).add(layer('inner', new Bytes()))),
      /a layer is among the elements/,
    ],
    [
      'counts that the bytes cannot hold',
      new Bytes().u8(1).newClass('CPicPage').u8(1, 0).u16(0).u32(0, 0).u8(3).u16(0).u32(0xffffffff).done(),
      /says that 4294967295 follow, where the bytes end/,
    ],
  ])('%s is reported with its position', (_, scene, expected) => {
    expect(faultsOf(scene)).toEqual([expect.stringMatching(expected)]);
  });

  it('Groups nested without end are refused by the limit, and the stack holds', () => {
    let shape = emptyShape();
    for (let depth = 0; depth < 400; depth++) shape = emptyShape(new Bytes().u16(0x8007).add(shape));
    const elements = new Bytes().newClass('CPicShape').add(shape);
    expect(faultsOf(plainTimeline(elements))).toEqual([expect.stringMatching(/nested deeper than 248/)]);
  });

  it('A stream is the timeline of one symbol, so that a small file cannot name a big one many times', () => {
    const { document, faults } = read(
      makeFlash5({
        Contents: contents({
          symbols: [
            ['one', 'S 1'],
            ['two', 'S 1'],
          ],
        }),
        'S 1': plainTimeline(),
      }),
    );
    document.text('LIBRARY/one.xml');
    document.text('LIBRARY/two.xml');
    expect(faults).toEqual(['symbol "two": the stream "S 1" belongs to another; its timeline is empty']);
  });

  it('A catalogue that ends early keeps what is before', () => {
    const whole = contents({ symbols: [['star', 'S 1']] });
    const { document, faults } = read(makeFlash5({ Contents: whole.subarray(0, whole.length - 90) }));
    expect(document.names()).toContain('LIBRARY/star.xml');
    expect(faults).toEqual([expect.stringMatching(/^Contents: .*; what follows it is missing$/)]);
  });

  it('A text that grows beyond the limit is refused', () => {
    const { document } = read(makeFlash5(), { maxTextLength: 500 });
    expect(() => document.text(DOCUMENT)).toThrow(/more than 500 characters; the limit maxTextLength/);
  });

  it('Streams that claim more than the limit are refused', () => {
    expect(() => read(makeFlash5(), { maxTotalSize: 100 })).toThrow(/the limit maxTotalSize/);
    expect(() => read(makeFlash5(), { maxEntries: 1 })).toThrow(/the limit maxEntries/);
  });
});

describe('names of items', () => {
  it('Names that lead elsewhere, or that XML cannot hold, become names of files', () => {
    const { document } = read(
      makeFlash5({
        Contents: contents({
          symbols: [
            ['../../up', 'S 1'],
            ['a\u001fb', 'S 2'],
            ['ab', 'S 3'],
          ],
        }),
      }),
    );
    expect(document.names().filter((name) => name.startsWith('LIBRARY/'))).toEqual([
      'LIBRARY/&#046&#046/&#046&#046/up.xml',
      'LIBRARY/ab.xml',
      'LIBRARY/ab 2.xml',
    ]);
  });
});

describe('files of other programs', () => {
  it.each([
    ['WordDocument', undefined, 'is a Word document, not a document of Flash'],
    ['Workbook', undefined, 'is an Excel workbook, not a document of Flash'],
    ['x', '84100c0000000000c000000000000046', 'is a Windows Installer package, not a document of Flash'],
    ['x', undefined, 'is a compound file without the stream "Contents", not a document of Flash'],
  ])('%s is identified in the message', (stream, classId, message) => {
    expect(() => read(makeCompound({ [stream]: Uint8Array.of(1) }, classId))).toThrow(message);
  });

  it('A document of Flash 4 is named as what it is', () => {
    const old = new Bytes().u8(0x1b, 0, 0, 0, 0, 0, 0).newClass('CDocumentPage').u8(8).done();
    expect(() => read(makeCompound({ Contents: old }))).toThrow(
      /^is a document of Flash 4 or older; open it/,
    );
  });

  it('A stream Contents of another program is refused', () => {
    expect(() => read(makeCompound({ Contents: new Uint8Array(50).fill(7) }))).toThrow(/^Contents: /);
  });
});
