import fc from 'fast-check';
import { LimitError } from '../../../geometry/claims';
import type { Point } from '../../../geometry/matrix';
import { line, pointOn } from '../../../geometry/planar/Curve';
import { type OverlayRule, openEnds, overlay } from '../../../geometry/planar/overlay';
import { planarEdges, type PlanarEdge } from '../../../geometry/planar/PlanarEdge';
import { CROP, INTERSECT, MERGE, PUNCH } from '../../../geometry/planar/rules';
import { ovalOutline, rectangleOutline } from '../../../geometry/primitives';
import { distanceTo, fillShown } from './sampling';

interface Form {
  kind: 'rectangle' | 'rounded' | 'oval' | 'pie';
  x: number;
  y: number;
  width: number;
  height: number;
}

function edgesOf({ kind, ...box }: Form, fill: number, stroke = 0): PlanarEdge[] {
  const radius = kind === 'rounded' ? 5 : 0;
  const segments =
    kind === 'oval' || kind === 'pie'
      ? ovalOutline({
          ...box,
          startAngle: 0,
          endAngle: kind === 'pie' ? 250 : 0,
          innerRadius: 0,
          closePath: true,
        })
      : rectangleOutline({ ...box, radii: [radius, radius, radius, radius] });
  return planarEdges([{ fillStyle0: 0, fillStyle1: fill, strokeStyle: stroke, segments }]);
}

const rectangle = (x: number, y: number, width: number, height: number): Form => {
  return { kind: 'rectangle', x, y, width, height };
};
const oval = (x: number, y: number, width: number, height: number): Form => ({
  ...rectangle(x, y, width, height),
  kind: 'oval',
});

/** Twice the area of each fill, exact for curves too. */
function areaOf(edges: readonly PlanarEdge[], fill: number): number {
  let area = 0;
  for (const { curve, fill0, fill1 } of edges) {
    if (fill0 === fill1) continue;
    const { x0, y0, cx, cy, x1, y1, isLine } = curve;
    const cross = (ax: number, ay: number, bx: number, by: number): number => ax * by - ay * bx;
    const share = isLine
      ? cross(x0, y0, x1, y1) / 2
      : (2 * cross(x0, y0, cx, cy) + 2 * cross(cx, cy, x1, y1) + cross(x0, y0, x1, y1)) / 6;
    if (fill1 === fill) area += share;
    if (fill0 === fill) area -= share;
  }
  return area;
}

const HARD: [string, Form, Form, OverlayRule, [number, number], number][] = [
  ['a shape beside another', rectangle(0, 0, 10, 10), rectangle(20, 0, 10, 10), MERGE, [100, 100], 8],
  ['a shape across another', rectangle(0, 0, 10, 10), rectangle(5, 5, 10, 10), MERGE, [75, 100], 8 + 2],
  ['a shape inside another', rectangle(0, 0, 30, 30), rectangle(10, 10, 10, 10), MERGE, [800, 100], 8],
  ['a shape around another', rectangle(10, 10, 10, 10), rectangle(0, 0, 30, 30), MERGE, [0, 900], 4],
  ['the same shape', rectangle(0, 0, 10, 10), rectangle(0, 0, 10, 10), MERGE, [0, 100], 4],
  ['the same oval', oval(0, 0, 40, 40), oval(0, 0, 40, 40), PUNCH, [0, 0], 0],
  ['a shared side', rectangle(0, 0, 10, 10), rectangle(10, 0, 10, 10), MERGE, [100, 100], 7],
  ['a part of a side', rectangle(0, 0, 10, 10), rectangle(10, 2, 5, 5), MERGE, [100, 25], 4 + 2 + 3],
  ['a touching corner', rectangle(0, 0, 10, 10), rectangle(10, 10, 10, 10), MERGE, [100, 100], 8],
  ['a corner on a side', rectangle(0, 0, 10, 10), rectangle(5, 10, 10, 10), MERGE, [100, 100], 4 + 4 + 1],
  ['a cut in two', rectangle(0, 0, 30, 10), rectangle(10, -5, 10, 20), PUNCH, [200, 0], 8],
  ['a cut that shares a side', rectangle(0, 0, 30, 10), rectangle(10, 0, 10, 10), PUNCH, [200, 0], 8],
  ['the part in common', rectangle(0, 0, 10, 10), rectangle(5, 5, 10, 10), INTERSECT, [0, 25], 4],
  ['what a frame leaves', rectangle(0, 0, 10, 10), rectangle(5, 5, 10, 10), CROP, [25, 0], 4],
  ['what a frame far away leaves', rectangle(0, 0, 10, 10), rectangle(50, 5, 10, 10), CROP, [0, 0], 0],
];

it.each(HARD)('%s', (_, below, above, rule, areas, count) => {
  const result = overlay(edgesOf(below, 1), edgesOf(above, 2), rule);
  expect([areaOf(result, 1), areaOf(result, 2)].map((area) => Math.round(area * 1000) / 1000 + 0)).toEqual(
    areas,
  );
  expect(result).toHaveLength(count);
  expect(openEnds(result)).toBe(0);
});

it('Areas of the same fill become one', () => {
  const result = overlay(edgesOf(rectangle(0, 0, 10, 10), 1), edgesOf(rectangle(5, 0, 10, 10), 1), MERGE);
  expect(areaOf(result, 1)).toBeCloseTo(150, 6);
  expect(result.every(({ fill0, fill1 }) => fill0 === 0 || fill1 === 0)).toBe(true);
});

it('A fill hides the strokes below it and leaves those beside it', () => {
  const result = overlay(
    edgesOf(rectangle(0, 0, 20, 20), 0, 1),
    edgesOf(rectangle(10, -10, 20, 40), 2),
    MERGE,
  );
  const strokes = result.filter(({ stroke }) => stroke === 1);
  expect(strokes.every(({ curve }) => Math.max(curve.x0, curve.x1) <= 10)).toBe(true);
  expect(strokes).toHaveLength(3);
});

it('Lines cut each other and what they cross', () => {
  const stroke = (x0: number, y0: number, x1: number, y1: number): PlanarEdge => {
    return { curve: line(x0, y0, x1, y1), fill0: 0, fill1: 0, stroke: 1 };
  };
  const crossed = overlay([stroke(0, 0, 10, 10)], [stroke(0, 10, 10, 0)], MERGE);
  expect(crossed).toHaveLength(4);
  const cut = overlay(edgesOf(rectangle(0, 0, 10, 10), 1), [stroke(5, -5, 5, 15)], MERGE);
  expect(cut.filter(({ stroke }) => stroke === 1).map(({ fill0, fill1 }) => [fill0, fill1])).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
  expect(areaOf(cut, 1)).toBeCloseTo(100, 6);
});

it('Shapes that cross at too many points are refused in one line', () => {
  const stroke = (x0: number, y0: number, x1: number, y1: number): PlanarEdge => {
    return { curve: line(x0, y0, x1, y1), fill0: 0, fill1: 0, stroke: 1 };
  };
  const level = Array.from({ length: 170 }, (_, i) => stroke(-1, i, 170, i));
  const upright = Array.from({ length: 170 }, (_, i) => stroke(i, -1, i, 170));
  expect(() => overlay(level, upright, MERGE)).toThrow(
    new LimitError('A shape claims 50,001 cuts; the maximum is 50,000'),
  );
  const many = Array.from({ length: 6000 }, (_, i) => stroke(0, 2 * i, 9, 2 * i));
  expect(() => overlay(many, many, MERGE)).toThrow(
    /^A shape claims 36,000,000 pairs of edges that may cross; the maximum is 25,000,000$/,
  );
});

it('An edge that nothing comes near to stays the same object', () => {
  const below = [...edgesOf(oval(0, 0, 20, 20), 1), ...edgesOf(rectangle(100, 0, 10, 10), 2)];
  const result = overlay(below, edgesOf(rectangle(105, 5, 10, 10), 3), MERGE);
  expect(below.slice(0, 8).every((edge) => result.includes(edge))).toBe(true);
});

/** Whole tens meet in every way there is, twentieths and free numbers hardly ever, noise almost. */
const GRIDS: [string, number, number][] = [
  ['tens', 10, 0],
  ['twips', 0.05, 0],
  ['steps of the file', 1 / 5120, 0],
  ['tens, a thousandth off', 10, 0.002],
  ['tens, a hundredth off', 10, 0.02],
];

interface Drawn {
  edges: readonly PlanarEdge[];
  rule: OverlayRule;
}

/** Points on lines that are shown although a later step removed them, or the other way round. */
function linesThatDiffer(drawn: readonly Drawn[], result: readonly PlanarEdge[]): Point[] {
  const lines = result.filter(({ stroke }) => stroke !== 0);
  return drawn.flatMap(({ edges, rule }, step) => {
    if (rule !== MERGE) return [];
    const others = drawn.filter((_, i) => i !== step);
    const points = edges.filter(({ stroke }) => stroke !== 0).map(({ curve }) => pointOn(curve, 0.5));
    return points.filter((point) => {
      if (others.some((other) => distanceTo(other.edges, point) < 0.5)) return false;
      const isKept = drawn
        .slice(step + 1)
        .every((later) => (fillShown(later.edges, point) === 0) === (later.rule !== CROP));
      return distanceTo(lines, point) < 0.45 !== isKept;
    });
  });
}

it.each(GRIDS)('Random drawings on a grid of %s show what was drawn last in each place', (_, grid, noise) => {
  const place = fc
    .tuple(fc.double({ min: 0, max: 80, noNaN: true }), fc.double({ min: -noise, max: noise, noNaN: true }))
    .map(([value, off]) => Math.round(value / grid) * grid + Math.round(off * 5120) / 5120);
  const size = fc.double({ min: 10, max: 50, noNaN: true }).map((value) => Math.round(value / grid) * grid);
  const step = fc.record({
    form: fc.record({
      kind: fc.constantFrom<Form['kind']>('rectangle', 'rounded', 'oval', 'pie'),
      x: place,
      y: place,
      width: size,
      height: size,
    }),
    fill: fc.integer({ min: 1, max: 3 }),
    stroke: fc.integer({ min: 0, max: 1 }),
    rule: fc.constantFrom(MERGE, MERGE, MERGE, PUNCH, CROP),
  });
  const points = fc.array(
    fc.record({
      x: fc.double({ min: -5, max: 130, noNaN: true }),
      y: fc.double({ min: -5, max: 130, noNaN: true }),
    }),
    { minLength: 10, maxLength: 10 },
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 7 }), points, (steps, samples) => {
      const drawn = steps.map(({ form, fill, stroke, rule }) => ({
        edges: edgesOf(form, fill, stroke),
        fill,
        rule,
      }));
      const result = drawn.reduce<PlanarEdge[]>((base, { edges, rule }) => overlay(base, edges, rule), []);
      expect(openEnds(result)).toBe(0);
      for (const point of samples) {
        if (drawn.some(({ edges }) => distanceTo(edges, point) < 0.5)) continue;
        const expected = drawn.reduce((fill, { edges, rule }) => rule.fill(fill, fillShown(edges, point)), 0);
        expect(fillShown(result, point)).toBe(expected);
      }
      expect(linesThatDiffer(drawn, result)).toEqual([]);
    }),
    { numRuns: 25, seed: 5 },
  );
});
