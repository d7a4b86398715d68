import { createHost } from '../../../host-mocks';
import { $, type EasePoint } from '../../../src';

type Ease = (time: number) => number;

const power =
  (exponent: number): Ease =>
  (t) =>
    t ** exponent;

const back =
  (amount: number): Ease =>
  (t) =>
    t * t * ((amount + 1) * t - amount);

const elastic =
  (period: number): Ease =>
  (t) =>
    t === 0 || t === 1 ? t : -(2 ** (10 * (t - 1)) * Math.sin(((t - 1 - period / 4) * 2 * Math.PI) / period));

const bounceOut: Ease = (t) => {
  if (t < 1 / 2.75) return 7.5625 * t * t;
  if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75;
  return t < 2.5 / 2.75
    ? 7.5625 * (t - 2.25 / 2.75) ** 2 + 0.9375
    : 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375;
};

const out =
  (ease: Ease): Ease =>
  (t) =>
    1 - ease(1 - t);

const inOut =
  (ease: Ease): Ease =>
  (t) =>
    t < 0.5 ? ease(2 * t) / 2 : 1 - ease(2 - 2 * t) / 2;

/** The eases that speed up, as TweenJS (`createjs.Ease`) has them, and how far a curve may be from them. */
const SPEEDING_UP: [string, Ease, number, Ease?][] = [
  ['quad', power(2), 1e-9],
  ['cubic', power(3), 1e-9],
  ['quart', power(4), 0.0003],
  ['quint', power(5), 0.0003],
  ['sine', (t) => 1 - Math.cos((t * Math.PI) / 2), 0.0003],
  ['back', back(1.7), 1e-9, back(1.7 * 1.525)],
  ['circ', (t) => 1 - Math.sqrt(1 - t * t), 0.002],
  ['bounce', out(bounceOut), 1e-9],
  ['elastic', elastic(0.3), 0.0005, elastic(0.3 * 1.5)],
];

/** A keyframe with a classic tween, eased. */
function eased(easing: string): Frame {
  const { document } = createHost({
    library: [{ name: 'star' }],
    layers: [{ frames: [{ duration: 5, tweenType: 'motion', elements: [{ item: 'star' }] }, {}] }],
  });
  return $.frames(':classic', document).ease(easing).elements[0];
}

/** The share of the way at a time, on cubic pieces. */
function wayAt(points: EasePoint[], time: number): number {
  const start = points.findIndex((_, i) => i % 3 === 0 && i + 3 < points.length && time <= points[i + 3].x);
  const piece = points.slice(start, start + 4);
  const on = (axis: 'x' | 'y', t: number): number => {
    const [a, b, c, d] = piece.map((point) => point[axis]);
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
  };
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (on('x', middle) < time) low = middle;
    else high = middle;
  }
  return on('y', low);
}

describe('an ease by name', () => {
  const named = SPEEDING_UP.flatMap(([family, ease, tolerance, both = ease]): [string, Ease, number][] => [
    [`${family}In`, ease, tolerance],
    [`${family}Out`, out(ease), tolerance],
    [`${family}InOut`, inOut(both), tolerance],
  ]);

  it.each(named)('%s is the curve of createjs.Ease', (name, ease, tolerance) => {
    const points = eased(name).getCustomEase('all') as unknown as EasePoint[];
    const times = Array.from({ length: 401 }, (_, i) => i / 400);
    const furthest = Math.max(...times.map((time) => Math.abs(wayAt(points, time) - ease(time))));
    expect(furthest).toBeLessThan(tolerance);
    expect([points[0], points[points.length - 1]]).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]);
  });
});
