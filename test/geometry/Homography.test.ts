import fc from 'fast-check';
import {
  affineAt,
  carried,
  isAffine,
  seenBox,
  seenBy,
  seenPoint,
  seenSegments,
} from '../../geometry/Homography';
import { apply, IDENTITY } from '../../geometry/matrix';
import { SegmentPen, STRIDE } from '../../geometry/edges/Segments';
import { applySpace, concatSpaces, shiftedSpace, turnedSpace, type Space } from '../../geometry/Space';

const eye = { focalLength: 500, center: { x: 300, y: 180 } };

const angle = fc.double({ min: -60, max: 60, noNaN: true });
const coordinate = fc.double({ min: -100, max: 100, noNaN: true });
const place = fc.record({ x: coordinate, y: coordinate });

/** A plane in front of the eye. */
const plane = fc
  .tuple(angle, angle, angle, fc.double({ min: -150, max: 900, noNaN: true }))
  .map(([x, y, z, away]) => concatSpaces(shiftedSpace({ x: 140, y: 90, z: away }), turnedSpace({ x, y, z })));

/** Seen as the reference of `PerspectiveProjection` has it, written out apart from the module. */
const projected = (space: Space, x: number, y: number): { x: number; y: number } => {
  const at = applySpace(space, { x, y, z: 0 });
  const scale = eye.focalLength / (eye.focalLength + at.z);
  return {
    x: eye.center.x + (at.x - eye.center.x) * scale,
    y: eye.center.y + (at.y - eye.center.y) * scale,
  };
};

const close = ({ x, y }: { x: number; y: number }): unknown => ({
  x: expect.closeTo(x, 6),
  y: expect.closeTo(y, 6),
});

describe('planes seen by an eye', () => {
  it('A point appears where its ray meets the stage', () => {
    fc.assert(
      fc.property(plane, place, (space, { x, y }) => {
        expect(seenPoint(seenBy(eye, space), { x, y })).toEqual(close(projected(space, x, y)));
      }),
    );
  });

  it('A matrix can follow the projection', () => {
    const matrix = { a: 2, b: 0.3, c: -0.4, d: 1.5, tx: 7, ty: -9 };
    fc.assert(
      fc.property(plane, place, (space, point) => {
        const found = seenPoint(carried(matrix, seenBy(eye, space)), point);
        expect(found).toEqual(close(apply(matrix, projected(space, point.x, point.y))));
      }),
    );
  });

  it('The approximating matrix is exact at its point, and almost exact near it', () => {
    fc.assert(
      fc.property(plane, place, (space, point) => {
        const seen = seenBy(eye, space);
        const matrix = affineAt(seen, point);
        const step = 1e-3;
        for (const [dx, dy] of [
          [0, 0],
          [step, 0],
          [0, step],
        ]) {
          // prettier-ignore
          const beside = { x: point.x + dx, y: point.y + dy };
          expect(matrix && apply(matrix, beside)).toEqual(close(projected(space, beside.x, beside.y)));
        }
      }),
    );
  });

  it('Lines stay straight, and curves are projected with them', () => {
    const pen = new SegmentPen();
    pen.moveTo(0, 0);
    pen.lineTo(100, 10);
    pen.curveTo(120, 80, 20, 90);
    const drawn = pen.segments();
    fc.assert(
      fc.property(plane, (space) => {
        const { count, points, lines } =
          seenSegments(seenBy(eye, space), drawn) ?? new SegmentPen().segments();
        expect([...lines]).toEqual([1, 0, 0, 0, 0, 0, 0]);
        for (let i = 1; i < count; i++) {
          const [x0, y0, x1, y1, x2, y2] = points.subarray(i * STRIDE, (i + 1) * STRIDE);
          for (const t of [0.25, 0.75]) {
            const time = (i - 1 + t) / 6;
            const [a, b, c] = [(1 - time) ** 2, 2 * time * (1 - time), time ** 2];
            const exact = projected(space, a * 100 + b * 120 + c * 20, a * 10 + b * 80 + c * 90);
            const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
            const [x, y] = [p * x0 + q * x1 + r * x2, p * y0 + q * y1 + r * y2];
            expect(Math.hypot(x - exact.x, y - exact.y)).toBeLessThan(0.05);
          }
        }
      }),
    );
  });

  it('Points at the eye or behind it are not visible', () => {
    const behind = seenBy(eye, shiftedSpace({ x: 0, y: 0, z: -500 }));
    expect(seenPoint(behind, { x: 0, y: 0 })).toBeUndefined();
    expect(affineAt(behind, { x: 0, y: 0 })).toBeUndefined();
    const pen = new SegmentPen();
    pen.lineTo(10, 10);
    expect(seenSegments(behind, pen.segments())).toBeUndefined();
    const box = seenBox(behind, { left: 0, top: 0, right: 10, bottom: 10 });
    expect(box.left).toBeGreaterThan(box.right);
  });

  it('The projection of a plane parallel to the stage is affine', () => {
    expect(isAffine(seenBy(eye, shiftedSpace({ x: 3, y: 4, z: 200 })))).toBe(true);
    expect(isAffine(seenBy(eye, turnedSpace({ x: 0, y: 10, z: 0 })))).toBe(false);
    expect(isAffine(seenBy(eye, turnedSpace({ x: 0, y: 0, z: 10 })))).toBe(true);
  });

  it('The box of a projection is that of its corners', () => {
    const box = { left: 200, top: 130, right: 400, bottom: 230 };
    const half = seenBy(eye, shiftedSpace({ x: 0, y: 0, z: 500 }));
    expect(seenBox(half, box)).toEqual({ left: 250, top: 155, right: 350, bottom: 205 });
    expect(seenBox(carried(IDENTITY, half), box)).toEqual(seenBox(half, box));
  });
});
