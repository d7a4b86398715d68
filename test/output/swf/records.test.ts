import { FilmElement } from '../../../film/records/FilmElement';
import { storedColor, writeColorTransform } from '../../../output/swf/records/colorRecord';
import { filterList } from '../../../output/swf/filters/filterList';
import { writeMatrix } from '../../../output/swf/records/matrixRecord';
import { writeRectangle } from '../../../output/swf/records/rectangleRecord';
import { ByteWriter } from '../../../platform/ByteWriter';
import { writeTag } from '../../../output/swf/bytes/swfTags';
import { Avm1Compiler } from '../../../actionscript/avm1/Avm1Compiler';
import { XmlNode } from '../../../document/xml/XmlNode';

function hexOf(write: (out: ByteWriter) => unknown): string {
  const out = new ByteWriter();
  write(out);
  return Buffer.from(out.written).toString('hex');
}

const at = (tx: number, ty: number): Parameters<typeof writeMatrix>[1] => ({
  a: 1,
  b: 0,
  c: 0,
  d: 1,
  tx,
  ty,
});

describe('records, by hand from the specification and from compiled movies', () => {
  it.each<[string, (out: ByteWriter) => void, string]>([
    // The stage of 550 x 400 pixels of nearly every movie.
    [
      'a rectangle of 11,000 x 8,000 twips',
      (out) => {
        writeRectangle(out, { left: 0, right: 11000, top: 0, bottom: 8000 });
      },
      '7800055f00000fa000',
    ],
    [
      'a matrix that changes nothing',
      (out) => {
        writeMatrix(out, at(0, 0));
      },
      '00',
    ],
    // -29 and -6 twips have six bits: 00 00110 100011 111010.
    [
      'a matrix that moves',
      (out) => {
        writeMatrix(out, at(-1.45, -0.3));
      },
      '0d1f40',
    ],
    // 0 1 1010, then 256, 256, 256 and 128 with ten bits each.
    [
      'half of the opacity',
      (out) => {
        writeColorTransform(out, storedColor({ factors: [1, 1, 1, 0.5], offsets: [0, 0, 0, 0] }));
      },
      '690040100200',
    ],
    ['a short tag', (out) => writeTag(out, 43, new Uint8Array([97, 0])), 'c20a6100'],
    ['a tag of 63 bytes', (out) => writeTag(out, 12, new Uint8Array(63)), `3f033f000000${'00'.repeat(63)}`],
  ])('%s', (_title, write, expected) => {
    expect(hexOf(write)).toBe(expected);
  });

  it('A drop shadow has the angle in radians, cut off after sixteen bits', () => {
    const element = XmlNode.create('DOMSymbolInstance', {}, [
      XmlNode.create('filters', {}, [XmlNode.create('DropShadowFilter')]),
    ]);
    const losses = {
      lose: (what: string) => {
        throw new Error(what);
      },
    };
    const bytes = filterList(FilmElement.of(element), losses) ?? new Uint8Array();
    expect(Buffer.from(bytes).toString('hex')).toBe('0100000000ff00000500000005000fc9000000000500000121');
  });

  it('Filters and colours beyond those that a movie can count are named', () => {
    const said: string[] = [];
    const list = (filters: XmlNode[]): Uint8Array | undefined =>
      filterList(
        FilmElement.of(XmlNode.create('DOMSymbolInstance', {}, [XmlNode.create('filters', {}, filters)])),
        {
          lose: (what) => said.push(what),
        },
      );
    const stops = Array.from({ length: 16 }, () => XmlNode.create('GradientEntry'));
    expect(list([XmlNode.create('GradientGlowFilter', {}, stops)])?.[2]).toBe(15);
    expect(list(Array.from({ length: 256 }, () => XmlNode.create('BlurFilter')))?.[0]).toBe(255);
    expect(said).toEqual([
      'The gradient of a filter keeps 15 of its 16 colours.',
      'An instance keeps 255 of its 256 filters.',
    ]);
  });
});

describe('scripts of ActionScript 2, as Flash compiles them', () => {
  it.each([
    ['stop();', '0700'],
    ['play()', '0600'],
    ['// nothing', '00'],
    ['gotoAndStop(5);', '810200040000'],
    ['gotoAndPlay(5);', '81020004000600'],
    ['gotoAndPlay("walk");', '8c050077616c6b000600'],
    ['nextFrame();\nprevFrame();', '040500'],
    ['stopAllSounds();', '0900'],
    ['gotoAndStop("Second", 2);', '8102000b0000'],
  ])('%s is %s', (text, expected) => {
    const compiler = new Avm1Compiler({
      version: 8,
      actionScript: 2,
      sources: { findClass: () => undefined, include: () => undefined },
      frameOf: (frame, scene) => (scene === 'Second' ? 10 : 0) + frame - 1,
    });
    const { actions } = compiler.compileActions({ file: 'frame 1', text });
    expect(Buffer.from(actions).toString('hex')).toBe(expected);
  });
});
