import { boundsOf, expectClose, stageFrom, stageOf, type Bounds } from '../../support/stage';

const BOXES: Bounds[] = [
  [0, 0, 20, 10],
  [80, 40, 20, 60],
];

describe('rotate', () => {
  test.each<[unknown[], Bounds[]]>([
    [
      [90],
      [
        [90, 0, 10, 20],
        [0, 80, 60, 20],
      ],
    ],
    [
      [-90],
      [
        [0, 80, 10, 20],
        [40, 0, 60, 20],
      ],
    ],
    [
      [180],
      [
        [80, 90, 20, 10],
        [0, 0, 20, 60],
      ],
    ],
    [
      [90, 'top left'],
      [
        [-10, 0, 10, 20],
        [-100, 80, 60, 20],
      ],
    ],
    [
      [90, 'right center'],
      [
        [140, -50, 10, 20],
        [50, 30, 60, 20],
      ],
    ],
    [[0], BOXES],
  ])('%j turns all as one body', (args, expected) => {
    const { collection, elements } = stageOf(BOXES);
    const rotate = collection.rotate as (...args: unknown[]) => unknown;
    expect(rotate.apply(collection, args)).toBe(collection);
    elements.forEach((element, i) => expectClose(boundsOf(element), expected[i]));
  });

  it('keeps the distances between points, whatever the angle', () => {
    const { collection, elements } = stageOf(BOXES);
    collection.rotate(30);
    const [a, b] = elements;
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.hypot(80, 40), 0);
    expect([a.rotation, b.rotation].map(Math.round)).toEqual([30, 30]);
  });
});

describe('scale', () => {
  test.each<[unknown[], Bounds[]]>([
    [
      [2],
      [
        [-50, -50, 40, 20],
        [110, 30, 40, 120],
      ],
    ],
    [
      [2, 1],
      [
        [-50, 0, 40, 10],
        [110, 40, 40, 60],
      ],
    ],
    [
      [2, 1, 'top left'],
      [
        [0, 0, 40, 10],
        [160, 40, 40, 60],
      ],
    ],
    [
      [1, 0.5, 'bottom center'],
      [
        [0, 50, 20, 5],
        [80, 70, 20, 30],
      ],
    ],
    [
      [-1, 1],
      [
        [80, 0, 20, 10],
        [0, 40, 20, 60],
      ],
    ],
    [[], BOXES],
  ])('%j scales all as one body', (args, expected) => {
    const { collection, elements } = stageOf(BOXES);
    const scale = collection.scale as (...args: unknown[]) => unknown;
    expect(scale.apply(collection, args)).toBe(collection);
    elements.forEach((element, i) => expectClose(boundsOf(element), expected[i]));
  });
});

describe('match', () => {
  const LIST: Bounds[] = [
    [0, 0, 20, 10],
    [80, 40, 10, 60],
    [50, 50, 15, 30],
  ];
  test.each<[unknown[], number[], number[]]>([
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
      ['height', 'c*'],
      [20, 10, 15],
      [30, 30, 30],
    ],
  ])('%j', (args, widths, heights) => {
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

  it('takes any element as the model', () => {
    const other = stageOf([[0, 0, 33, 44]]).elements[0];
    const { collection, elements } = stageOf(LIST);
    collection.match('size', other);
    elements.forEach(({ width, height }) => expectClose([width, height], [33, 44]));
  });
});

describe('wrong arguments', () => {
  test.each<[string, unknown[], string]>([
    ['rotate', [], 'rotate(): angle must be a Number, got undefined'],
    [
      'rotate',
      [5, 'top'],
      'rotate(): corner must be a corner or edge such as "top left" or "right center", got "top"',
    ],
    ['rotate', [5, 'top bottom'], 'rotate(): corner must be'],
    ['rotate', [5, 3], 'rotate(): corner must be'],
    ['scale', [0], 'scale(): xScale must be other than 0, got 0'],
    ['scale', [1, 0], 'scale(): yScale must be other than 0, got 0'],
    ['scale', ['2'], 'scale(): xScale must be a Number, got "2"'],
    ['match', ['depth'], 'match(): dimension must be "width", "height" or "size", got "depth"'],
    ['match', ['width', 2], 'match(): to must be an index from 0 to 1, got 2'],
    ['match', ['width', 'zz'], 'match(): no element of the collection is named "zz"'],
    [
      'match',
      ['width', {}],
      'match(): to must be true, false, an index, a name or an element, got [object Object]',
    ],
    ['centerTransformPoint', [1], 'centerTransformPoint(): state must be true or false, got 1'],
  ])('%s%j is refused, and nothing moves', (method, args, message) => {
    const { collection, elements } = stageOf(BOXES);
    const methods = collection as unknown as Record<string, (...args: unknown[]) => unknown>;
    expect(() => methods[method](...args)).toThrow('ElementCollection.' + message);
    expect(elements.map(boundsOf)).toEqual(BOXES);
  });
});

describe('resetTransform and centerTransformPoint', () => {
  const turned = () =>
    stageFrom({
      library: [
        { name: 'box', layers: [{ elements: [{ shape: 'rectangle', x: 10, y: 0, width: 40, height: 20 }] }] },
      ],
      layers: [
        {
          elements: [
            { item: 'box', x: 100, y: 50, rotation: 30, transformationPoint: { x: 7, y: 8 } },
            { item: 'box', x: 200, y: 50, scaleX: -2, scaleY: 0.5 },
            { item: 'box', x: 300, y: 50, skewX: 20, skewY: -15 },
            { text: 'hello', x: 30, y: 70, rotation: 20, width: 60, height: 20 },
            { primitive: 'rectangle', x: 10, y: 10, width: 50, height: 30 },
            { shape: 'oval', x: 10, y: 10, width: 50, height: 30 },
          ],
        },
      ],
    });

  it('resets scale, rotation and skew; the position and the transformation point stay', () => {
    const { collection, elements } = turned();
    const before = elements.map(({ x, y }) => [x, y]);
    expect(collection.resetTransform()).toBe(collection);
    elements.slice(0, 3).forEach((element, i) => {
      expect([element.scaleX, element.scaleY, element.rotation, element.skewX, element.skewY]).toEqual([
        1, 1, 0, 0, 0,
      ]);
      expectClose([element.x, element.y], before[i]);
      expectClose(boundsOf(element), [before[i][0] + 10, 50, 40, 20]);
    });
    expect(elements[0].getTransformationPoint()).toEqual({ x: 7, y: 8 });
  });

  it('puts the transformation point to the middle of the bounds, without moving the element', () => {
    const { collection, elements } = turned();
    const before = elements.map(boundsOf);
    expect(collection.centerTransformPoint()).toBe(collection);
    elements.forEach((element, i) => {
      const [left, top, width, height] = before[i];
      expect(boundsOf(element)).toEqual(before[i]);
      expectClose([element.transformX, element.transformY], [left + width / 2, top + height / 2]);
    });
  });

  it('puts it back to the registration point', () => {
    const { collection, elements } = turned();
    collection.centerTransformPoint().centerTransformPoint(false);
    elements.slice(0, 3).forEach((element) => {
      expectClose([element.transformX, element.transformY], [element.x, element.y]);
      expect(element.getTransformationPoint()).toEqual({ x: 0, y: 0 });
    });
  });
});
