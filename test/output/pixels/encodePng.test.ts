import fc from 'fast-check';
import { PNG } from 'pngjs';
import { compression } from '../../../platform/node/compression';
import { encodePng } from '../../../output/pixels/encodePng';
import { encodeSmallPng } from '../../../output/pixels/encodeSmallPng';

/** A picture whose rows suit different filters: flat colour, ramps in both directions, noise. */
function picture(width: number, height: number, seed: number): Uint8Array {
  return new Uint8Array(width * height * 4).map((_, at) => {
    const [x, y] = [(at >> 2) % width, Math.floor(at / 4 / width)];
    return [seed, x * 3 + seed, y * 5, x + y, (at * at * seed) >> 3][(y + seed) % 5] & 255;
  });
}

/** A picture of that many colours in no order, half transparent ones among them. */
function fewColors(width: number, height: number, count: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const color = (at < count ? at : (at * 2_654_435_761) >>> 8) % count;
    rgba.set([color & 255, color >> 8, 90, color % 2 === 0 ? 255 : color & 255], at * 4);
  }
  return rgba;
}

/** Black that is less opaque farther from the middle: 256 colours that blend into each other. */
function softShadow(width: number, height: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    rgba[at * 4 + 3] = Math.max(0, 255 - Math.round(2 * Math.hypot(x, y)));
  }
  return rgba;
}

describe('encodeSmallPng', () => {
  const INDEXED = 3;
  const RGBA = 6;
  it.each([
    [1, INDEXED],
    [2, INDEXED],
    [256, INDEXED],
    [257, RGBA],
  ])('Of %d colours, pixels are of the kind %d, and other programs read the same', (count, kind) => {
    const [width, height] = [61, 40];
    const rgba = fewColors(width, height, count);
    const file = Buffer.from(encodeSmallPng({ width, height, rgba }, compression));
    expect(file[25]).toBe(kind);
    expect(Buffer.from(rgba).equals(PNG.sync.read(file).data)).toBe(true);
  });

  it.each([
    ['Drawings are smaller than', fewColors(200, 150, 60), -1],
    ['Soft shadows are as large as', softShadow(200, 150), 0],
  ])('%s pixels with all channels', (_, rgba, expected) => {
    const pixels = { width: 200, height: 150, rgba };
    const [small, full] = [encodeSmallPng, encodePng].map((encode) => encode(pixels, compression));
    expect(Math.sign(small.length - full.length)).toBe(expected);
    expect(Buffer.from(rgba).equals(PNG.sync.read(Buffer.from(small)).data)).toBe(true);
  });
});

describe('encodePng', () => {
  it('Files are written from which other programs read the same pixels', () => {
    const side = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(side, side, fc.nat(1000), (width, height, seed) => {
        const rgba = picture(width, height, seed);
        const read = PNG.sync.read(Buffer.from(encodePng({ width, height, rgba }, compression)));
        expect([read.width, read.height]).toEqual([width, height]);
        expect(Buffer.from(rgba).equals(read.data)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('Data are packed about as well as by pngjs', () => {
    const [width, height] = [200, 150];
    const rgba = picture(width, height, 7);
    const png = new PNG({ width, height });
    png.data.set(rgba);
    const size = encodePng({ width, height, rgba }, compression).length;
    expect(size).toBeLessThan(1.05 * PNG.sync.write(png).length);
  });
});
