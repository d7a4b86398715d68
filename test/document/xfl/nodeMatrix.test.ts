import fc from 'fast-check';
import { describeDocuments } from '../../support/documents';
import { openReal } from '../../support/openModel';
import { box, everyElement, layer, stage } from '../../host-mocks/model/elements/support';

const symbol = (children: string): string =>
  `<DOMSymbolInstance libraryItemName="s">${children}</DOMSymbolInstance>`;
const SYMBOLS = { s: layer([[1, box(10, 10, 40, 20)]]) };

describe('Matrices as the program has them', () => {
  const CUT = '<matrix><Matrix a="0.837661743164062" b="-0.837661743164062" c="0.5" tx="10.05"/></matrix>';

  it('The linear part is cut to steps of 1/65536, towards zero', () => {
    const [element] = stage(symbol(CUT), SYMBOLS).elements;
    expect(element.matrix).toEqual({
      a: 0.837646484375,
      b: -0.837646484375,
      c: 0.5,
      d: 1,
      tx: 10.05,
      ty: 0,
    });
  });

  it('A matrix that is assigned as it was read keeps its text, and so do parts that a move leaves alone', () => {
    const made = stage(symbol(CUT), SYMBOLS);
    const [element] = made.elements;
    const before = made.source();
    const { matrix } = element;
    element.matrix = matrix;
    expect(made.source()).toBe(before);
    element.x += 5;
    expect(made.source()).toBe(before.replace('tx="10.05"', 'tx="15.05"'));
  });

  it('What is assigned is read again, however many digits it needs', () => {
    const steps = fc.integer({ min: -300_000, max: 300_000 });
    fc.assert(
      fc.property(steps, steps, (one, other) => {
        const [element] = stage(symbol(CUT), SYMBOLS).elements;
        const matrix = { a: one / 65536, b: 0, c: other / 65536, d: 1, tx: 0, ty: 0 };
        element.matrix = matrix;
        return element.matrix.a === matrix.a && element.matrix.c === matrix.c;
      }),
      { numRuns: 100 },
    );
  });

  describeDocuments('of a real document', () => {
    it('Every coefficient of acid is its text, cut; reading changes nothing', () => {
      const document = openReal('acid');
      let steps = 0;
      for (const element of everyElement(document)) {
        const node = element.node.child('matrix')?.child('Matrix');
        for (const name of ['a', 'b', 'c', 'd'] as const) {
          const text = node?.attr(name);
          if (text === undefined) continue;
          expect(element.matrix[name]).toBe(Math.trunc(Number(text) * 65536) / 65536 + 0);
          if (Math.round(Number(text) * 65536) !== Math.trunc(Number(text) * 65536)) steps++;
        }
      }
      expect([steps > 0, document.files.changes().size]).toEqual([true, 0]);
    });
  });
});
