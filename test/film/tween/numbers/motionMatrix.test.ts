import { apply, IDENTITY } from '../../../../geometry/matrix';
import { ANIMATE } from '../../../../film/tween/numbers/Arithmetic';
import { motionMatrix } from '../../../../film/tween/numbers/motionMatrix';

const pivot = { x: 23.1, y: 14.7 };

describe('motionMatrix(placement, values)', () => {
  it('The matrix rotates about the transformation point and moves it', () => {
    const matrix = motionMatrix({ matrix: IDENTITY, pivot }, { moveX: 5, moveY: -4, rotation: 90 }, ANIMATE);
    expect(apply(matrix, pivot)).toEqual({ x: expect.closeTo(28.1, 9), y: expect.closeTo(10.7, 9) });
    expect([matrix.a, matrix.b].map((value) => Math.round(value))).toEqual([0, 1]);
  });

  it('Skews are added to the rotation, and scales are used as they are', () => {
    const { a, b, c, d } = motionMatrix(
      { matrix: IDENTITY, pivot },
      { rotation: 30, skewX: 15, scaleX: 2, scaleY: 3 },
      ANIMATE,
    );
    expect(Math.atan2(b, a)).toBeCloseTo(Math.PI / 6, 9);
    expect(Math.atan2(-c, d)).toBeCloseTo(Math.PI / 4, 9);
    expect([Math.hypot(a, b), Math.hypot(c, d)]).toEqual([expect.closeTo(2, 9), expect.closeTo(3, 9)]);
  });

  it.each([
    // Rotation and skews on a frame of a real motion object, and the matrix that was published for it.
    [88.758, -109.53682, -110.55018, [0.897308, -0.358643, 0.41745, 1.10008]],
    [19.724, -109.54318, -110.60682, [-0.015976, -0.940308, 1.14708, 0.000854]],
    [108.482, -109.535, -110.534, [0.971756, -0.037415, 0.024872, 1.18335]],
  ])(
    'The rotation follows the skew, in whole hundredths of a degree: %d',
    (rotation, skewX, skewY, published) => {
      const share = rotation / 108.482;
      const [scaleX, scaleY] = [0.935394 + 0.039154 * share, 1.14139 + 0.04465 * share];
      const { a, b, c, d } = motionMatrix(
        { matrix: IDENTITY, pivot },
        { rotation, skewX, skewY, scaleX, scaleY },
        ANIMATE,
      );
      [a, b, c, d].forEach((value, i) => expect(Math.abs(value - published[i])).toBeLessThan(0.0002));
    },
  );

  it('The skew of the x axis is added too', () => {
    const { a, b } = motionMatrix({ matrix: IDENTITY, pivot }, { rotation: 30, skewY: 15 }, ANIMATE);
    expect(Math.atan2(b, a)).toBeCloseTo(Math.PI / 4, 9);
  });

  it('Omitted parts stay as on the first frame', () => {
    const matrix = { a: 0.8, b: 0.3, c: -0.5, d: 1.4, tx: 10, ty: 20 };
    const moved = motionMatrix({ matrix, pivot }, {}, ANIMATE);
    for (const part of ['a', 'b', 'c', 'd'] as const) {
      // Angles between keyframes come from a table.
      expect(Math.abs(moved[part] - matrix[part])).toBeLessThan(0.004 * 1.5);
    }
    const [found, expected] = [moved, matrix].map((one) => apply(one, pivot));
    expect([found.x, found.y]).toEqual([expect.closeTo(expected.x, 9), expect.closeTo(expected.y, 9)]);
  });
});
