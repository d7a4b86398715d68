import fc from 'fast-check';
import { line } from '../../../geometry/planar/Curve';
import { MarkedEdges } from '../../../geometry/planar/MarkedEdges';
import { openEnds, overlay } from '../../../geometry/planar/overlay';
import { planarEdges, type PlanarEdge } from '../../../geometry/planar/PlanarEdge';
import { regionAt } from '../../../geometry/planar/regionAt';
import { MERGE } from '../../../geometry/planar/rules';
import { ovalOutline, rectangleOutline } from '../../../geometry/primitives';
import type { Point } from '../../../geometry/matrix';
import { distanceTo, fillShown } from './sampling';

const NO_STROKES = new Set<number>();

function oval(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: number,
  stroke: number,
): PlanarEdge[] {
  const segments = ovalOutline({
    x,
    y,
    width,
    height,
    startAngle: 0,
    endAngle: 0,
    innerRadius: 0,
    closePath: true,
  });
  return planarEdges([{ fillStyle0: 0, fillStyle1: fill, strokeStyle: stroke, segments }]);
}

function stroke(x0: number, y0: number, x1: number, y1: number): PlanarEdge[] {
  return [{ curve: line(x0, y0, x1, y1), fill0: 0, fill1: 0, stroke: 1 }];
}

function rectangle(x: number, y: number, width: number, height: number): PlanarEdge[] {
  const segments = rectangleOutline({ x, y, width, height, radii: [0, 0, 0, 0] });
  return planarEdges([{ fillStyle0: 0, fillStyle1: 1, strokeStyle: 0, segments }]);
}

const coordinate = fc.double({ min: 0, max: 80, noNaN: true });
const size = fc.double({ min: 10, max: 60, noNaN: true });
const drawn = fc.oneof(
  fc
    .tuple(coordinate, coordinate, size, size, fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 }))
    .map((values) => oval(...values)),
  fc.tuple(coordinate, coordinate, coordinate, coordinate).map((values) => stroke(...values)),
);
const drawing = fc
  .array(drawn, { minLength: 2, maxLength: 7 })
  .map((shapes) => shapes.reduce<PlanarEdge[]>((base, top) => overlay(base, top, MERGE), []));
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 12, maxLength: 12 });

/** The points of a grid that are reached from a point without crossing an edge. */
function flooded(edges: readonly PlanarEdge[], start: Point): Point[] {
  const STEP = 6;
  const seen = new Map([['0,0', start]]);
  for (const [key, { x, y }] of seen) {
    const [column, row] = key.split(',').map(Number);
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const next = `${column + right},${row + down}`;
      if (seen.has(next) || Math.abs(column + right) > 25 || Math.abs(row + down) > 25) continue;
      const to = { x: x + right * STEP, y: y + down * STEP };
      const way = [0, 1, 2, 3, 4, 5, 6].map((i) => ({ x: x + right * i, y: y + down * i }));
      if (way.some((point) => distanceTo(edges, point) < 0.8)) continue;
      seen.set(next, to);
    }
  }
  return [...seen.values()];
}

it('An area reaches as far as a way that crosses no edge, and parts it from the rest', () => {
  fc.assert(
    fc.property(drawing, points, (edges, samples) => {
      const start = samples.find((point) => fillShown(edges, point) > 0 && distanceTo(edges, point) > 1);
      if (!start) return;
      const marks = MarkedEdges.of(edges, false).mark(regionAt(edges, start), NO_STROKES, false);
      const { marked, rest } = marks;
      expect([openEnds(marked), openEnds(rest)]).toEqual([0, 0]);
      for (const point of flooded(edges, start)) expect(fillShown(marked, point)).toBeGreaterThan(0);
      for (const point of samples) {
        if (distanceTo(edges, point) < 0.5) continue;
        const [all, taken, left] = [edges, marked, rest].map((part) => fillShown(part, point));
        expect([taken, left]).toEqual(taken > 0 ? [all, 0] : [0, all]);
      }
    }),
    { numRuns: 25, seed: 11 },
  );
});

it('A rectangle marks what is inside it', () => {
  fc.assert(
    fc.property(drawing, coordinate, coordinate, size, points, (edges, x, y, side, samples) => {
      const area = rectangle(x, y, side, side);
      const { marked, rest } = MarkedEdges.of(edges, false).markInside(area);
      expect([openEnds(marked), openEnds(rest)]).toEqual([0, 0]);
      for (const point of samples) {
        if (distanceTo([...edges, ...area], point) < 0.5) continue;
        const all = fillShown(edges, point);
        const isInside = fillShown(area, point) === 1;
        expect([fillShown(marked, point), fillShown(rest, point)]).toEqual(isInside ? [all, 0] : [0, all]);
      }
    }),
    { numRuns: 25, seed: 12 },
  );
});

it('Nothing is around a point outside all fills, and marks of all are the whole', () => {
  const edges = oval(0, 0, 20, 20, 1, 1);
  expect([...regionAt(edges, { x: 50, y: 10 })]).toEqual([]);
  expect(MarkedEdges.of(edges, true).isWhole).toBe(true);
  expect(MarkedEdges.of(edges, false).hasMarks).toBe(false);
});
