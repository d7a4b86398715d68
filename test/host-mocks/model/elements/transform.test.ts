import fc from 'fast-check';
import { apply, type Matrix } from '../../../../geometry/matrix';
import {
  boundsOf,
  moveElements,
  rotateElements,
  scaleElements,
  skewElements,
  transformElements,
} from '../../../../host-mocks/model/elements';
import { box, layer, stage } from './support';

/** A raw shape, a drawing object, a symbol, and a group of a raw shape and a symbol. */
const MIXED =
  box(0, 0, 10, 10) +
  box(20, 0, 10, 10).replace(
    '<DOMShape>',
    '<DOMShape isDrawingObject="true"><matrix><Matrix b="0.25" tx="3"/></matrix>',
  ) +
  '<DOMSymbolInstance libraryItemName="s"><matrix><Matrix tx="40"/></matrix></DOMSymbolInstance>' +
  `<DOMGroup><members>${box(60, 0, 10, 10)}<DOMSymbolInstance libraryItemName="s"/></members></DOMGroup>`;
const SYMBOLS = { s: layer([[1, box(-5, -5, 10, 10)]]) };

describe('Transforming several elements', () => {
  it('All elements are in the box of boundsOf', () => {
    expect(boundsOf(stage(MIXED, SYMBOLS).elements)).toEqual({ left: -5, top: -5, right: 70, bottom: 17.5 });
    expect(boundsOf([]).left).toBe(Infinity);
  });

  it('All elements are moved by moveElements', () => {
    const { elements } = stage(MIXED, SYMBOLS);
    moveElements(elements, 5, -2.5);
    expect(boundsOf(elements)).toEqual({ left: 0, top: -7.5, right: 75, bottom: 15 });
  });

  it('Elements are scaled about a point by scaleElements', () => {
    const { elements } = stage(MIXED, SYMBOLS);
    scaleElements(elements, 2, 3, { x: 10, y: 0 });
    expect(boundsOf(elements)).toEqual({ left: -20, top: -15, right: 130, bottom: 52.5 });
  });

  it('Elements are turned by a quarter about a point by rotateElements', () => {
    const { elements } = stage(MIXED, SYMBOLS);
    rotateElements(elements, 90, { x: 0, y: 0 });
    expect(boundsOf(elements)).toEqual({ left: -17.5, top: -5, right: 5, bottom: 70 });
  });

  it('All elements are skewed by skewElements', () => {
    const { elements } = stage(box(0, 0, 10, 10));
    skewElements(elements, 45, 0, { x: 0, y: 0 });
    expect(boundsOf(elements)).toEqual({ left: -10, top: 0, right: 10, bottom: 10 });
    skewElements(elements, -45, 0, { x: 0, y: 0 });
    skewElements(elements, 0, 45, { x: 0, y: 0 });
    expect(boundsOf(elements)).toEqual({ left: 0, top: 0, right: 10, bottom: 20 });
  });

  it('Elements of every kind arrive where the transformation carries their corners', () => {
    const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
    const matrices: fc.Arbitrary<Matrix> = fc.record({
      a: number(0.5, 2),
      b: number(-1, 1),
      c: number(-1, 1),
      d: number(0.5, 2),
      tx: number(-99, 99),
      ty: number(-99, 99),
    });
    const square = [[0, 0], [10, 0], [10, 10], [0, 10]].map(([x, y]) => ({ x, y })); // prettier-ignore
    const kinds = [
      box(0, 0, 10, 10),
      box(0, 0, 10, 10).replace('<DOMShape>', '<DOMShape isDrawingObject="true">'),
      '<DOMSymbolInstance libraryItemName="s"><matrix><Matrix tx="5" ty="5"/></matrix></DOMSymbolInstance>',
      `<DOMGroup><members>${box(0, 0, 10, 10)}</members></DOMGroup>`,
      '<DOMStaticText left="2" top="2" width="6" height="6"/>',
      '<DOMRectangleObject objectWidth="10" objectHeight="10"/>',
    ];
    fc.assert(
      fc.property(matrices, (change) => {
        const expected = square.map((corner) => apply(change, corner));
        const [xs, ys] = [expected.map(({ x }) => x), expected.map(({ y }) => y)];
        for (const element of stage(kinds.join(''), SYMBOLS).elements) {
          transformElements([element], change);
          const seen = boundsOf([element]);
          const wanted = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
          [seen.left, seen.top, seen.right, seen.bottom].forEach((side, i) => {
            expect(Math.abs(side - wanted[i])).toBeLessThan(0.06);
          });
        }
      }),
      { numRuns: 40 },
    );
  });
});
