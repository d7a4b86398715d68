import { ElementCollection } from '../../../../src/collection/ElementCollection';
import { type Bounds, stageFrom, stageOf } from '../../../support/stage';

describe('randomize', () => {
  const BOXES: Bounds[] = [
    [100, 200, 40, 20],
    [300, 100, 10, 10],
  ];
  /** A source that gives these numbers in turn. */
  const numbers = (...list: number[]) => {
    let at = 0;
    return () => list[at++ % list.length];
  };

  it('Each element has its own random number', () => {
    const { collection, elements } = stageOf(BOXES);
    expect(collection.randomize('x', 10, numbers(0, 0.5))).toBe(collection);
    expect(elements.map(({ x }) => x)).toEqual([100, 305]);
  });

  it('Each axis of a position has its own random number', () => {
    const { collection, elements } = stageOf(BOXES);
    collection.randomize('pos', 10, numbers(0.1, 0.2, 0.3, 0.4));
    expect(elements.map(({ x, y }) => [x, y])).toEqual([
      [101, 202],
      [303, 104],
    ]);
  });

  it('Both parts of a size share a random number, so that the proportions stay', () => {
    const { collection, elements } = stageOf(BOXES);
    collection.randomize('size', '+100%', numbers(0.5, 1));
    expect(elements.map(({ width, height }) => [width, height])).toEqual([
      [60, 30],
      [20, 20],
    ]);
  });

  it('Both parts of a scale share a random number', () => {
    const { collection, elements } = stageOf(BOXES);
    collection.randomize('scale', [1, 3], numbers(0.5, 0.25));
    expect(elements.map(({ scaleX, scaleY }) => [scaleX, scaleY])).toEqual([
      [2, 2],
      [1.5, 1.5],
    ]);
  });

  it('Each axis can have its own modifier', () => {
    const { collection, elements } = stageOf(BOXES.slice(0, 1));
    collection.randomize('pos', { x: [0, 10], y: '-20' }, numbers(0.5));
    expect([elements[0].x, elements[0].y]).toEqual([5, 190]);
    collection.randomize('position', { y: [0, 10] }, numbers(0.5));
    expect([elements[0].x, elements[0].y]).toEqual([5, 5]);
    collection.randomize('size', { width: [10, 20], height: [30, 50] }, numbers(0, 0.5));
    expect([elements[0].width, elements[0].height]).toEqual([10, 40]);
  });

  it('An axis without a modifier is left alone', () => {
    const { collection, elements } = stageOf(BOXES.slice(0, 1));
    collection.randomize('pos', { x: [0, 10] }, numbers(0.5));
    collection.randomize('size', { height: [0, 10] }, numbers(0.5));
    const { x, y, width, height } = elements[0];
    expect([x, y, width, height]).toEqual([5, 200, 40, 5]);
  });

  it('A range needs no present value', () => {
    const { document } = stageOf([]);
    const unset = { firstFrame: undefined, lastFrame: undefined };
    const element = { name: 'a', elementType: 'instance', ...unset };
    const collection = new ElementCollection([element as unknown as Element], document);
    collection.randomize('firstFrame', [2, 4], numbers(0.5));
    expect(element).toEqual({ name: 'a', elementType: 'instance', firstFrame: 3 });
    expect(() => collection.randomize('lastFrame', 5)).toThrow('its "lastFrame" is not a Number');
  });

  it('A text is not taken for a Number, whatever it says', () => {
    const { collection, elements } = stageOf(BOXES.slice(0, 1));
    elements[0].name = '5';
    expect(() => collection.randomize('name', 5)).toThrow(
      'its "name" is not a Number that could be changed, but "5"',
    );
    expect(elements[0].name).toBe('5');
  });

  it('A Function can give one axis', () => {
    const { collection, elements } = stageOf(BOXES);
    const half = (element: Element, index: number) => element.x / 2 + index;
    collection.randomize('pos', { x: half, y: [0, 10] }, numbers(0.5, 0.1));
    expect(elements.map(({ x, y }) => [x, y])).toEqual([
      [50, 5],
      [151, 1],
    ]);
  });

  it('A Function that returns no Number for an axis changes nothing, and the element is named', () => {
    const { collection, elements } = stageOf(BOXES);
    const run = () => collection.randomize('pos', { x: (_e: Element, i: number) => (i ? '5' : 5), y: 0 });
    expect(run).toThrow(
      'element 1, b (bitmap, bitmap 1): the Function for "x" must return a finite Number, got "5"',
    );
    expect(elements.map(({ x }) => x)).toEqual([100, 300]);
  });

  describe('of colour effects', () => {
    const clips = () =>
      stageFrom({
        library: [{ name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] }],
        layers: [{ elements: ['a', 'b'].map((name) => ({ item: 'star', name })) }],
      });

    it.each<[unknown, number[]]>([
      [
        [20, 80],
        [35, 50],
      ],
      [-40, [90, 80]],
      ['50', [88, 100]],
      ['+50', [100, 100]],
    ])('randomize() keeps alpha by %j from 0 to 100', (modifier, expected) => {
      const { collection, elements } = clips();
      collection.randomize('alpha', modifier as number, numbers(0.25, 0.5));
      const percents = elements.map((element) => (element as SymbolInstance).colorAlphaPercent);
      percents.forEach((percent, i) => expect(Math.abs(percent - expected[i])).toBeLessThanOrEqual(0.5));
    });

    it('Brightness starts at 0 or at its present value', () => {
      const { collection, elements } = clips();
      const brightness = () => elements.map((element) => Math.round((element as SymbolInstance).brightness));
      collection.randomize('brightness', -80, numbers(0.5, 1));
      expect(brightness()).toEqual([-40, -80]);
      collection.randomize('brightness', -60, numbers(0.5));
      expect(brightness()).toEqual([-70, -100]);
    });

    it('A tint is taken from a Function only', () => {
      const { collection, elements } = clips();
      collection.randomize('tint', () => '#00FF00');
      expect(elements.map((element) => (element as SymbolInstance).tintColor)).toEqual([
        '#00FF00',
        '#00FF00',
      ]);
      expect(() => collection.randomize('tint', 5)).toThrow(
        'ElementCollection.randomize(): tint must be a Function that returns a colour, got 5',
      );
    });

    it('An element without colour effects is named', () => {
      const { collection } = stageOf(BOXES);
      expect(() => collection.randomize('alpha', 5)).toThrow('its "alpha" is not a Number');
      expect(() => collection.randomize('brightness', 5)).toThrow(
        'element 0, a (bitmap, bitmap 0): this kind of element has no colour effects',
      );
    });
  });

  it('Several attributes, and what a Function gives, are set', () => {
    const { collection, elements } = stageOf(BOXES);
    collection.randomize({ x: [0, 10], y: (element: Element) => element.x * 2 }, numbers(0.1, 0.2));
    expect(elements.map(({ x, y }) => [x, y])).toEqual([
      [1, 2],
      [2, 4],
    ]);
  });

  it('Results are repeated with a seed', () => {
    const run = (seed: number) => {
      const { collection, elements } = stageOf(BOXES);
      collection.randomize('pos', 1000, seed);
      return elements.map(({ x, y }) => [x, y]);
    };
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
  });

  it.each<[unknown[], string]>([
    [['x', 'much'], 'randomize(): x must be a Number, a text such as'],
    [['x'], 'randomize(): no value was given for "x"'],
    [[{ y: 5, x: {} }], 'randomize(): x must be'],
    [['pos', { a: 1 }], 'randomize(): pos must be'],
    [['pos', { x: 5, y: 'b' }], 'randomize(): y must be'],
    [
      ['name', 5],
      'element 0, a (bitmap, bitmap 0): its "name" is not a Number that could be changed, but "a"',
    ],
    [['pos', () => null], 'pos must be a Number, [a, b], {x, y} or {width, height}, got null'],
    [['pos', null], 'randomize(): pos must be a Number, a text such as'],
    [['pos', [1, 2, 3]], 'randomize(): pos must be a Number, a text such as'],
    [['x', 5, NaN], 'ElementCollection.randomize(): random must be a finite Number, got NaN'],
    [['x', 5, 'seed'], 'randomize(): random must be a seed or a Function, got "seed"'],
  ])('randomize%j throws, and changes nothing', (args, message) => {
    const { collection, elements } = stageOf(BOXES);
    const randomize = collection.randomize as (...args: unknown[]) => unknown;
    expect(() => randomize.apply(collection, args)).toThrow(message);
    expect(elements.map(({ x, y }) => [x, y])).toEqual([
      [100, 200],
      [300, 100],
    ]);
  });
});
