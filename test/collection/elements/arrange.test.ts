import type { EdgeWord } from '../../../src';
import { stageOf, places, type Bounds } from '../../support/stage';

/** Three boxes of different sizes; their common bounds are 10, 20, 100 × 70; the stage is 550 × 400. */
const BOXES: Bounds[] = [
  [10, 30, 20, 10],
  [40, 20, 30, 40],
  [60, 70, 50, 20],
];

type Row = [args: unknown[], lefts: number[], tops: number[]];
const LEFTS = [10, 40, 60];
const TOPS = [30, 20, 70];

function check(method: string, boxes: Bounds[]) {
  return (args: unknown[], lefts: number[], tops: number[]) => {
    const { collection, elements } = stageOf(boxes);
    const methods = collection as unknown as Record<string, (...args: unknown[]) => unknown>;
    expect(methods[method](...args)).toBe(collection);
    expect(places(elements)).toEqual(lefts.map((left, i) => [left, tops[i]]));
  };
}

describe('move', () => {
  it.each<Row>([
    [
      [5, -5, true],
      [15, 45, 65],
      [25, 15, 65],
    ],
    [[0, 0, true], LEFTS, TOPS],
    [
      [0, 0],
      [0, 30, 50],
      [10, 0, 50],
    ],
    [
      [100, 200, false],
      [100, 130, 150],
      [210, 200, 250],
    ],
    [[10, 20], LEFTS, TOPS],
  ])('move%j moves all by one distance', check('move', BOXES));
});

describe('align', () => {
  it.each<Row>([
    [['left'], [10, 10, 10], TOPS],
    [['right'], [90, 80, 60], TOPS],
    [['horizontal'], [50, 45, 35], TOPS],
    [['top'], LEFTS, [20, 20, 20]],
    [['bottom'], LEFTS, [80, 50, 70]],
    [['vertical'], LEFTS, [50, 35, 45]],
    [[], [50, 45, 35], [50, 35, 45]],
    [['center'], [50, 45, 35], [50, 35, 45]],
    [['top left'], [10, 10, 10], [20, 20, 20]],
    [['right bottom'], [90, 80, 60], [80, 50, 70]],
    [['top center'], [50, 45, 35], [20, 20, 20]],
    [['left center'], [10, 10, 10], [50, 35, 45]],
    [['center right'], [90, 80, 60], [50, 35, 45]],
    [['left,vertical'], [10, 10, 10], [50, 35, 45]],
    [['left,  vertical '], [10, 10, 10], [50, 35, 45]],
    [['vertical center'], LEFTS, [50, 35, 45]],
    [['horizontal center'], [50, 45, 35], TOPS],
    [['left', true], [0, 0, 0], TOPS],
    [
      ['right bottom', true],
      [530, 520, 500],
      [390, 360, 380],
    ],
    [
      ['center', true],
      [265, 260, 250],
      [195, 180, 190],
    ],
  ])('align%j aligns the named edges', check('align', BOXES));
});

describe('distribute', () => {
  it.each<Row>([
    [['left'], [10, 35, 60], TOPS],
    [['right'], [10, 40, 60], TOPS],
    [['horizontal'], [10, 37.5, 60], TOPS],
    [['top'], LEFTS, [45, 20, 70]],
    [['bottom'], LEFTS, [30, 25, 70]],
    [['left,top'], [10, 35, 60], [45, 20, 70]],
    [['left top'], [10, 35, 60], [45, 20, 70]],
    [[['left', 'top']], [10, 35, 60], [45, 20, 70]],
    [['left', true], [0, 250, 500], TOPS],
    [['right', true], [0, 255, 500], TOPS],
    [['vertical', true], LEFTS, [0, 177.5, 380]],
  ])('distribute%j puts the named edges at equal distances', check('distribute', BOXES));

  it('The Array of edges is left untouched', () => {
    const edges: EdgeWord[] = ['top', 'left'];
    stageOf(BOXES).collection.distribute(edges);
    expect(edges).toEqual(['top', 'left']);
  });

  it.each<[unknown[], number[], number[]]>([
    [['left'], [10], [30]],
    [['left', true], [0], [30]],
    [['horizontal', true], [265], [30]],
    [['bottom', true], [10], [390]],
  ])(
    'distribute%j moves a single element to its own edge of the stage',
    check('distribute', BOXES.slice(0, 1)),
  );
});

describe('space', () => {
  it.each<Row>([
    [['horizontal', 5], [10, 35, 70], TOPS],
    [['horizontal', 0], [10, 30, 60], TOPS],
    [['horizontal', -10], [10, 20, 40], TOPS],
    [['vertical', 5], LEFTS, [65, 20, 80]],
    [['horizontal'], [10, 30, 60], TOPS],
    [['vertical'], LEFTS, [60, 20, 70]],
    [['vertical', false], LEFTS, [60, 20, 70]],
    [['horizontal', true], [0, 245, 500], TOPS],
  ])('space%j leaves equal gaps', check('space', BOXES));

  it.each<[unknown[], number[], number[]]>([
    [['horizontal'], [10], [30]],
    [['vertical', true], [10], [30]],
    [['vertical', 5], [10], [30]],
  ])('space%j leaves a single element where it is', check('space', BOXES.slice(0, 1)));

  it('Elements are spaced from left to right, whatever the order of the collection', () => {
    const { collection, elements } = stageOf([
      [100, 0, 10, 10],
      [0, 0, 20, 10],
      [50, 0, 30, 10],
    ]);
    collection.space('horizontal', 1);
    expect(places(elements).map(([left]) => left)).toEqual([52, 0, 21]);
  });

  it('The stacking is kept', () => {
    const { collection, document } = stageOf(BOXES);
    collection.space('horizontal', 5);
    const names = document.getTimeline().layers[0].frames[0].elements.map(({ name }) => name);
    expect(names).toEqual(['a', 'b', 'c']);
  });
});

describe('layout', () => {
  it.each<Row>([
    [[], [10, 60, 110], [30, 30, 30]],
    [[1], [10, 10, 10], [30, 70, 110]],
    [[2], [10, 60, 10], [30, 30, 70]],
    [
      [2, 5],
      [10, 65, 10],
      [30, 30, 75],
    ],
    [
      [2, 5, 0],
      [10, 65, 10],
      [30, 30, 70],
    ],
    [
      [undefined, 10],
      [10, 70, 130],
      [30, 30, 30],
    ],
    [
      [null, 10],
      [10, 70, 130],
      [30, 30, 30],
    ],
  ])('layout%j puts the elements into rows', check('layout', BOXES));
});

describe('toGrid', () => {
  const ODD: Bounds[] = [
    [12.5, -12.5, 10, 10],
    [14.95, -17.55, 10, 10],
    [20, -20, 10, 10],
  ];
  it.each<Row>([
    [[], [13, 15, 20], [-12, -18, -20]],
    [[0], [13, 15, 20], [-12, -18, -20]],
    [[5], [15, 15, 20], [-10, -20, -20]],
    [
      [5, 0],
      [15, 15, 20],
      [-10, -20, -20],
    ],
    [
      [5, -1],
      [10, 10, 20],
      [-15, -20, -20],
    ],
    [
      [5, 1],
      [15, 15, 20],
      [-10, -15, -20],
    ],
    [[[5, 1]], [15, 15, 20], [-12, -18, -20]],
    [
      [[0, 10], 1],
      [13, 15, 20],
      [-10, -10, -20],
    ],
    [
      [0.1, 1],
      [12.5, 15, 20],
      [-12.5, -17.5, -20],
    ],
  ])('toGrid%j moves the elements to lines of the grid', check('toGrid', ODD));

  // 0.3 / 0.1 is a little less than 3, and 0.7 / 0.1 too.
  it.each<[unknown[], number[], number[]]>([
    [[0.1, -1], [0.3], [0.7]],
    [[0.1, 1], [0.3], [0.7]],
    [[[1, 0.1], 1], [1], [0.7]],
  ])('toGrid%j leaves an element on a line where it is', (args, lefts, tops) => {
    const { collection, elements } = stageOf([[0.3, 0.7, 10, 10]]);
    (collection.toGrid as (...args: unknown[]) => unknown)(...args);
    expect(elements[0].x).toBeCloseTo(lefts[0], 9);
    expect(elements[0].y).toBeCloseTo(tops[0], 9);
  });
});

describe('an empty collection', () => {
  it.each<[string, unknown[]]>([
    ['move', [0, 0]],
    ['align', []],
    ['distribute', ['left', true]],
    ['space', ['vertical', 3]],
    ['space', ['vertical', true]],
    ['space', ['horizontal']],
    ['layout', []],
    ['toGrid', []],
    ['match', ['size']],
    ['rotate', [90]],
    ['scale', [2]],
    ['centerTransformPoint', []],
    ['resetTransform', []],
    ['rename', ['x']],
    ['orderBy', ['x']],
    ['select', []],
    ['group', []],
    ['duplicate', []],
    ['deleteElements', []],
    ['randomize', ['x', 5]],
    ['attr', ['tint', '#FF0000']],
    ['exec', [() => 1]],
  ])('an empty collection stays empty after %s%j', (method, args) => {
    const { collection } = stageOf([]);
    const methods = collection as unknown as Record<string, (...args: unknown[]) => unknown>;
    expect(methods[method](...args)).toBe(collection);
    expect(collection.elements).toEqual([]);
  });
});
