import { SegmentPen } from '../../../host-mocks/geometry/Segments';
import { guidePath } from '../../../host-mocks/tween/guidePath';

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
  it('leads along the lines from the nearest point to the nearest point', () => {
    expect(guidePath(bent, { x: 20, y: 3 }, { x: 98, y: 30 }, 10)).toEqual([
      { x: 20, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 30 },
    ]);
  });

  it('leads back where the end comes first', () => {
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

  it('goes straight on where lines cross', () => {
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

  it('follows curves', () => {
    const arc = guide((pen) => {
      pen.curveTo(50, 100, 100, 0);
    });
    const path = guidePath(arc, { x: 0, y: 0 }, { x: 100, y: 0 }, 1);
    expect(path?.some(({ x, y }) => Math.abs(x - 50) < 1 && Math.abs(y - 50) < 1)).toBe(true);
  });

  it('takes the shorter way round a closed guide', () => {
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

  it('is none where the guide lies too far off or leads elsewhere', () => {
    expect(guidePath(bent, { x: 20, y: 30 }, { x: 100, y: 30 }, 10)).toBeUndefined();
    const apart = guide((pen) => {
      pen.lineTo(100, 0);
      pen.moveTo(0, 50);
      pen.lineTo(100, 50);
    });
    expect(guidePath(apart, { x: 0, y: 0 }, { x: 100, y: 50 }, 10)).toBeUndefined();
    expect(guidePath([], { x: 0, y: 0 }, { x: 100, y: 50 }, 10)).toBeUndefined();
  });
});
