import fc from 'fast-check';
import {
  concat,
  inverseDistance,
  rotationAbout,
  scalingAbout,
  type Transform,
  transformPoint,
} from '../../../src/collection/geometry/matrix';

const number = fc.integer({ min: -9, max: 9 });
const transform = fc.record({ a: number, b: number, c: number, d: number, tx: number, ty: number });
const point = fc.record({ x: number, y: number });

describe('transformations', () => {
  it.each<[Transform, [number, number], [number, number]]>([
    [{ a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6 }, [7, 8], [36, 52]],
    [{ a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6 }, [0, 0], [5, 6]],
    [{ a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0 }, [2, 5], [-5, 2]],
  ])('the transformation %j takes %j to %j', (matrix, [x, y], [newX, newY]) => {
    expect(transformPoint(matrix, { x, y })).toEqual({ x: newX, y: newY });
  });

  it('The inner transformation is applied first by concat()', () => {
    fc.assert(
      fc.property(transform, transform, point, (outer, inner, at) => {
        expect(transformPoint(concat(outer, inner), at)).toEqual(
          transformPoint(outer, transformPoint(inner, at)),
        );
      }),
    );
  });

  it('A transformation is undone by inverseDistance(), unless it flattens', () => {
    fc.assert(
      fc.property(transform, point, ({ a, b, c, d }, distance) => {
        const linear = { a, b, c, d, tx: 0, ty: 0 };
        const inverse = inverseDistance({ a, b, c, d, tx: 3, ty: 4 }, distance);
        if (a * d === b * c) {
          expect(inverse).toBeNull();
          return;
        }
        const back = transformPoint(linear, inverse!);
        expect(back.x).toBeCloseTo(distance.x, 6);
        expect(back.y).toBeCloseTo(distance.y, 6);
      }),
    );
  });

  it('A transformation about a point leaves that point where it is', () => {
    fc.assert(
      fc.property(point, fc.integer({ min: -360, max: 360 }), number, number, (pivot, angle, sx, sy) => {
        [rotationAbout(pivot, angle), scalingAbout(pivot, sx, sy)].forEach((matrix) => {
          const { x, y } = transformPoint(matrix, pivot);
          expect(x).toBeCloseTo(pivot.x, 9);
          expect(y).toBeCloseTo(pivot.y, 9);
        });
      }),
    );
  });
});
