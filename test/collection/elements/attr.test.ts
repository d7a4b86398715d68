import { createHost } from '../../../app';
import { $ } from '../../../src';
import { stageFrom, stageOf, type Bounds } from '../../support/stage';

const BOXES: Bounds[] = [
  [10, 20, 40, 20],
  [50, 60, 10, 10],
];

describe('pairs', () => {
  const state = (elements: Element[]) =>
    elements.map(({ x, y, width, height, scaleX, scaleY }) => [x, y, width, height, scaleX, scaleY]);

  it.each<[string, unknown, number[]]>([
    ['pos', 5, [5, 5, 40, 20, 1, 1]],
    ['pos', [5, 6], [5, 6, 40, 20, 1, 1]],
    ['position', { x: 5, y: 6 }, [5, 6, 40, 20, 1, 1]],
    ['size', 80, [10, 20, 80, 80, 2, 4]],
    ['size', [20, 30], [10, 20, 20, 30, 0.5, 1.5]],
    ['size', { width: 20, height: 30 }, [10, 20, 20, 30, 0.5, 1.5]],
    ['size', { x: 20, y: 30 }, [10, 20, 20, 30, 0.5, 1.5]],
    ['scale', 2, [-10, 10, 80, 40, 2, 2]],
    ['scale', [2, 0.5], [-10, 25, 80, 10, 2, 0.5]],
    ['pos', (e: Element, i: number) => [e.x + 1, i], [11, 0, 40, 20, 1, 1]],
    ['scale', () => 3, [-30, 0, 120, 60, 3, 3]],
  ])('attr sets the pair %s to %j', (name, value, expected) => {
    const { collection, elements } = stageOf(BOXES);
    expect(collection.attr(name as 'x', value as number)).toBe(collection);
    expect(state(elements)[0]).toEqual(expected);
  });

  it('Pairs and single properties of an object are set in turn', () => {
    const { collection, elements } = stageOf(BOXES);
    collection.attr({ pos: [1, 2], x: (element) => element.x + 10, name: (_element, i) => 'n' + i });
    expect(elements.map(({ name, x, y }) => [name, x, y])).toEqual([
      ['n0', 11, 2],
      ['n1', 11, 2],
    ]);
  });

  it.each<[string, unknown]>([
    ['pos', '5'],
    ['pos', [5]],
    ['pos', [5, 'x']],
    ['pos', [1, 2, 3]],
    ['pos', { x: 5 }],
    ['size', null],
    ['scale', NaN],
    ['scale', true],
    ['size', { width: 5 }],
  ])('attr refuses %s of %j, and changes nothing', (name, value) => {
    const { collection, elements } = stageOf(BOXES);
    const before = state(elements);
    const run = () => collection.attr({ x: 0, [name]: value } as never);
    expect(run).toThrow(
      `ElementCollection.attr(): ${name} must be a Number, [a, b], {x, y} or {width, height}, got`,
    );
    expect(state(elements)).toEqual(before);
  });

  it.each<[unknown, string]>([
    [undefined, 'undefined'],
    [null, 'null'],
    [{ width: 5 }, '[object Object]'],
    [[1, 2, 3], 'an Array'],
  ])('attr refuses the pair %j from a Function', (value, shown) => {
    const { collection } = stageOf(BOXES);
    expect(() => collection.attr('size', (() => value) as never)).toThrow(
      'size must be a Number, [a, b], {x, y} or {width, height}, got ' + shown,
    );
  });

  it('An element for which a Function returns no pair is named, with the number of those that were set', () => {
    const { collection, elements } = stageOf(BOXES);
    const run = () => collection.attr('pos', ((_e: Element, i: number) => (i === 0 ? 0 : 'no')) as never);
    expect(run).toThrow(
      'ElementCollection.attr(): element 1, b (bitmap, bitmap 1): ' +
        'pos must be a Number, [a, b], {x, y} or {width, height}, got "no"; "pos" was set on 1 of 2',
    );
    expect(state(elements).map(([x]) => x)).toEqual([0, 50]);
  });
});

describe('colour effects', () => {
  const colored = () =>
    stageFrom({
      library: [{ name: 'star', layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] }],
      layers: [
        {
          elements: [
            { item: 'star', name: 'a' },
            { item: 'star', name: 'b', x: 50 },
            { item: 'star', name: 'c', x: 99, selected: true },
          ],
        },
      ],
    });
  const effect = (element: Element) => {
    const instance = element as SymbolInstance;
    const mode = instance.colorMode;
    if (mode === 'tint') return [mode, instance.tintColor, instance.tintPercent];
    if (mode === 'alpha') return [mode, instance.colorAlphaPercent];
    return mode === 'brightness' ? [mode, instance.brightness] : [mode];
  };

  it.each<[string, unknown[], unknown[]]>([
    ['tint', ['#FF0000'], ['tint', '#FF0000', 100]],
    ['tint', ['#FF0000', 50], ['tint', '#FF0000', 50]],
    ['tint', [0x00ff00, 50], ['tint', '#00FF00', 50]],
    ['tint', [0xffffff, 50], ['tint', '#FFFFFF', 50]],
    ['tint', [0, 50], ['tint', '#000000', 50]],
    ['tint', ['#ab00CD80', 50], ['tint', '#AB00CD', 50]],
    ['tint', ['#0000FF', 0], ['tint', '#0000FF', 0]],
    ['tint', [(_e: Element, i: number) => (i ? '#111111' : '#222222'), 30], ['tint', '#222222', 30]],
    ['alpha', [40], ['alpha', 40]],
    ['alpha', [0], ['alpha', 0]],
    ['brightness', [-30], ['brightness', -30]],
    ['brightness', [(_e: Element, i: number) => i * 10 + 10], ['brightness', 10]],
  ])('attr sets the colour effect %s to %j', (name, args, expected) => {
    const { collection, elements, document } = colored();
    collection.remove(2);
    const attr = collection.attr as (...args: unknown[]) => unknown;
    expect(attr.call(collection, name, ...args)).toBe(collection);
    expect(effect(elements[0])).toEqual(expected);
    expect(effect(elements[1])).toHaveLength(expected.length);
    expect(effect(elements[2])).toEqual(['none']);
    expect(document.selection).toEqual([elements[2]]);
  });

  it('The strength of a tint is taken with a name only', () => {
    const { collection, elements } = colored();
    const attr = collection.attr as (...args: unknown[]) => unknown;
    attr.call(collection, { tint: '#FF0000', alpha: 50 }, undefined, 30);
    attr.call(collection, { tint: '#FF0000' }, undefined, 30);
    expect(effect(elements[0])).toEqual(['tint', '#FF0000', 100]);
  });

  it.each<[unknown[], string]>([
    [['tint', 'red'], 'tint must be a colour such as "#FF0000" or 0xFF0000, got "red"'],
    [['tint', 0x1000000], 'tint must be a colour'],
    [['tint', 1.5], 'tint must be a colour'],
    [['tint', -1], 'tint must be a colour such as "#FF0000" or 0xFF0000, got -1'],
    [['tint', 'x#FF0000'], 'tint must be a colour'],
    [['tint', '#FF0000 '], 'tint must be a colour'],
    [['tint', '#FF0000801'], 'tint must be a colour'],
    [['tint', '#F'], 'tint must be a colour'],
    [['tint', '#FF00GG80'], 'tint must be a colour'],
    [['tint', ['#FF0000']], 'tint must be a colour such as "#FF0000" or 0xFF0000, got an Array'],
    [
      ['tint', Object.create(null)],
      'tint must be a colour such as "#FF0000" or 0xFF0000, got [object Object]',
    ],
    [['tint', '#FF0000', 101], 'strength must be from 0 to 100, got 101'],
    [['tint', () => '#FF0000', '5'], 'strength must be a Number, got "5"'],
    [['alpha', 101], 'alpha must be from 0 to 100, got 101'],
    [['alpha', -1], 'alpha must be from 0 to 100, got -1'],
    [['alpha', NaN], 'alpha must be from 0 to 100, got NaN'],
    [['alpha', '50'], 'alpha must be a Number, got "50"'],
    [['brightness', -101], 'brightness must be from -100 to 100, got -101'],
    [[{ x: 9, alpha: 200 }], 'alpha must be from 0 to 100, got 200'],
  ])('attr refuses the colour effect %j, and changes nothing', (args, message) => {
    const { collection, elements } = colored();
    const attr = collection.attr as (...args: unknown[]) => unknown;
    expect(() => attr.apply(collection, args)).toThrow('ElementCollection.attr(): ' + message);
    expect(elements.map(effect)).toEqual([['none'], ['none'], ['none']]);
    expect(elements[0].x).toBe(0);
  });

  it('Results of a Function are set until a colour effect is refused, and the place of the user is restored', () => {
    const { collection, elements, document } = colored();
    const run = () => collection.attr('brightness', (_element, i) => (i === 2 ? 200 : 10));
    expect(run).toThrow(
      'ElementCollection.attr(): element 2, c (movie clip, star): ' +
        'brightness must be from -100 to 100, got 200; "brightness" was set on 2 of 3',
    );
    expect(elements.map(effect)).toEqual([['brightness', 10], ['brightness', 10], ['none']]);
    expect(document.selection).toEqual([elements[2]]);
  });

  it('Elements without colour effects are refused before any is changed', () => {
    const { collection, elements } = stageFrom({
      library: [{ name: 'star', layers: [] }],
      layers: [{ elements: [{ item: 'star' }, { text: 'hello', name: 't' }] }],
    });
    expect(() => collection.attr('alpha', 50)).toThrow(
      'ElementCollection.attr(): element 1, t (static text): this kind of element has no colour effects',
    );
    expect(effect(elements[0])).toEqual(['none']);
  });

  it('Elements on other frames and in other timelines are coloured, and the place of the user is restored', () => {
    const { collection, document } = stageFrom({
      library: [
        { name: 'star', layers: [] },
        { name: 'outer', layers: [{ elements: [{ item: 'star', name: 'inner' }] }] },
      ],
      scenes: [
        {
          layers: [
            { name: 'top', elements: [], duration: 9 },
            {
              name: 'below',
              current: true,
              frames: [
                { elements: [{ item: 'star', name: 'now', selected: true }], duration: 5 },
                { elements: [{ item: 'star', name: 'later' }], duration: 4 },
              ],
            },
          ],
        },
        { layers: [{ elements: [{ item: 'star', name: 'elsewhere' }] }] },
      ],
    });
    const [scene, other] = document.timelines;
    const layer = scene.layers[1];
    const inner = (document.library.items.find(({ name }) => name === 'outer') as SymbolItem).timeline;
    const now = layer.frames[0].elements[0];
    const later = layer.frames[5].elements[0];
    const all = [now, later, other.layers[0].frames[0].elements[0], inner.layers[0].frames[0].elements[0]];
    collection.add(all).attr('tint', '#123456');
    expect(all.map(effect)).toEqual(all.map(() => ['tint', '#123456', 100]));
    expect(document.getTimeline()).toBe(scene);
    expect([scene.currentFrame, scene.currentLayer, document.currentTimeline]).toEqual([0, 1, 0]);
    expect(document.selection).toEqual([now]);
  });

  it.each([
    [{ locked: true }, `its layer "Layer 1" is locked; unlock it first, with layers().attr('locked', false)`],
    [{ visible: false }, `its layer "Layer 1" is hidden; show it first, with layers().attr('visible', true)`],
  ])('An element on a layer with %j cannot be changed, and the error says why', (own, reason) => {
    const { document } = createHost({
      library: [{ name: 'star', layers: [] }],
      layers: [{ ...own, name: 'Layer 1', elements: [{ item: 'star', name: 'a' }] }],
    });
    const collection = $.layers('Layer 1', document).contents();
    expect(() => collection.attr('tint', '#FF0000')).toThrow(
      `ElementCollection.attr(): element 0, a (movie clip, star): it cannot be selected: ${reason}`,
    );
    expect(effect(collection.elements[0])).toEqual(['none']);
    expect(document.selection).toEqual([]);
  });
});
