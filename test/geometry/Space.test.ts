import fc from 'fast-check';
import { applySpace, concatSpaces, flatSpace, shiftedSpace, turnedSpace } from '../../geometry/Space';
import { apply } from '../../geometry/matrix';

const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate, z: coordinate });

const near = (found: object, expected: Record<string, number>): void => {
  const close = Object.entries(expected).map(([key, value]) => [key, expect.closeTo(value, 6)]);
  expect(found).toMatchObject(Object.fromEntries(close));
};

describe('spaces', () => {
  it.each([
    [
      { x: 90, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ],
    [
      { x: 0, y: 90, z: 0 },
      { x: 0, y: 0, z: 1 },
      { x: 1, y: 0, z: 0 },
    ],
    [
      { x: 0, y: 0, z: 90 },
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
    ],
    // About x first: y goes to z, which the turn about z leaves there.
    [
      { x: 90, y: 0, z: 90 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ],
  ])('A rotation by %j moves %j to %j', (turns, from, to) => {
    near(applySpace(turnedSpace(turns), from), to);
  });

  it('A rotation has the numbers that a document stores with its angles', () => {
    const stored = [1, 0, 0, 0, 0, 0.866025388240814, -0.5, 0, 0, 0.5, 0.866025388240814, 0];
    const turned = turnedSpace({ x: -30, y: 0, z: 0 });
    stored.forEach((value, i) => expect(turned[i]).toBeCloseTo(value, 6));
  });

  it('A rotation keeps lengths', () => {
    fc.assert(
      fc.property(point, point, (turns, from) => {
        const to = applySpace(turnedSpace(turns), from);
        expect(Math.hypot(to.x, to.y, to.z)).toBeCloseTo(Math.hypot(from.x, from.y, from.z), 6);
      }),
    );
  });

  it('The inner transformation is applied first', () => {
    fc.assert(
      fc.property(point, point, point, (turns, move, from) => {
        const both = concatSpaces(shiftedSpace(move), turnedSpace(turns));
        near(applySpace(both, from), {
          ...applySpace(shiftedSpace(move), applySpace(turnedSpace(turns), from)),
        });
      }),
    );
  });

  it('A flat transformation does the same as its matrix', () => {
    const matrix = { a: 2, b: 0.3, c: -0.4, d: 1.5, tx: 7, ty: -9 };
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        near(applySpace(flatSpace(matrix), { x, y, z: 0 }), { ...apply(matrix, { x, y }), z: 0 });
      }),
    );
  });
});
