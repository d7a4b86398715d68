import fc from 'fast-check';
import { bezier, easeAt } from '../../geometry/easeCurve';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = (x: number, y: number) => ({ x, y });

describe('easeAt(points, time)', () => {
  it('The value of a straight curve is the time', () => {
    const straight = [0, 1 / 3, 2 / 3, 1].map((value) => point(value, value));
    fc.assert(fc.property(share, (time) => expect(easeAt(straight, time)).toBeCloseTo(time, 6)));
  });

  it('The values begin and end with those of the curve', () => {
    fc.assert(
      fc.property(share, share, share, share, (x1, y1, x2, y2) => {
        const curve = [point(0, 0), point(x1, y1), point(x2, y2), point(1, 1)];
        expect(easeAt(curve, 0)).toBeCloseTo(0, 3);
        expect(easeAt(curve, 1)).toBeCloseTo(1, 3);
      }),
    );
  });

  it('The curve passes through the points where pieces meet', () => {
    const steps = [
      point(0, 0),
      point(0, 0),
      point(0.5, 1),
      point(0.5, 1),
      point(0.5, 1),
      point(1, 0),
      point(1, 0),
    ];
    expect(easeAt(steps, 0.5)).toBeCloseTo(1, 3);
    expect(easeAt(steps, 1)).toBeCloseTo(0, 3);
  });
});

describe('bezier(a, b, c, d, t)', () => {
  it('The value is that of the cubic curve of four values', () => {
    expect([0, 0.5, 1].map((t) => bezier(0, 0, 8, 8, t))).toEqual([0, 4, 8]);
  });
});
