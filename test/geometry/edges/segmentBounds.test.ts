import fc from 'fast-check';
import { emptyBox } from '../../../geometry/Box';
import { IDENTITY, type Matrix } from '../../../geometry/matrix';
import { includeSegments } from '../../../geometry/edges/segmentBounds';
import { SegmentPen } from '../../../geometry/edges/Segments';

const coordinate = fc.double({ min: -100, max: 100, noNaN: true });
const factor = fc.double({ min: -3, max: 3, noNaN: true });
const matrices: fc.Arbitrary<Matrix> = fc.record({
  a: factor,
  b: factor,
  c: factor,
  d: factor,
  tx: coordinate,
  ty: coordinate,
});

describe('Bounds of segments', () => {
  it('A curve reaches to its extremum, not to its control point', () => {
    const pen = new SegmentPen();
    pen.moveTo(0, 0);
    pen.curveTo(50, 100, 100, 0);
    const box = emptyBox();
    includeSegments(box, pen.segments(), IDENTITY);
    expect(box).toEqual({ left: 0, top: 0, right: 100, bottom: 50 });
  });

  it('Samples of curves lie inside, and touch all four sides', () => {
    const curve = fc.array(coordinate, { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(curve, { minLength: 1, maxLength: 4 }), matrices, (curves, matrix) => {
        const pen = new SegmentPen();
        const seen = emptyBox();
        for (const [x0, y0, x1, y1, x2, y2] of curves) {
          pen.moveTo(x0, y0);
          pen.curveTo(x1, y1, x2, y2);
          for (let step = 0; step <= 1000; step++) {
            const t = step / 1000;
            const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2;
            const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2;
            const [outX, outY] = [
              matrix.a * x + matrix.c * y + matrix.tx,
              matrix.b * x + matrix.d * y + matrix.ty,
            ];
            seen.left = Math.min(seen.left, outX);
            seen.right = Math.max(seen.right, outX);
            seen.top = Math.min(seen.top, outY);
            seen.bottom = Math.max(seen.bottom, outY);
          }
        }
        const box = emptyBox();
        includeSegments(box, pen.segments(), matrix);
        for (const side of ['left', 'top', 'right', 'bottom'] as const) {
          expect(Math.abs(box[side] - seen[side])).toBeLessThan(0.01);
        }
      }),
      { numRuns: 60 },
    );
  });
});
