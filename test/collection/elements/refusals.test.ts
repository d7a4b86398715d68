import { boundsOf, stageOf, type Bounds } from '../../support/stage';

const BOXES: Bounds[] = [
  [10, 30, 20, 10],
  [40, 20, 30, 40],
  [60, 70, 50, 20],
];

describe('wrong arguments of methods that move, turn and size', () => {
  it.each<[string, unknown[], string]>([
    ['move', [], 'move(): x must be a Number, got undefined'],
    ['move', [0, NaN], 'move(): y must be a finite Number, got NaN'],
    ['move', [0, 0, 1], 'move(): relative must be true or false, got 1'],
    [
      'align',
      ['lefft'],
      'align(): to must be left, right, top, bottom, vertical, horizontal, center or a pair',
    ],
    ['align', ['left right'], 'align(): to must be'],
    ['align', ['left top bottom'], 'align(): to must be'],
    ['align', ['left top center'], 'align(): to must be'],
    ['align', [''], 'align(): to must be'],
    ['align', [3], 'align(): to must be'],
    ['align', ['left', 'yes'], 'align(): toStage must be true or false, got "yes"'],
    ['distribute', [], 'distribute(): edges must be'],
    ['distribute', ['left,right'], 'distribute(): edges must be'],
    ['distribute', ['left,top,right'], 'distribute(): edges must be'],
    [
      'distribute',
      [3],
      'distribute(): edges must be one of left, horizontal, right and one of top, vertical, bottom, or one of either, got 3',
    ],
    ['distribute', ['left', 1], 'distribute(): toStage must be true or false, got 1'],
    ['distribute', [[]], 'distribute(): edges must be'],
    ['distribute', [['left', 'up']], 'distribute(): edges must be'],
    ['distribute', ['center'], 'distribute(): edges must be'],
    ['filter', [3], 'filter(): test must be a query or a Function, got 3'],
    ['space', ['x'], 'space(): direction must be "horizontal" or "vertical", got "x"'],
    ['space', ['vertical', Infinity], 'space(): gap must be a finite Number, got Infinity'],
    ['space', ['vertical', '5'], 'space(): gap must be a Number or true, got "5"'],
    ['layout', [0], 'layout(): columns must be 1 or more, got 0'],
    ['layout', [1.5], 'layout(): columns must be a whole Number, got 1.5'],
    ['layout', [1, '2'], 'layout(): gapX must be a Number, got "2"'],
    ['layout', [1, 2, '3'], 'layout(): gapY must be a Number, got "3"'],
    ['toGrid', ['5'], 'toGrid(): precision must be a Number or [x, y], got "5"'],
    ['toGrid', [[5]], 'toGrid(): precision must be a Number or [x, y], got an Array'],
    ['toGrid', [[5, 5, 5]], 'toGrid(): precision must be a Number or [x, y], got an Array'],
    ['toGrid', [[5, '5']], 'toGrid(): precision must be a Number or [x, y], got an Array'],
    ['toGrid', [['5', 5]], 'toGrid(): precision must be a Number or [x, y], got an Array'],
    [
      'toGrid',
      [{ length: 2, 0: 5, 1: 5 }],
      'toGrid(): precision must be a Number or [x, y], got [object Object]',
    ],
    ['toGrid', [[-1, 5]], 'toGrid(): precision must be finite and not negative, got an Array'],
    ['toGrid', [[5, -1]], 'toGrid(): precision must be finite and not negative, got an Array'],
    ['toGrid', [[5, Infinity]], 'toGrid(): precision must be finite and not negative, got an Array'],
    ['toGrid', [[Infinity, 5]], 'toGrid(): precision must be finite and not negative, got an Array'],
    ['toGrid', [-1], 'toGrid(): precision must be finite and not negative, got -1'],
    ['toGrid', [1, 2], 'toGrid(): rounding must be -1, 0 or 1, got 2'],
    ['rotate', [], 'rotate(): angle must be a Number, got undefined'],
    [
      'rotate',
      [5, 'top'],
      'rotate(): corner must be a corner or edge such as "top left" or "right center", got "top"',
    ],
    ['rotate', [5, 'top bottom'], 'rotate(): corner must be'],
    ['rotate', [5, 'up center'], 'rotate(): corner must be'],
    ['rotate', [5, 'top left center'], 'rotate(): corner must be'],
    ['rotate', [5, 3], 'rotate(): corner must be'],
    ['scale', [0], 'scale(): xScale must be other than 0, got 0'],
    ['scale', [1, 0], 'scale(): yScale must be other than 0, got 0'],
    ['scale', ['2'], 'scale(): xScale must be a Number, got "2"'],
    ['scale', [1, '2'], 'scale(): yScale must be a Number, got "2"'],
    ['match', ['depth'], 'match(): dimension must be "width", "height" or "size", got "depth"'],
    ['match', ['width', 3], 'match(): to must be an index from 0 to 2, got 3'],
    ['match', ['width', 'zz'], 'match(): no element of the collection is named "zz"'],
    [
      'match',
      ['width', {}],
      'match(): to must be true, false, an index, a name or an element, got [object Object]',
    ],
    ['match', ['width', null], 'match(): to must be true, false, an index, a name or an element, got null'],
    [
      'match',
      ['width', () => 1],
      'match(): to must be true, false, an index, a name or an element, got a Function',
    ],
    ['centerTransformPoint', [1], 'centerTransformPoint(): state must be true or false, got 1'],
  ])('%s%j throws, and changes nothing', (method, args, message) => {
    const { collection, elements } = stageOf(BOXES);
    const methods = collection as unknown as Record<string, (...args: unknown[]) => unknown>;
    expect(() => methods[method](...args)).toThrow('ElementCollection.' + message);
    expect(elements.map(boundsOf)).toEqual(BOXES);
  });
});
