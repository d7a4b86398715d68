import fc from 'fast-check';
import { isSkewed, isTurned } from '../../../../app/cli/diff/diffElements';
import type { ElementFacts } from '../../../../app/cli/facts/Facts';

type Angles = Pick<ElementFacts, 'rotation' | 'scaleX' | 'scaleY' | 'skew'>;

const isDifferent = (one: Angles, other: Angles): boolean[] =>
  [isTurned, isSkewed].map((differs) => differs(one as ElementFacts, other as ElementFacts));

/** What is read of a matrix that a file holds in 1/65536. */
function written(rotation: number, skew: number, scaleX: number, scaleY: number): Angles {
  const axis = (degrees: number, length: number): number[] =>
    [Math.cos, Math.sin].map((of) => Math.round(of((degrees * Math.PI) / 180) * length * 65536) / 65536);
  const [a, b] = axis(rotation, scaleX);
  const [d, c] = axis(rotation + skew, scaleY);
  const angle = (sine: number, cosine: number): number => (Math.atan2(sine, cosine) * 180) / Math.PI;
  const digits = (value: number): number => Math.round(value * 1e4) / 1e4;
  return {
    rotation: digits(angle(b, a)),
    skew: digits(angle(c, d) - angle(b, a)),
    scaleX: digits(Math.hypot(a, b)),
    scaleY: digits(Math.hypot(c, d)),
  };
}

const angle = fc.double({ min: -180, max: 180, noNaN: true });
const scale = fc.double({ min: 0.05, max: 20, noNaN: true });

describe('turned and skewed', () => {
  it('What is scaled has not turned by the fractions of its matrix', () => {
    fc.assert(
      fc.property(
        angle,
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.tuple(scale, scale, scale, scale),
        (turn, skew, [a, b, c, d]) => {
          expect(isDifferent(written(turn, skew, a, b), written(turn, skew, c, d))).toEqual([false, false]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a turn by a hundredth of a degree', 12, 12.01, 0, [true, false]],
    ['half a turn, from either side', 180, -180, 0, [false, false]],
    ['a whole turn but a degree', -179.5, 179.5, 0, [true, false]],
    ['a skew by a hundredth', 12, 12, 0.01, [false, true]],
  ])('%s', (_, before, after, skew, expected) => {
    expect(isDifferent(written(before, 0, 1, 1), written(after, skew, 1, 1))).toEqual(expected);
  });
});
