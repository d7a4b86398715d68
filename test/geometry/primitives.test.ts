import fc from 'fast-check';
import { emptyBox } from '../../geometry/Box';
import { IDENTITY } from '../../geometry/matrix';
import { ovalOutline, rectangleOutline, type OvalOutline } from '../../geometry/primitives';
import { includeSegments } from '../../geometry/edges/segmentBounds';
import { STRIDE, type Segments } from '../../geometry/edges/Segments';
import { tries } from '../support/sample';

function bounds(segments: Segments): number[] {
  const box = emptyBox();
  includeSegments(box, segments, IDENTITY);
  return [box.left, box.top, box.right, box.bottom].map((value) => Math.round(value * 1e6) / 1e6 + 0);
}

function isConnected({ count, points }: Segments): boolean {
  for (let i = 1; i < count; i++) {
    const [before, after] = [(i - 1) * STRIDE + 4, i * STRIDE];
    if (Math.hypot(points[before] - points[after], points[before + 1] - points[after + 1]) > 1e-9)
      return false;
  }
  return true;
}

const OVAL: OvalOutline = {
  x: 0,
  y: 0,
  width: 100,
  height: 60,
  startAngle: 0,
  endAngle: 0,
  innerRadius: 0,
  closePath: true,
};

/** True if each outline ends exactly at a point where one begins. */
function isClosed({ count, points }: Segments): boolean {
  const starts = new Set<string>();
  let ends = 0;
  for (let i = 0; i < count; i++) {
    const [x, y, endX, endY] = [0, 1, 4, 5].map((part) => points[i * STRIDE + part]);
    const isFirst = i === 0 || points[i * STRIDE - 2] !== x || points[i * STRIDE - 1] !== y;
    if (isFirst) starts.add(`${x},${y}`);
    const isLast =
      i === count - 1 || points[(i + 1) * STRIDE] !== endX || points[(i + 1) * STRIDE + 1] !== endY;
    if (isLast && starts.has(`${endX},${endY}`)) ends++;
    else if (isLast) return false;
  }
  return ends === starts.size;
}

const twips = fc.integer({ min: -20_000, max: 20_000 }).map((value) => value / 20);
const size = fc.integer({ min: 1, max: 20_000 }).map((value) => value / 20);

describe('Outlines of primitives', () => {
  it('Primitives on any twips are closed exactly, so that they are filled', () => {
    const box = { x: 0, y: -0.1, width: 35, height: 60 };
    expect(isClosed(rectangleOutline({ ...box, radii: [16, 16, 16, 16] }))).toBe(true);
    fc.assert(
      fc.property(
        twips,
        twips,
        size,
        size,
        twips,
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 360 }),
        (x, y, width, height, radius, innerRadius, startAngle) =>
          isClosed(rectangleOutline({ x, y, width, height, radii: [radius, radius, radius, radius] })) &&
          isClosed(
            ovalOutline({ x, y, width, height, startAngle, endAngle: 120, innerRadius, closePath: true }),
          ) &&
          isClosed(
            ovalOutline({
              x,
              y,
              width,
              height,
              startAngle,
              endAngle: startAngle,
              innerRadius,
              closePath: true,
            }),
          ),
      ),
      { numRuns: tries(100, 300) },
    );
  });

  it('A rectangle has four sides, and a curve of two pieces at each round corner', () => {
    const plain = rectangleOutline({ x: 10, y: 20, width: 30, height: 40, radii: [0, 0, 0, 0] });
    expect([plain.count, bounds(plain)]).toEqual([4, [10, 20, 40, 60]]);
    const round = rectangleOutline({ x: 10, y: 20, width: 30, height: 40, radii: [5, 5, 5, 5] });
    expect([round.count, bounds(round)]).toEqual([12, [10, 20, 40, 60]]);
  });

  it('Rectangles with any corners stay inside their box and are closed', () => {
    const radius = fc.double({ min: -60, max: 60, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(radius, radius, radius, radius), (radii) => {
        const outline = rectangleOutline({ x: -7, y: 3, width: 80, height: 50, radii });
        expect(isConnected(outline)).toBe(true);
        const { points, count } = outline;
        const end = (count - 1) * STRIDE + 4;
        expect(Math.hypot(points[0] - points[end], points[1] - points[end + 1])).toBeLessThan(1e-9);
        const [left, top, right, bottom] = bounds(outline);
        expect(left >= -7 && top >= 3 && right <= 73 && bottom <= 53).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('A corner with a negative radius curves inwards: its middle is inside the round one', () => {
    const { points } = rectangleOutline({ x: 0, y: 0, width: 100, height: 100, radii: [0, -20, 0, 0] });
    const middle = [points[STRIDE + 4], points[STRIDE + 5]];
    expect(Math.hypot(middle[0] - 100, middle[1])).toBeCloseTo(20, 9);
    expect(middle[0]).toBeLessThan(90);
  });

  it('A full oval has eight curves and fills its box', () => {
    const outline = ovalOutline({ ...OVAL, x: 5, y: 6 });
    expect([outline.count, bounds(outline)]).toEqual([8, [5, 6, 105, 66]]);
  });

  it.each([
    ['a quarter, at the lower right', { endAngle: 90 }, [50, 30, 100, 60]],
    ['the right half, over the zero angle', { startAngle: 270, endAngle: 90 }, [50, 0, 100, 60]],
    ['all but the mouth on the right', { startAngle: 45, endAngle: 315 }, [0, 0, 50 + 50 * Math.SQRT1_2, 60]],
    ['an arc without an inside', { startAngle: 180, endAngle: 270, closePath: false }, [0, 0, 50, 30]],
    ['a ring', { innerRadius: 50 }, [0, 0, 100, 60]],
    ['a part of a ring does not reach the centre', { endAngle: 90, innerRadius: 50 }, [50, 30, 100, 60]],
  ])('%s', (_, change, expected) => {
    expect(bounds(ovalOutline({ ...OVAL, ...change }))).toEqual(
      expected.map((value) => Math.round(value * 1e6) / 1e6),
    );
  });

  it('Points of an oval lie on the ellipse within 0.4 per cent', () => {
    const angle = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(
      fc.property(angle, angle, (startAngle, endAngle) => {
        const outline = ovalOutline({ ...OVAL, startAngle, endAngle, closePath: false });
        expect(isConnected(outline)).toBe(true);
        for (let i = 0; i < outline.count; i++) {
          const [x0, y0, x1, y1, x2, y2] = outline.points.slice(i * STRIDE, (i + 1) * STRIDE);
          for (const t of [0, 0.25, 0.5, 0.75, 1]) {
            const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2;
            const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2;
            expect(Math.abs(Math.hypot((x - 50) / 50, (y - 30) / 30) - 1)).toBeLessThan(0.004);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
