import { assembleFills, assembleStrokes } from '../../../geometry/edges/fillPaths';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { area, isClosed, styled } from './outlines';

/** Starts of the segments of a path, in twips. */
function corners({ count, points }: Segments): string {
  return Array.from(
    { length: count },
    (_, i) => `${points[i * STRIDE] * 20},${points[i * STRIDE + 1] * 20}`,
  ).join(' ');
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
