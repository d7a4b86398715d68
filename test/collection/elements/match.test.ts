import { expectClose, stageOf, type Bounds } from '../../support/stage';

describe('match', () => {
  const LIST: Bounds[] = [
    [0, 0, 20, 10],
    [80, 40, 10, 60],
    [50, 50, 15, 30],
  ];
  it.each<[unknown[], number[], number[]]>([
    [['width'], [20, 20, 20], [10, 60, 30]],
    [
      ['width', false],
      [10, 10, 10],
      [10, 60, 30],
    ],
    [
      ['height', true],
      [20, 10, 15],
      [60, 60, 60],
    ],
    [['size'], [20, 20, 20], [60, 60, 60]],
    [
      ['size', false],
      [10, 10, 10],
      [10, 10, 10],
    ],
    [
      ['size', 0],
      [20, 20, 20],
      [10, 10, 10],
    ],
    [
      ['size', 'b'],
      [10, 10, 10],
      [60, 60, 60],
    ],
    [
      ['size', 'a'],
      [20, 20, 20],
      [10, 10, 10],
    ],
    [
      ['size', '*'],
      [20, 20, 20],
      [10, 10, 10],
    ],
    [
      ['height', 'c*'],
      [20, 10, 15],
      [30, 30, 30],
    ],
  ])('match%j makes the sizes equal', (args, widths, heights) => {
    const { collection, elements } = stageOf(LIST);
    const match = collection.match as (...args: unknown[]) => unknown;
    expect(match.apply(collection, args)).toBe(collection);
    expectClose(
      elements.map(({ width }) => width),
      widths,
    );
    expectClose(
      elements.map(({ height }) => height),
      heights,
    );
  });

  it('A model that an empty collection does not have is refused', () => {
    expect(() => stageOf([]).collection.match('size', 0)).toThrow(
      'ElementCollection.match(): to must be an index from 0 to -1, got 0',
    );
  });

  it('Any element can be the model', () => {
    const other = stageOf([[0, 0, 33, 44]]).elements[0];
    const { collection, elements } = stageOf(LIST);
    collection.match('size', other);
    elements.forEach(({ width, height }) => expectClose([width, height], [33, 44]));
  });
});
