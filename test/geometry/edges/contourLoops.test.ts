import { contourLoops } from '../../../geometry/edges/contourLoops';
import { decodeEdges } from '../../../geometry/edges/decodeEdges';
import { HalfEdges } from '../../../geometry/edges/HalfEdges';

function loopsOf(...edges: [number, number, string][]): { fill: number; area: number; length: number }[] {
  const styled = edges.map(([fillStyle0, fillStyle1, text]) => ({
    fillStyle0,
    fillStyle1,
    strokeStyle: 0,
    segments: decodeEdges(text),
  }));
  return contourLoops(new HalfEdges(styled)).loops.map(({ fill, area, halves }) => ({
    fill,
    area,
    length: halves.length,
  }));
}

describe('Contours', () => {
  it('A square has a contour around it without fill and one inside it with its fill', () => {
    expect(loopsOf([0, 1, '!0 0|200 0|200 200|0 200|0 0'])).toEqual([
      { fill: 0, area: -100, length: 4 },
      { fill: 1, area: 100, length: 4 },
    ]);
  });

  it('A square drawn the other way round has the same contours', () => {
    expect(loopsOf([1, 0, '!0 0|0 200|200 200|200 0|0 0'])).toEqual([
      { fill: 0, area: -100, length: 4 },
      { fill: 1, area: 100, length: 4 },
    ]);
  });

  it('A line has one contour, which runs there and back and encloses nothing', () => {
    expect(loopsOf([0, 0, '!0 0|200 0|200 200'])).toEqual([{ fill: 0, area: 0, length: 4 }]);
  });

  it('Two areas that share a line have one contour each, and one around both', () => {
    const loops = loopsOf(
      [0, 1, '!200 200|0 200|0 0|200 0'],
      [2, 1, '!200 0|200 200'],
      [0, 2, '!200 0|400 0|400 200|200 200'],
    );
    expect(loops).toEqual([
      { fill: 0, area: -200, length: 6 },
      { fill: 1, area: 100, length: 4 },
      { fill: 2, area: 100, length: 4 },
    ]);
  });

  it('Of a line between two areas the area on the right comes first, whichever is larger', () => {
    const around: [number, number, string][] = [
      [0, 1, '!200 200|0 200|0 0|200 0'],
      [0, 2, '!200 0|800 0|800 200|200 200'],
    ];
    const fillsFrom = (line: [number, number, string]): number[] =>
      loopsOf(line, ...around).map(({ fill }) => fill);
    expect(fillsFrom([2, 1, '!200 0|200 200'])).toEqual([1, 2, 0]);
    expect(fillsFrom([1, 2, '!200 200|200 0'])).toEqual([2, 1, 0]);
  });

  it('Curves that leave a point in the same direction are ordered by their curvature', () => {
    const loops = loopsOf([0, 1, '!0 0[200 0 200 200'], [1, 2, '!0 0[100 0 200 200'], [2, 0, '!0 0|200 200']);
    expect(loops.map(({ fill, length }) => [fill, length])).toEqual([[0, 2], [1, 2], [2, 2]]); // prettier-ignore
  });
});
