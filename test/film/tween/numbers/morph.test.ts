import { encodeEdges } from '../../../../geometry/edges/encodeEdges';
import { cutContour, mixContour } from '../../../../film/tween/numbers/morph';

const at = (fromX: number, fromY: number, toX: number, toY: number) => ({
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
});

describe('mixContour(contour, progress)', () => {
  const contour = {
    start: at(0, 0, 0, 0),
    curves: [
      { control: at(5, 0, 5, 10), anchor: at(10, 0, 20, 0), isLine: false },
      { control: at(5, 0, 10, 0), anchor: at(0, 0, 0, 0), isLine: true },
    ],
  };

  it.each([
    [0, '!0 0[100 0 200 0!200 0|0 0'],
    [0.5, '!0 0[100 100 300 0!300 0|0 0'],
    [1, '!0 0[100 200 400 0!400 0|0 0'],
  ])('Every point moves straight: at %d the edges are %s', (progress, edges) => {
    expect(encodeEdges(mixContour(contour, progress))).toBe(edges);
  });
});

describe('cutContour(contour, from, to)', () => {
  it('A cut contour covers the part between two values of the progress', () => {
    const contour = {
      start: at(0, 0, 100, 0),
      curves: [{ control: at(5, 0, 5, 10), anchor: at(10, 0, 20, 0), isLine: false }],
    };
    const cut = cutContour(contour, 0.2, 0.6);
    for (const [part, whole] of [
      [0, 0.2],
      [0.5, 0.4],
      [1, 0.6],
    ]) {
      expect(encodeEdges(mixContour(cut, part))).toBe(encodeEdges(mixContour(contour, whole)));
    }
  });
});
