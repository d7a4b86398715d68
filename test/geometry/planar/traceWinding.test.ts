import fc from 'fast-check';
import { line, type Curve } from '../../../geometry/planar/Curve';
import { openEnds } from '../../../geometry/planar/overlay';
import { planarEdges } from '../../../geometry/planar/PlanarEdge';
import { traceWinding } from '../../../geometry/planar/traceWinding';
import { ovalOutline } from '../../../geometry/primitives';
import { distanceTo, fillShown, windingAround } from './sampling';

const polygon = (points: readonly [number, number][]): Curve[] =>
  points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return line(x, y, nextX, nextY);
  });
const STAR = polygon([
  [50, 0],
  [80, 90],
  [2, 35],
  [98, 35],
  [20, 90],
]);
const circle = (x: number, y: number, size: number): Curve[] => {
  const oval = {
    x,
    y,
    width: size,
    height: size,
    startAngle: 0,
    endAngle: 0,
    innerRadius: 0,
    closePath: true,
  };
  const segments = ovalOutline(oval);
  return planarEdges([{ fillStyle0: 0, fillStyle1: 0, strokeStyle: 0, segments }]).map(({ curve }) => curve);
};

it.each(['nonzero', 'evenodd'] as const)('The middle of a star counts as the rule %s says', (rule) => {
  const edges = traceWinding(STAR, rule, { fill: 1, stroke: 0 });
  expect(fillShown(edges, { x: 50, y: 50 })).toBe(rule === 'nonzero' ? 1 : 0);
  expect(fillShown(edges, { x: 50, y: 20 })).toBe(1);
  expect(edges).toHaveLength(rule === 'nonzero' ? 10 : 15);
  expect(openEnds(edges)).toBe(0);
});

it('With a stroke the lines inside stay', () => {
  expect(traceWinding(STAR, 'nonzero', { fill: 1, stroke: 1 })).toHaveLength(15);
});

it('Outlines that go there and back enclose nothing', () => {
  expect(
    traceWinding(
      polygon([
        [0, 0],
        [10, 0],
      ]),
      'nonzero',
      { fill: 1, stroke: 0 },
    ),
  ).toEqual([]);
});

it('Random outlines enclose what the rule says', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }));
  const outline = fc.oneof(
    fc
      .array(point, { minLength: 3, maxLength: 7 })
      .map((points) => polygon(points.map(([x, y]) => [x * 10, y * 10]))),
    fc
      .tuple(point, fc.integer({ min: 1, max: 5 }))
      .map(([[x, y], size]) => circle(x * 10, y * 10, size * 10)),
  );
  const rule = fc.constantFrom('nonzero' as const, 'evenodd' as const);
  const samples = fc.array(
    fc.record({ x: fc.integer({ min: -9, max: 159 }), y: fc.integer({ min: -9, max: 159 }) }),
    {
      minLength: 10,
      maxLength: 10,
    },
  );
  fc.assert(
    fc.property(fc.array(outline, { minLength: 1, maxLength: 3 }), rule, samples, (outlines, by, points) => {
      const curves = outlines.flat().filter(({ x0, y0, x1, y1 }) => x0 !== x1 || y0 !== y1);
      const edges = traceWinding(curves, by, { fill: 1, stroke: 0 });
      expect(openEnds(edges)).toBe(0);
      const plain = curves.map((curve) => ({ curve, fill0: 0, fill1: 0, stroke: 0 }));
      for (const { x, y } of points) {
        const at = { x: x + 0.31, y: y + 0.77 };
        if (distanceTo(plain, at) < 0.5) continue;
        const winding = windingAround(curves, at);
        const isInside = by === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
        expect(fillShown(edges, at)).toBe(isInside ? 1 : 0);
      }
    }),
    { numRuns: 60, seed: 3 },
  );
});
