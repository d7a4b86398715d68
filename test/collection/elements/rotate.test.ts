import type { CornerWords } from '../../../src';
import { boundsOf, expectClose, stageFrom, stageOf, type Bounds } from '../../support/stage';

const BOXES: Bounds[] = [
  [0, 0, 20, 10],
  [80, 40, 20, 60],
];

describe('rotate', () => {
  it.each<[unknown[], Bounds[]]>([
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
  ])('rotate%j rotates all as one body', (args, expected) => {
    const { collection, elements } = stageOf(BOXES);
    const rotate = collection.rotate as (...args: unknown[]) => unknown;
    expect(rotate.apply(collection, args)).toBe(collection);
    elements.forEach((element, i) => expectClose(boundsOf(element), expected[i]));
  });

  it.each([true, false])('A shape stays on its own centre, drawing object %p', (drawingObject) => {
    const { collection, elements } = stageFrom({
      layers: [{ elements: [{ shape: 'rectangle', x: 10, y: 20, width: 50, height: 30, drawingObject }] }],
    });
    collection.rotate(180);
    expectClose(boundsOf(elements[0]), [10, 20, 50, 30]);
    collection.rotate(90);
    expectClose(boundsOf(elements[0]), [20, 10, 30, 50]);
    collection.scale(-2, 1, 'left center');
    expectClose(boundsOf(elements[0]), [-40, 10, 60, 50]);
    collection.scale(1, 2, 'top center');
    expectClose(boundsOf(elements[0]), [-40, 10, 60, 100]);
  });

  it('Distances between points are kept, whatever the angle', () => {
    const { collection, elements } = stageOf(BOXES);
    collection.rotate(30);
    const [a, b] = elements;
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.hypot(80, 40), 0);
    expect([a.rotation, b.rotation].map(Math.round)).toEqual([30, 30]);
  });
});

describe('scale', () => {
  it.each<[unknown[], Bounds[]]>([
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
  ])('scale%j scales all as one body', (args, expected) => {
    const { collection, elements } = stageOf(BOXES);
    const scale = collection.scale as (...args: unknown[]) => unknown;
    expect(scale.apply(collection, args)).toBe(collection);
    elements.forEach((element, i) => expectClose(boundsOf(element), expected[i]));
  });
});

describe('a corner or edge of bounds that are not square', () => {
  /** Common bounds: 10, 20, 60 × 40. */
  const WIDE: Bounds[] = [
    [10, 20, 20, 40],
    [30, 20, 40, 10],
  ];
  it.each<[string, number, number]>([
    ['top left', 10, 20],
    ['top center', 40, 20],
    ['top right', 70, 20],
    ['left center', 10, 40],
    ['right center', 70, 40],
    ['bottom left', 10, 60],
    ['bottom center', 40, 60],
    ['bottom right', 70, 60],
  ])('the corner "%s" is the point that stays', (corner, x, y) => {
    const { collection, elements } = stageOf(WIDE);
    collection.scale(3, 2, corner as CornerWords);
    elements.forEach((element, i) => {
      const [left, top, width, height] = WIDE[i];
      expectClose(boundsOf(element), [x + 3 * (left - x), y + 2 * (top - y), 3 * width, 2 * height]);
    });
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

  it('Scale, rotation and skew are removed; the position and the transformation point stay', () => {
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

  it('The point moves to the middle of the bounds, and the element does not move', () => {
    const { collection, elements } = turned();
    const before = elements.map(boundsOf);
    expect(collection.centerTransformPoint()).toBe(collection);
    elements.forEach((element, i) => {
      const [left, top, width, height] = before[i];
      expect(boundsOf(element)).toEqual(before[i]);
      expectClose([element.transformX, element.transformY], [left + width / 2, top + height / 2]);
    });
  });

  it('A matrix is reset if any of its numbers differs', () => {
    const one = { a: 1, b: 0, c: 0, d: 1 };
    const changes = [{ a: 2 }, { b: 0.5 }, { c: 0.5 }, { d: 2 }];
    const { collection, elements } = stageFrom({
      library: [{ name: 'box', layers: [{ elements: [{ shape: 'rectangle', width: 40, height: 20 }] }] }],
      layers: [{ elements: changes.map((change) => ({ item: 'box', matrix: { ...change, tx: 5, ty: 6 } })) }],
    });
    collection.resetTransform();
    expect(elements.map(({ matrix }) => matrix)).toEqual(changes.map(() => ({ ...one, tx: 5, ty: 6 })));
  });

  it('The point of an element without width moves to its registration point', () => {
    const { collection, elements } = stageFrom({
      library: [{ name: 'box', layers: [{ elements: [{ shape: 'rectangle', width: 40, height: 20 }] }] }],
      layers: [{ elements: [{ item: 'box', scaleX: 0, transformationPoint: { x: 7, y: 8 } }] }],
    });
    collection.centerTransformPoint();
    expect(elements[0].getTransformationPoint()).toEqual({ x: 0, y: 0 });
  });

  it('The point moves to the registration point with false', () => {
    const { collection, elements } = turned();
    collection.centerTransformPoint().centerTransformPoint(false);
    elements.slice(0, 3).forEach((element) => {
      expectClose([element.transformX, element.transformY], [element.x, element.y]);
      expect(element.getTransformationPoint()).toEqual({ x: 0, y: 0 });
    });
  });
});
