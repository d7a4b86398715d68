import { decodeEdges } from '../../../geometry/edges/decodeEdges';
import { assembleFills, assembleStrokes } from '../../../geometry/edges/fillPaths';
import type { StyledSegments } from '../../../geometry/edges/HalfEdges';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { outlineOf } from '../../../document/xfl/shapeOutline';
import { describeDocuments } from '../../support/documents';
import { openReal } from '../../support/openModel';
import { everyElement } from '../../host-mocks/model/elements/support';

/** `[fill on the left, fill on the right, stroke, edges]`. */
function styled(...edges: [number, number, number, string][]): StyledSegments[] {
  return edges.map(([fillStyle0, fillStyle1, strokeStyle, text]) => ({
    fillStyle0,
    fillStyle1,
    strokeStyle,
    segments: decodeEdges(text),
  }));
}

/** Starts of the segments of a path, in twips. */
function corners({ count, points }: Segments): string {
  return Array.from(
    { length: count },
    (_, i) => `${points[i * STRIDE] * 20},${points[i * STRIDE + 1] * 20}`,
  ).join(' ');
}

/** Signed area on the right of a path, in square pixels, by sampling. */
function area({ count, points }: Segments): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const [x0, y0, x1, y1, x2, y2] = points.slice(i * STRIDE, (i + 1) * STRIDE);
    let [x, y] = [x0, y0];
    for (let step = 1; step <= 32; step++) {
      const t = step / 32;
      const nextX = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2;
      const nextY = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2;
      sum += x * nextY - nextX * y;
      [x, y] = [nextX, nextY];
    }
  }
  return sum / 2;
}

function isClosed({ count, points }: Segments): boolean {
  const end = (count - 1) * STRIDE + 4;
  return points[0] === points[end] && points[1] === points[end + 1];
}

const SQUARE = '!0 0|100 0!100 0|100 100!100 100|0 100!0 100|0 0';

describe('Areas of a shape', () => {
  it('A square drawn clockwise has its fill on the right', () => {
    const [fill] = assembleFills(styled([0, 1, 0, SQUARE]));
    expect([fill.style, fill.loops.map(corners)]).toEqual([1, ['0,0 100,0 100,100 0,100']]);
  });

  it('A fill on the left turns the walk round', () => {
    const [fill] = assembleFills(styled([2, 0, 0, '!0 0|0 100!0 100|100 100!100 100|100 0!100 0|0 0']));
    expect(fill.style).toBe(2);
    expect(area(fill.loops[0])).toBeCloseTo(25, 9);
  });

  it('Pieces in any order and direction are chained by their ends', () => {
    const edges = styled(
      [0, 1, 0, '!100 100|0 100'],
      [1, 0, 0, '!0 0|0 100'],
      [0, 1, 0, '!0 0|100 0'],
      [1, 0, 0, '!100 100|100 0'],
    );
    const [fill] = assembleFills(edges);
    expect(fill.loops.map((loop) => [loop.count, isClosed(loop), area(loop)])).toEqual([[4, true, 25]]);
  });

  it('A line between two fills belongs to both, one with the same fill on both sides to none', () => {
    const edges = styled(
      [0, 1, 0, '!0 0|100 0!0 100|0 0'],
      [2, 1, 0, '!100 0|100 100'],
      [0, 1, 0, '!100 100|0 100'],
      [0, 2, 0, '!100 0|200 0!200 0|200 100!200 100|100 100'],
      [1, 1, 0, '!0 50|100 50'],
    );
    expect(assembleFills(edges).map(({ style, loops }) => [style, loops.map((loop) => area(loop))])).toEqual([
      [1, [25]],
      [2, [25]],
    ]);
  });

  it('A hole is a loop the other way round', () => {
    const hole = '!40 40|40 60!40 60|60 60!60 60|60 40!60 40|40 40';
    const [fill] = assembleFills(styled([0, 1, 0, SQUARE], [0, 1, 0, hole]));
    expect(fill.loops.map((loop) => area(loop))).toEqual([25, -1]);
  });

  it('Squares that touch in a corner stay two loops', () => {
    const other = '!100 100|200 100!200 100|200 200!200 200|100 200!100 200|100 100';
    const [fill] = assembleFills(styled([0, 1, 0, SQUARE], [0, 1, 0, other]));
    expect(fill.loops.map((loop) => [loop.count, area(loop)])).toEqual([[4, 25], [4, 25]]); // prettier-ignore
  });

  it('An outline with a gap encloses nothing', () => {
    expect(
      assembleFills(styled([0, 1, 0, '!0 0|100 0!100 0|100 100'])).flatMap(({ loops }) => loops),
    ).toEqual([]);
  });

  it('Strokes are runs of what was drawn in one go with one style', () => {
    const edges = styled([0, 1, 1, SQUARE], [0, 0, 2, '!0 0|5 5|9 9!50 50|60 60'], [0, 0, 0, '!60 60|70 70']);
    expect(
      assembleStrokes(edges).map(({ style, path, isClosed: closed }) => [style, path.count, closed]),
    ).toEqual([
      [1, 4, true],
      [2, 2, false],
      [2, 1, false],
    ]);
  });
});

describeDocuments('Areas of the shapes of real documents', () => {
  it.each(['demo', 'globometer_lateral', 'pixel_dress', 'samurai_skirt', 'tests'])(
    '%s: every outline is closed, and all fills together cover what their edges enclose',
    (name) => {
      let loops = 0;
      for (const { node } of everyElement(openReal(name)).filter(
        (element) => element.node.name === 'DOMShape',
      )) {
        const { edges } = outlineOf(node);
        const enclosed = new Map<number, number>();
        const add = (style: number, value: number): unknown =>
          enclosed.set(style, (enclosed.get(style) ?? 0) + value);
        for (const { fillStyle0, fillStyle1, segments } of edges) {
          add(fillStyle1, area(segments));
          add(fillStyle0, -area(segments));
        }
        for (const { style, loops: found } of assembleFills(edges)) {
          expect(found.filter((loop) => !isClosed(loop))).toEqual([]);
          const total = found.reduce((sum, loop) => sum + area(loop), 0);
          expect(Math.abs(total - enclosed.get(style)!)).toBeLessThan(1e-6 * Math.max(1, Math.abs(total)));
          expect(total).toBeGreaterThan(-1e-6);
          loops += found.length;
        }
      }
      expect(loops).toBeGreaterThan(50);
    },
  );
});
