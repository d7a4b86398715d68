import fc from 'fast-check';
import { compose } from '../../../../geometry/decompose';
import { composeByTable, tableSine } from '../../../../film/tween/numbers/tableSine';

const degrees = fc.double({ min: -720, max: 720, noNaN: true });

/** The largest step of a sine between two entries of the table. */
const STEP = Math.sin(Math.PI / 720);

describe('tableSine(degrees)', () => {
  it.each([
    // Numbers in texture atlases and movies that Adobe published.
    [59.9999, 0.86438],
    [30.0001, 0.5],
    [-59.9999, -0.86438],
    [120.0001, 0.86438],
    [-0.0175, -0.0000763],
    [2.4128, 0.03998],
  ])('Of %d is %d', (angle, sine) => {
    expect(tableSine(angle)).toBeCloseTo(sine, 4);
  });

  it('The sine is exact at entries of the table, and less than a step off elsewhere', () => {
    fc.assert(
      fc.property(degrees, (angle) => {
        const entry = Math.round(angle * 4) / 4;
        expect(tableSine(entry)).toBeCloseTo(Math.sin((entry * Math.PI) / 180), 9);
        expect(Math.abs(tableSine(angle) - Math.sin((angle * Math.PI) / 180))).toBeLessThan(STEP);
      }),
    );
  });

  it('The sine is odd and periodic', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (eighths) => {
        const angle = eighths / 8;
        expect(tableSine(-angle)).toBeCloseTo(-tableSine(angle), 9);
        expect(tableSine(angle + 360)).toBeCloseTo(tableSine(angle), 9);
      }),
    );
  });
});

describe('composeByTable(parts)', () => {
  it('The matrix has these scales and angles, within the precision of the table', () => {
    const scale = fc.double({ min: 0.1, max: 5, noNaN: true });
    fc.assert(
      fc.property(scale, scale, degrees, degrees, (scaleX, scaleY, skewX, skewY) => {
        const parts = { scaleX, scaleY, skewX, skewY };
        const [found, expected] = [composeByTable(parts), compose(parts)];
        for (const part of ['a', 'b', 'c', 'd'] as const) {
          expect(Math.abs(found[part] - expected[part])).toBeLessThan(STEP * 5);
        }
      }),
    );
  });
});
