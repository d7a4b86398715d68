import fc from 'fast-check';
import { decodeEdges } from '../../../geometry/edges/decodeEdges';
import { apply, translation } from '../../../geometry/matrix';
import { rewriteCubics, rewriteEdges } from '../../../geometry/edges/rewriteEdges';

describe('Rewriting edges', () => {
  it('A move by whole twips changes the numbers and nothing else', () => {
    const text = '!0 419S2[0 425 #C9.84 436!\n0 436|-4 -22.046875 /1 2';
    expect(rewriteEdges(text, translation(1, -2))).toBe(
      '!20 379S2[20 385 #DD.84 396!\n20 396|16 -62.046875 /21 -38',
    );
  });

  it('A move there and back gives the same text', () => {
    const twips = fc.integer({ min: -4000, max: 4000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(twips, twips), { minLength: 1 }), twips, twips, (points, x, y) => {
        const text = points.map(([px, py]) => `!${px} ${py}|${py} ${px}`).join('');
        const there = rewriteEdges(text, translation(x / 20, y / 20));
        expect(rewriteEdges(there, translation(-x / 20, -y / 20))).toBe(text);
      }),
    );
  });

  it('Other transformations carry every point along, within a step', () => {
    const matrix = { a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 3.21, ty: -7 };
    const text = '!0 419S2[0 425 #C9.84 436!0 436|-4 449';
    const [before, after] = [decodeEdges(text), decodeEdges(rewriteEdges(text, matrix))];
    expect(after.count).toBe(before.count);
    for (let i = 0; i < before.points.length; i += 2) {
      if (before.lines[Math.floor(i / 6)] === 1 && i % 6 === 2) continue;
      const expected = apply(matrix, { x: before.points[i], y: before.points[i + 1] });
      expect(Math.abs(after.points[i] - expected.x)).toBeLessThan(1 / 5120);
      expect(Math.abs(after.points[i + 1] - expected.y)).toBeLessThan(1 / 5120);
    }
  });

  it('The hints move along, in whole twips', () => {
    const text = '!1494 177(1494,177;1514,184 1530,195 1550,210q1494 177 1550 210Q1 2);';
    expect(rewriteCubics(text, translation(1, 0.5))).toBe(
      '!1514 187(1514,187;1534,194 1550,205 1570,220q1514 187 1570 220Q21 12);',
    );
  });
});
