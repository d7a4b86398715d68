import fc from 'fast-check';
import { drawGlyph } from '../../../../host-mocks/render/fonts/drawGlyph';
import { readGlyph, type GlyphPoint } from '../../../../host-mocks/render/fonts/readGlyphs';

const word = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff];
const words = (...values: number[]): number[] => values.flatMap(word);

/** The table `glyf` with these glyphs, behind a long `loca`. */
function open(...glyphs: number[][]): (glyph: number) => ReturnType<typeof readGlyph> {
  const glyf = 4 * (glyphs.length + 1);
  const ends = glyphs.map((_, i) => glyphs.slice(0, i + 1).flat().length);
  const loca = [0, ...ends].flatMap((end) => [0, 0, ...word(end)]);
  const view = new DataView(Uint8Array.from([...loca, ...glyphs.flat()]).buffer);
  return (glyph) => readGlyph(view, { glyf, loca: 0, isLong: true }, glyph);
}

const BOX = words(0, 0, 0, 0);

/** A triangle of points on the curve: offsets of one byte, of two bytes, and of none. */
const TRIANGLE = [
  ...words(1, ...[0, 0, 0, 0], 2, 0),
  // (10, 0), then 300 to the right and 20 up, then straight down by 20.
  ...[0x01 | 0x02 | 0x10 | 0x20, 0x01 | 0x04 | 0x20, 0x01 | 0x10 | 0x04],
  ...[10, ...word(300)],
  ...[20, 20],
];

/** Four control points and none on the curve: a round shape. One flag stands for all. */
const ROUND = [
  ...words(1, ...[0, 0, 0, 0], 3, 0),
  ...[0x08, 3],
  ...words(0, 100, 0, -100),
  ...words(0, 0, 100, 0),
];

/** A glyph made of others: number, offsets and scales of each. */
function composite(...parts: [glyph: number, x: number, y: number, scales: number[]][]): number[] {
  const flagOf = [0, 0x08, 0x40, 0, 0x80];
  return [
    ...words(-1),
    ...BOX,
    ...parts.flatMap(([glyph, x, y, scales], i) => [
      ...words(0x0003 | flagOf[scales.length] | (i + 1 < parts.length ? 0x20 : 0), glyph, x, y),
      ...words(...scales.map((scale) => scale * 0x4000)),
    ]),
  ];
}

const on = (x: number, y: number): GlyphPoint => ({ x, y, isOn: true });

describe('outlines of glyphs', () => {
  it('points count from one another', () => {
    expect(open(TRIANGLE)(0)).toEqual([[on(10, 0), on(310, 20), on(310, 0)]]);
  });

  it('a glyph without data has no outline', () => {
    expect(open([], TRIANGLE)(0)).toEqual([]);
  });

  it('parts are moved, scaled and turned', () => {
    const read = open(
      TRIANGLE,
      composite([0, 5, -7, []], [0, 0, 0, [0.5]], [0, 1, 0, [1, -1]], [0, 0, 0, [0, 1, -1, 0]]),
    );
    expect(read(1)).toEqual([
      [on(15, -7), on(315, 13), on(315, -7)],
      [on(5, 0), on(155, 10), on(155, 0)],
      [on(11, 0), on(311, -20), on(311, 0)],
      [on(0, 10), on(-20, 310), on(0, 310)],
    ]);
  });

  it.each([
    ['names itself', [composite([0, 0, 0, []])]],
    ['names itself twice', [composite([0, 0, 0, []], [0, 0, 0, []])]],
    ['names one that is not there', [composite([9, 0, 0, []])]],
    ['is cut short', [TRIANGLE.slice(0, -2)]],
  ])('a glyph that %s has none', (_, glyphs) => {
    expect(open(...glyphs)(0)).toBeUndefined();
  });

  it('any bytes give outlines or none', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 24, maxLength: 200 }),
        fc.nat(5),
        fc.boolean(),
        (bytes, glyph, isLong) => {
          const read = readGlyph(new DataView(bytes.slice().buffer), { glyf: 12, loca: 0, isLong }, glyph);
          expect(read === undefined || Array.isArray(read)).toBe(true);
        },
      ),
    );
  });

  it('between control points the curve passes through their middles, and every outline is closed', () => {
    const outlines = open(ROUND)(0) ?? [];
    expect(outlines).toEqual([
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ].map(([x, y]) => ({ x, y, isOn: false })),
    ]);
    const curves = drawGlyph(outlines, { a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 7 });
    const ends = curves.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1]);
    expect(ends).toEqual([
      [0, -93, 100, 7],
      [100, 7, 200, -93],
      [200, -93, 100, -193],
      [100, -193, 0, -93],
    ]);
  });
});
