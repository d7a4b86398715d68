import fs from 'node:fs';
import fc from 'fast-check';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { openFontOutlines } from '../../platform/node/openFontOutlines';
import { readFont } from '../../output/svg/fonts/readFont';
import { rasterize } from '../../output/pictures/rasterize';
import { makeFont } from '../support/makeFont';
import { describeWhere } from '../support/where';
import { PNG } from 'pngjs';

const NIMBUS_FOLDER = '/usr/share/fonts/opentype/urw-base35';
const NIMBUS = `${NIMBUS_FOLDER}/NimbusSans-Regular.otf`;
const SIZE = 200;

/** The area within the outline of a letter, in squares of its size: what the curves enclose, by Green's theorem. */
function areaOf(bytes: Uint8Array, letter: string): number {
  const curves = readFont(bytes, openFontOutlines)?.outline?.(letter, {
    a: 1,
    b: 0,
    c: 0,
    d: 1,
    tx: 0,
    ty: 0,
  });
  const sum = (curves ?? []).reduce((total, { x0, y0, cx, cy, x1, y1 }) => {
    const cross = (ax: number, ay: number, bx: number, by: number): number => ax * by - bx * ay;
    // Of a quadratic curve: a third of its chord's triangle, two thirds of both of its control polygon.
    return total + (cross(x0, y0, x1, y1) + 2 * cross(x0, y0, cx, cy) + 2 * cross(cx, cy, x1, y1)) / 6;
  }, 0);
  return Math.abs(sum);
}

/** The same, counted in a picture that another program draws with the font. */
function inkOf(family: string, folder: string, letter: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * SIZE}" height="${2 * SIZE}"><text x="50" y="250" font-family="${family}" font-size="${SIZE}">${letter}</text></svg>`;
  const { data } = PNG.sync.read(
    Buffer.from(rasterize(nodePlatform.rasterizer, svg, { fontFolders: [folder] })),
  );
  let ink = 0;
  for (let at = 3; at < data.length; at += 4) ink += data[at] / 255;
  return ink / SIZE ** 2;
}

it('A font of quadratic curves has outlines: a box one size wide and high', () => {
  expect(areaOf(makeFont({ family: 'Box', postScriptName: 'Box', height: 1 }), 'A')).toBeCloseTo(1, 2);
});

describeWhere(fs.existsSync(NIMBUS), 'no Nimbus Sans', 'a font of cubic curves (CFF)', () => {
  it.each(['O', 'H', 'é', '8', 'g'])('%s holds as much ink as another program draws', (letter) => {
    const area = areaOf(fs.readFileSync(NIMBUS), letter);
    expect(area).toBeGreaterThan(0.05);
    expect(area / inkOf('Nimbus Sans', NIMBUS_FOLDER, letter)).toBeCloseTo(1, 2);
  });

  it('A cut font has outlines or none, and no error', () => {
    const bytes = fs.readFileSync(NIMBUS);
    fc.assert(
      fc.property(fc.nat(bytes.length), fc.nat(900), (length, glyph) => {
        const steps = openFontOutlines(bytes.subarray(0, length))(glyph);
        expect(steps === undefined || Array.isArray(steps)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});

it('Any bytes have outlines or none, and no error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(5), (bytes, glyph) => {
      expect(openFontOutlines(bytes)(glyph)).toBeUndefined();
    }),
  );
});
