import fc from 'fast-check';
import { apply, type Matrix } from '../../../../geometry/matrix';
import { easeFunction, easePieces, progressBy } from '../../../../output/lottie/keyframes/easePieces';
import { evenRuns } from '../../../../output/lottie/keyframes/evenRuns';
import { propertyOf, type KeyStep } from '../../../../output/lottie/keyframes/KeyStep';
import { placeParts } from '../../../../output/lottie/keyframes/placeParts';

/** The value of steps at a time: an even way leads to the next step. */
function valueOf(steps: readonly KeyStep[], time: number): number {
  const index = steps.filter(({ t }) => t <= time).length - 1;
  const [from, to] = [steps[index], steps.at(index + 1)];
  if (from.way === 'hold' || !to) return from.v[0];
  return from.v[0] + ((time - from.t) / (to.t - from.t)) * (to.v[0] - from.v[0]);
}

it('Runs meet every sample within the tolerance', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 30 }), (values) => {
      const samples = values.map((value, t) => ({ t, length: 1, v: [value] }));
      const steps = evenRuns(samples, 0.1);
      for (const { t, v } of samples) expect(Math.abs(valueOf(steps, t) - v[0])).toBeLessThanOrEqual(0.1001);
    }),
  );
});

it.each<[title: string, values: number[], steps: number]>([
  ['An even way is one run', [0, 1, 2, 3, 4], 2],
  ['A way that turns is two', [0, 1, 2, 1, 0], 3],
  ['What stands is one step', [5, 5, 5], 2],
])('%s', (_title, values, steps) => {
  expect(
    evenRuns(
      values.map((value, t) => ({ t, length: 1, v: [value] })),
      0.01,
    ),
  ).toHaveLength(steps);
});

it.each<[method: string, pieces: number]>([
  ['linear', 1],
  ['quadIn', 1],
  ['cubicOut', 1],
  ['backIn', 1],
  ['cubicInOut', 2],
  ['backInOut', 2],
])('%s is exact as %i curves', (method, count) => {
  const ease = easeFunction({ kind: 'method', method });
  const pieces = easePieces(ease, count) ?? [];
  expect(pieces).toHaveLength(count);
  for (let i = 0; i <= 20; i++) expect(progressBy(pieces, i / 20)).toBeCloseTo(ease(i / 20), 3);
});

it('A step has its end value if the next one begins elsewhere', () => {
  const property = propertyOf(
    [
      { t: 0, v: [0], way: 'even', to: { t: 4, v: [8] } },
      { t: 4, v: [1], way: 'hold' },
    ],
    2,
  );
  expect(property.k).toEqual([
    { t: 0, s: [0], o: { x: 0, y: 0 }, i: { x: 1, y: 1 } },
    { t: 3.99, s: [8], h: 1 },
    { t: 4, s: [1] },
  ]);
});

const number = fc.integer({ min: -300, max: 300 }).map((value) => value / 100);

it('The parts of a matrix put points where the matrix does, in the way of players', () => {
  fc.assert(
    fc.property(number, number, number, number, (a, b, c, d) => {
      fc.pre(Math.abs(a * d - b * c) > 0.01);
      const matrix: Matrix = { a, b, c, d, tx: 5, ty: -7 };
      const anchor = { x: 3, y: 4 };
      const { p, s, r, sk } = placeParts(matrix, anchor);
      // Lottie: from the anchor; scale; shear along x; turn; to the place.
      const [x, y] = [10 - anchor.x, -6 - anchor.y].map((value, axis) => (value * s[axis]) / 100);
      const leaning = x - y * Math.tan((sk[0] * Math.PI) / 180);
      const [cos, sin] = [Math.cos((r[0] * Math.PI) / 180), Math.sin((r[0] * Math.PI) / 180)];
      const expected = apply(matrix, { x: 10, y: -6 });
      expect(p[0] + leaning * cos - y * sin).toBeCloseTo(expected.x, 1);
      expect(p[1] + leaning * sin + y * cos).toBeCloseTo(expected.y, 1);
    }),
  );
});
