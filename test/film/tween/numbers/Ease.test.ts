import fc from 'fast-check';
import { curveEase, linear, simpleEase } from '../../../../film/tween/numbers/Ease';

describe('simpleEase(acceleration)', () => {
  it.each([
    [100, 1 / 3, 1 / 9],
    [100, 0.5, 0.25],
    [-100, 0.5, 0.75],
    [50, 0.5, 0.375],
    [0, 0.3, 0.3],
  ])('An ease of %d maps %d to %d', (acceleration, time, progress) => {
    expect(simpleEase(acceleration)(time)).toBeCloseTo(progress, 10);
  });

  it('A simple ease begins at 0, ends at 1 and never decreases', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), part, part, (acceleration, one, other) => {
        const ease = simpleEase(acceleration);
        expect([ease(0), ease(1)]).toEqual([0, 1]);
        expect(ease(Math.max(one, other))).toBeGreaterThanOrEqual(ease(Math.min(one, other)));
      }),
    );
  });
});

describe('curveEase(points)', () => {
  it('A straight curve is linear', () => {
    const points = [0, 1 / 3, 2 / 3, 1].map((value) => ({ x: value, y: value }));
    for (const time of [0, 0.2, 0.5, 1]) expect(curveEase(points)(time)).toBeCloseTo(linear(time), 6);
  });

  it('A curve passes through the end points of its pieces', () => {
    const points = [
      [0, 0],
      [0.1, 0.4],
      [0.2, 0.6],
      [0.4, 0.7],
      [0.6, 0.8],
      [0.8, 0.9],
      [1, 1],
    ].map(([x, y]) => ({ x, y }));
    expect(curveEase(points)(0.4)).toBeCloseTo(0.7, 6);
  });
});
