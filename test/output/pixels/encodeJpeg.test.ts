import fc from 'fast-check';
import { encodeJpeg } from '../../../output/pixels/encodeJpeg';
import { markupOf } from '../../../output/pictures/imageFiles';
import { pixelsOf } from '../../../output/pictures/rasterize';
import { decodeBitmap } from '../../../output/pixels/decodeBitmap';
import { compression } from '../../../platform/node/compression';
import { rasterizer } from '../../../platform/node/rasterizer';
import type { Pixels } from '../../../output/pixels/encodeBitmap';

function picture(width: number, height: number, seed: number): Pixels {
  const rgba = new Uint8Array(width * height * 4).map((_, at) => {
    const [x, y, channel] = [(at >> 2) % width, Math.floor(at / 4 / width), at & 3];
    return channel === 3 ? 255 : 127 + 120 * Math.sin((x * (channel + 1) + y * 2 + seed) / 9);
  });
  return { width, height, rgba };
}

/** What another program reads of a file. */
function decoded(bytes: Uint8Array): Pixels {
  const image = decodeBitmap(bytes, { compression, maxPixels: 1e6 });
  if (typeof image === 'string') throw new Error(image);
  return pixelsOf(rasterizer, markupOf(image));
}

function meanDifference(one: Pixels, other: Pixels): number {
  let sum = 0;
  one.rgba.forEach((value, at) => (sum += Math.abs(value - other.rgba[at])));
  return sum / one.rgba.length;
}

describe('encodeJpeg', () => {
  it('Files are written from which other programs read nearly the same pixels', () => {
    const side = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(side, side, fc.nat(1000), fc.boolean(), (width, height, seed, halvesColors) => {
        const drawn = picture(width, height, seed);
        const read = decoded(encodeJpeg(drawn, 100, halvesColors));
        expect([read.width, read.height]).toEqual([width, height]);
        // Colours of half the resolution are the means of four pixels.
        expect(meanDifference(read, drawn)).toBeLessThan(halvesColors ? 20 : 1.5);
      }),
      { numRuns: 20 },
    );
  });

  it('Noise at the best quality stays in the range of the codes', () => {
    const rgba = new Uint8Array(64 * 64 * 4).map((_, at) => (((at >> 2) + (at >> 8)) % 2 === 0 ? 255 : 0));
    const drawn = { width: 64, height: 64, rgba: rgba.map((value, at) => (at % 4 === 3 ? 255 : value)) };
    expect(meanDifference(decoded(encodeJpeg(drawn, 100)), drawn)).toBeLessThan(1.5);
  });

  it('Colours of half the resolution make smaller files that look nearly the same', () => {
    const drawn = picture(120, 80, 3);
    const [whole, half] = [false, true].map((halvesColors) => encodeJpeg(drawn, 80, halvesColors));
    expect(half.length).toBeLessThan(whole.length * 0.8);
    expect(meanDifference(decoded(half), drawn)).toBeLessThan(meanDifference(decoded(whole), drawn) + 6);
  });

  it('Lower quality makes smaller files', () => {
    const drawn = picture(120, 80, 3);
    const sizes = [95, 80, 40, 5, 0].map((quality) => encodeJpeg(drawn, quality).length);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  });
});
