import type { Point } from '../../../../geometry/matrix';
import { linear, simpleEase } from '../../../../film/tween/numbers/Ease';
import { isPath, pathAt, valueAt, type PropertyKey } from '../../../../film/tween/numbers/PropertyCurve';

const key = (x: number, y: number, previous: Point = { x, y }, next: Point = { x, y }): PropertyKey => ({
  x,
  y,
  previous,
  next,
});

describe('valueAt(curve, frame)', () => {
  it('A curve is linear between keys whose handles are on them, and constant before and after', () => {
    const curve = { keys: [key(2, 10), key(6, 30), key(8, 0)], ease: linear };
    expect([0, 2, 3, 4, 6, 7, 8, 20].map((frame) => Math.round(valueAt(curve, frame) * 1e6) / 1e6)).toEqual([
      10, 10, 15, 20, 30, 15, 0, 0,
    ]);
  });

  it('A curve is exact on straight lines', () => {
    expect(valueAt({ keys: [key(0, 0), key(10, 40)], ease: linear }, 5)).toBe(20);
  });

  it('A curve bends if only one key has a handle', () => {
    const curve = { keys: [key(0, 0), key(10, 10, { x: 2, y: 10 })], ease: linear };
    expect(valueAt(curve, 5)).toBeGreaterThan(6);
    const upright = { keys: [key(0, 0), key(10, 10, { x: 10, y: 0 })], ease: linear };
    expect(valueAt(upright, 5)).toBeLessThan(4);
  });

  it('A curve follows the handles', () => {
    const curve = {
      keys: [key(0, 0, undefined, { x: 5, y: 0 }), key(10, 10, { x: 5, y: 10 })],
      ease: linear,
    };
    expect(valueAt(curve, 5)).toBeCloseTo(5, 6);
    expect(valueAt(curve, 2)).toBeLessThan(1);
  });

  it('A handle that reaches beyond the next key does not turn time back', () => {
    const curve = {
      keys: [key(0, 0, undefined, { x: 50, y: 0 }), key(10, 10, { x: -50, y: 10 })],
      ease: linear,
    };
    expect(valueAt(curve, 5)).toBeCloseTo(5, 3);
  });

  it('An ease bends the time between the first key and the last', () => {
    expect(valueAt({ keys: [key(0, 0), key(10, 10)], ease: simpleEase(100) }, 5)).toBeCloseTo(2.5, 6);
  });

  it('A curve with a single key has its value everywhere', () => {
    expect(valueAt({ keys: [key(3, 7)], ease: linear }, 9)).toBe(7);
  });
});

describe('pathAt(x, y, frame)', () => {
  it('Movement along a bent path has constant speed', () => {
    // A quarter of a circle, as one Bézier curve.
    const bend = 0.5523;
    const x = {
      keys: [key(0, 0, undefined, { x: 1, y: 0 }), key(10, 100, { x: 9, y: 100 - 100 * bend })],
      ease: linear,
    };
    const y = {
      keys: [key(0, 100, undefined, { x: 1, y: 100 - 100 * bend }), key(10, 0, { x: 9, y: 0 })],
      ease: linear,
    };
    expect(isPath(x, y)).toBe(true);
    for (const frame of [0, 2, 5, 9, 10]) {
      const { x: left, y: top } = pathAt(x, y, frame);
      const angle = Math.atan2(100 - left, 100 - top);
      expect(angle).toBeCloseTo((Math.PI / 2) * (1 - frame / 10), 2);
    }
  });

  it('Speed is constant from each key to the next', () => {
    const x = { keys: [key(0, 0), key(4, 100), key(10, 100)], ease: linear };
    const y = { keys: [key(0, 0), key(4, 0), key(10, 100)], ease: linear };
    const { x: left, y: top } = pathAt(x, y, 7);
    expect([left, top]).toEqual([expect.closeTo(100, 6), expect.closeTo(50, 6)]);
  });

  it('Each coordinate has the time of its own ease', () => {
    const bent = { keys: [key(0, 0), key(10, 100)], ease: simpleEase(100) };
    const even = { keys: [key(0, 0), key(10, 100)], ease: linear };
    const { x: left, y: top } = pathAt(bent, even, 5);
    expect([left, top]).toEqual([expect.closeTo(25, 6), expect.closeTo(50, 6)]);
  });

  it('Coordinates with keys at different times are not a path', () => {
    const curve = (...times: number[]) => ({ keys: times.map((time) => key(time, 0)), ease: linear });
    expect(isPath(curve(0), curve(1))).toBe(false);
    expect(isPath(curve(0, 10), curve(0, 12))).toBe(false);
    expect(isPath(curve(0), curve(0, 12))).toBe(false);
  });
});
