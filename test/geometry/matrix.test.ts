import fc from 'fast-check';
import { apply, around, concat, IDENTITY, invert, type Matrix } from '../../geometry/matrix';

const number = fc.double({ min: -50, max: 50, noNaN: true });
const matrix: fc.Arbitrary<Matrix> = fc.record({
  a: number,
  b: number,
  c: number,
  d: number,
  tx: number,
  ty: number,
});

/** Turned and stretched, but never flat. */
const invertible = fc
  .record({
    angle: fc.double({ min: -4, max: 4, noNaN: true }),
    width: fc.double({ min: 0.5, max: 50, noNaN: true }),
    height: fc.double({ min: 0.5, max: 50, noNaN: true }),
    skew: fc.double({ min: -3, max: 3, noNaN: true }),
    tx: number,
    ty: number,
  })
  .map(({ angle, width, height, skew, tx, ty }): Matrix => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const shear = { a: width, b: 0, c: skew * width, d: -height };
    return {
      a: cos * shear.a,
      b: sin * shear.a,
      c: cos * shear.c - sin * shear.d,
      d: sin * shear.c + cos * shear.d,
      tx,
      ty,
    };
  });
const point = fc.record({ x: number, y: number });

describe('Matrices', () => {
  it('The inner transformation is applied first by concat', () => {
    fc.assert(
      fc.property(matrix, matrix, point, (outer, inner, at) => {
        const once = apply(concat(outer, inner), at);
        const twice = apply(outer, apply(inner, at));
        expect(once.x).toBeCloseTo(twice.x, 6);
        expect(once.y).toBeCloseTo(twice.y, 6);
      }),
    );
  });

  it('The inverse undoes the transformation', () => {
    fc.assert(
      fc.property(invertible, point, (there, at) => {
        const back = invert(there)!;
        const end = apply(back, apply(there, at));
        expect(end.x).toBeCloseTo(at.x, 4);
        expect(end.y).toBeCloseTo(at.y, 4);
      }),
    );
  });

  it('A matrix that flattens the plane has no inverse', () => {
    expect(invert({ ...IDENTITY, d: 0 })).toBeUndefined();
    expect(invert({ ...IDENTITY, a: NaN })).toBeUndefined();
  });

  it('The point of around stays where it is, and the linear part is kept', () => {
    fc.assert(
      fc.property(matrix, point, (linear, center) => {
        const turned = around(linear, center);
        const end = apply(turned, center);
        expect(end.x).toBeCloseTo(center.x, 8);
        expect(end.y).toBeCloseTo(center.y, 8);
        expect(turned).toMatchObject({ a: linear.a, b: linear.b, c: linear.c, d: linear.d });
      }),
    );
  });
});
