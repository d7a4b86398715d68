import { SegmentPen } from '../../../../geometry/edges/Segments';
import { guidePath } from '../../../../film/tween/numbers/guidePath';

function guide(draw: (pen: SegmentPen) => void) {
  const pen = new SegmentPen();
  draw(pen);
  return [pen.segments()];
}

const bent = guide((pen) => {
  pen.lineTo(100, 0);
  pen.lineTo(100, 50);
});

describe('guidePath(guide, from, to, reach)', () => {
  it('A path follows the lines from the point nearest to the start to that nearest to the end', () => {
    expect(guidePath(bent, { x: 20, y: 3 }, { x: 98, y: 30 }, 10)).toEqual([
      { x: 20, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 30 },
    ]);
  });

  it('A path runs backward if the end comes first', () => {
    expect(guidePath(bent, { x: 100, y: 30 }, { x: 20, y: 0 }, 10)).toEqual([
      { x: 100, y: 30 },
      { x: 100, y: 0 },
      { x: 20, y: 0 },
    ]);
    expect(guidePath(bent, { x: 70, y: 0 }, { x: 30, y: 0 }, 10)).toEqual([
      { x: 70, y: 0 },
      { x: 30, y: 0 },
    ]);
  });

  it('A path continues straight where lines cross', () => {
    const loop = guide((pen) => {
      pen.lineTo(50, 0);
      pen.lineTo(100, 0);
      pen.lineTo(100, 50);
      pen.lineTo(50, 50);
      pen.lineTo(50, 0);
      pen.lineTo(50, -50);
    });
    expect(guidePath(loop, { x: 0, y: 0 }, { x: 50, y: -50 }, 1)).toHaveLength(7);
  });

  it.each([
    [false, 'first'],
    [true, 'last'],
  ])('A path omits lines that branch off (%s: drawn %s)', (isLast) => {
    const branch = (pen: SegmentPen): void => {
      pen.moveTo(50, 40);
      pen.lineTo(500, -100);
      pen.moveTo(50, 40);
      pen.lineTo(20, 75);
    };
    const lines = guide((pen) => {
      if (!isLast) branch(pen);
      pen.moveTo(10, 20);
      pen.lineTo(50, 40);
      pen.lineTo(50, 40);
      pen.moveTo(90, 60);
      pen.lineTo(50, 40);
      if (isLast) branch(pen);
    });
    expect(guidePath(lines, { x: 10, y: 20 }, { x: 90, y: 60 }, 1)?.at(-1)).toEqual({ x: 90, y: 60 });
  });

  it('A path takes curves from either end, and only the part between its ends', () => {
    const bow = guide((pen) => {
      pen.moveTo(0, 50);
      pen.curveTo(30, 50, 60, 50);
      pen.moveTo(160, 50);
      pen.curveTo(110, 50, 60, 50);
      pen.moveTo(160, 50);
      pen.lineTo(200, 50);
    });
    const path = guidePath(bow, { x: 30, y: 50 }, { x: 190, y: 50 }, 1) ?? [];
    const places = path.map(({ x }) => x);
    expect([places[0], places.at(-1)]).toEqual([30, 190]);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
    expect(places.length).toBeGreaterThan(30);
    for (const { y } of path) expect(y).toBeCloseTo(50, 9);
  });

  it('A path follows curves', () => {
    const arc = guide((pen) => {
      pen.curveTo(50, 100, 100, 0);
    });
    const path = guidePath(arc, { x: 0, y: 0 }, { x: 100, y: 0 }, 1);
    expect(path?.some(({ x, y }) => Math.abs(x - 50) < 1 && Math.abs(y - 50) < 1)).toBe(true);
  });

  it('A path takes the shorter way around a closed guide', () => {
    const square = guide((pen) => {
      pen.lineTo(100, 0);
      pen.lineTo(100, 100);
      pen.lineTo(0, 100);
      pen.lineTo(0, 0);
    });
    expect(guidePath(square, { x: 20, y: 0 }, { x: 0, y: 30 }, 1)).toEqual([
      { x: 20, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 30 },
    ]);
  });

  it('There is no path if the guide is too far away or does not connect the points', () => {
    expect(guidePath(bent, { x: 20, y: 30 }, { x: 100, y: 30 }, 10)).toBeUndefined();
    const apart = guide((pen) => {
      pen.lineTo(100, 0);
      pen.moveTo(0, 50);
      pen.lineTo(100, 50);
    });
    expect(guidePath(apart, { x: 0, y: 0 }, { x: 100, y: 50 }, 10)).toBeUndefined();
    expect(guidePath(bent, { x: 20, y: 0 }, { x: 120, y: 30 }, 10)).toBeUndefined();
    expect(guidePath([], { x: 0, y: 0 }, { x: 100, y: 50 }, 10)).toBeUndefined();
  });
});
