import fc from 'fast-check';
import { PNG } from 'pngjs';
import { compression } from '../../../platform/node/compression';
import { encodePng } from '../../../output/pixels/encodePng';

/** A picture whose rows suit different filters: flat colour, ramps in both directions, noise. */
function picture(width: number, height: number, seed: number): Uint8Array {
  return new Uint8Array(width * height * 4).map((_, at) => {
    const [x, y] = [(at >> 2) % width, Math.floor(at / 4 / width)];
    return [seed, x * 3 + seed, y * 5, x + y, (at * at * seed) >> 3][(y + seed) % 5] & 255;
  });
}

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
