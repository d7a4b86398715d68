import fc from 'fast-check';
import { emptyBox } from '../../../geometry/Box';
import { IDENTITY } from '../../../geometry/matrix';
import { includeSegments } from '../../../geometry/edges/segmentBounds';
import { SegmentPen, type Segments } from '../../../geometry/edges/Segments';
import { sliceAxis, sliceSegments, type AxisSlices } from '../../../geometry/edges/sliceSegments';

function curve(
  x: number,
  y: number,
  controlX: number,
  controlY: number,
  endX: number,
  endY: number,
): Segments {
  const pen = new SegmentPen();
  pen.moveTo(x, y);
  pen.curveTo(controlX, controlY, endX, endY);
  return pen.segments();
}

/** Where a place of an axis goes, read off the description of its parts. */
function goal({ cuts, scales, shifts }: AxisSlices, place: number): number {
  const index = place < cuts[0] ? 0 : place > cuts[1] ? 2 : 1;
  return place * scales[index] + shifts[index];
}

describe('sliceAxis', () => {
  it.each<[string, number, [number, number][]]>([
    [
      'three times as long, the ends keep their length',
      3,
      [
        [0, 0],
        [10, 10],
        [20, 80],
        [30, 90],
      ],
    ],
    [
      'as long, everything stays',
      1,
      [
        [0, 0],
        [10, 10],
        [20, 20],
        [30, 30],
      ],
    ],
    [
      'too short for its ends, these shrink alike',
      0.5,
      [
        [0, 0],
        [10, 7.5],
        [20, 7.5],
        [30, 15],
      ],
    ],
  ])('%s', (_title, scale, places) => {
    const slices = sliceAxis(0, 30, 10, 20, scale);
    for (const [from, to] of places) expect(goal(slices, from)).toBeCloseTo(to, 9);
  });

  it('A grid beyond the content cuts at its ends', () => {
    const slices = sliceAxis(0, 30, -5, 99, 2);
    expect([goal(slices, 0), goal(slices, 15), goal(slices, 30)]).toEqual([0, 30, 60]);
  });
});

describe('sliceSegments', () => {
  const number = fc.double({ min: -100, max: 100, noNaN: true });

  it('Every point of a curve goes where its place goes', () => {
    const x = sliceAxis(-100, 100, -20, 30, 2.5);
    const y = sliceAxis(-100, 100, -50, 10, 0.7);
    fc.assert(
      fc.property(fc.tuple(number, number, number, number, number, number), ([x0, y0, x1, y1, x2, y2]) => {
        const sliced = sliceSegments(curve(x0, y0, x1, y1, x2, y2), x, y);
        const box = emptyBox();
        includeSegments(box, sliced, IDENTITY);
        const expected = emptyBox();
        for (let step = 0; step <= 200; step++) {
          const t = step / 200;
          const at = (a: number, b: number, c: number): number =>
            (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
          const [across, down] = [goal(x, at(x0, x1, x2)), goal(y, at(y0, y1, y2))];
          expected.left = Math.min(expected.left, across);
          expected.right = Math.max(expected.right, across);
          expected.top = Math.min(expected.top, down);
          expected.bottom = Math.max(expected.bottom, down);
        }
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(Math.abs(box[side] - expected[side])).toBeLessThan(0.2);
      }),
      { numRuns: 200 },
    );
  });
});
