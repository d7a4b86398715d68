import { alongCurve, alongPoints, directionAt } from '../../geometry/alongCurve';

describe('alongPoints(points, share)', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ];

  it.each([
    [0, 0, 0],
    [0.5, 20, 0],
    [0.75, 30, 0],
    [0.875, 30, 5],
    [1, 30, 10],
  ])('The point at %d of the length is at %d, %d', (share, x, y) => {
    expect(alongPoints(corner, share)).toEqual({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) });
  });

  it('A line without length has only one point', () => {
    expect(alongPoints([corner[0], corner[0]], 0.5)).toEqual(corner[0]);
  });
});

describe('directionAt(points, share)', () => {
  it('The direction is the angle of the line there', () => {
    const line = [
      { x: 10, y: 10 },
      { x: 20, y: 20 },
      { x: 20, y: 40 },
    ];
    expect(directionAt(line, 0)).toBeCloseTo(45, 6);
    expect(directionAt(line, 1)).toBeCloseTo(90, 6);
  });
});

describe('alongCurve(curve, share)', () => {
  it('The share refers to the length, not the parameter', () => {
    const { x } = alongCurve((parameter) => ({ x: 100 * parameter ** 3, y: 0 }), 0.5);
    expect(x).toBeCloseTo(50, 6);
  });
});
