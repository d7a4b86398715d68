import fc from 'fast-check';
import * as gifenc from 'gifenc';
import { reduceColors } from '../../../output/animations/reduceColors';
import { tries } from '../../support/sample';

/** The part of the package that only this test uses. */
const { quantize, applyPalette } = gifenc as unknown as {
  quantize(rgba: Uint8Array, most: number, options: { format: string }): number[][];
  applyPalette(rgba: Uint8Array, palette: number[][], format: string): Uint8Array;
};

const isCounted = (alpha: number): boolean => alpha >= 128;

function pixels(colors: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from(colors.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]));
}

/** The sum of the squares by which a picture differs from one in few colours. */
function errorOf(rgba: Uint8Array, colorOf: (at: number) => readonly number[]): number {
  let error = 0;
  for (let at = 0; at < rgba.length; at += 4)
    colorOf(at).forEach((value, channel) => (error += (rgba[at + channel] - value) ** 2));
  return error;
}

function errorReduced(rgba: Uint8Array, most: number): number {
  const { palette, indexOf } = reduceColors(rgba, most, isCounted);
  return errorOf(rgba, (at) => palette[indexOf(rgba[at], rgba[at + 1], rgba[at + 2])]);
}

/** Waves of colour, as in pictures of the sky. */
function waves(size: number, noise: number): Uint8Array {
  const wave = (angle: number): number => 128 + 100 * Math.sin(angle);
  return pixels(
    Array.from({ length: size * size }, (_, at) => {
      const [x, y] = [at % size, Math.floor(at / size)];
      const more = (((at * 7919) % 31) - 15) * noise;
      return [wave(x / 9) + more, wave(y / 7) + more, wave((x + y) / 11) + more];
    }),
  );
}

describe('reduceColors', () => {
  it.each([
    [0, 256],
    [1, 256],
    [0, 16],
    [1, 7],
  ])(
    'Waves with noise %d in %i colours differ as little as those of the slow way of gifenc',
    (noise, most) => {
      const rgba = waves(96, noise);
      const palette = quantize(rgba, most, { format: 'rgb444' });
      const index = applyPalette(rgba, palette, 'rgb565');
      const other = errorOf(rgba, (at) => palette[index[at / 4]]);
      expect(errorReduced(rgba, most)).toBeLessThan(1.15 * other);
    },
  );

  it('A palette never has more colours, and each is one of those that it represents or is between them', () => {
    const color = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(color, { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (colors, most) => {
        const { palette, indexOf } = reduceColors(pixels(colors), most, isCounted);
        expect(palette.length).toBeLessThanOrEqual(most);
        const counted = colors.filter(([, , , alpha]) => isCounted(alpha));
        palette.forEach((mean, index) => {
          const own = counted.filter(([red, green, blue]) => indexOf(red, green, blue) === index);
          if (own.length === 0) return;
          mean.forEach((value, channel) => {
            const sum = own.reduce((all, each) => all + each[channel], 0);
            expect(Math.abs(value - sum / own.length)).toBeLessThanOrEqual(0.5);
          });
        });
      }),
      { numRuns: tries(34, 100) },
    );
  });

  it('Colours that are far from each other stay as they are where there are enough', () => {
    const colors = [
      [0, 0, 0],
      [255, 255, 255],
      [200, 30, 30],
      [30, 200, 30],
      [30, 30, 200],
    ];
    expect(errorReduced(pixels([...colors, ...colors]), 5)).toBe(0);
  });
});
