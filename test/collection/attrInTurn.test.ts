import { createHost } from '../../app';
import { $, $$, type Collection } from '../../src';

const open = (): Document =>
  createHost({
    library: [
      { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] },
      { name: 'moon' },
      { name: 'sun' },
    ],
    layers: [
      {
        name: 'art',
        elements: [
          { item: 'star', name: 'a', x: 7 },
          { item: 'star', name: 'b', x: 90, scaleX: 3 },
          { item: 'star', name: 'c', x: 200, scaleX: 2 },
        ],
      },
      { name: 'texts', elements: ['x', 'y', 'z'].map((text) => ({ text })) },
      { name: 'keys', frames: [{ name: 'in', duration: 2 }, { duration: 3 }, {}] },
    ],
  }).document;

type Any = SymbolInstance & Layer & Frame & Item;

const itemOf = (element: Instance): string => (element.libraryItem as unknown as Item).name;

/** Gives each element what the one before has, and one more; the first keeps what it is given. */
const after =
  (first: unknown, next: (before: Any) => unknown) =>
  (_element: unknown, index: number, elements: unknown[]): unknown =>
    index === 0 ? first : next(elements[index - 1] as Any);

describe('attr sets each result before the next call', () => {
  it.each<[string, (document: Document) => Collection, string, (...args: never[]) => unknown, unknown[]]>([
    ['elements', (own) => $('a, b, c', own), 'x', after(10, (e) => e.x + e.width + 5), [10, 25, 60]],
    [
      'items',
      (own) => $$('*', own).sort(),
      'name',
      after('i', (item) => item.name + 'i'),
      ['i', 'ii', 'iii'],
    ],
    ['layers', (own) => $.layers(own), 'height', after(100, (layer) => layer.height + 100), [100, 200, 300]],
    ['layers', (own) => $.layers(own), 'name', after('n', (layer) => layer.name + 'n'), ['n', 'nn', 'nnn']],
    [
      'keyframes',
      (own) => $.frames('/keys', own),
      'label',
      after('pose', (frame) => frame.name + '.'),
      ['pose', 'pose.', 'pose..'],
    ],
    [
      'keyframes',
      (own) => $.frames('/keys', own),
      'soundLoop',
      after(1, (frame) => (frame as unknown as { soundLoop: number }).soundLoop * 2),
      [1, 2, 4],
    ],
  ])('attr on %#, %s, lays out a row', (_kind, collect, name, value, expected) => {
    const collection = collect(open());
    const attr = collection.attr as (...args: unknown[]) => unknown;
    expect(attr.call(collection, name, value)).toBe(collection);
    expect(collection.pluck(name)).toEqual(expected);
  });

  it.each<[string, unknown, (...args: never[]) => unknown, string, unknown[]]>([
    ['pos', [1, 2], after([1, 2], (e) => [e.x + 1, e.y * 2]), 'y', [2, 4, 8]],
    ['alpha', 10, after(10, (e) => e.colorAlphaPercent * 2), 'colorAlphaPercent', [10, 20, 40]],
    ['brightness', 10, after(10, (e) => -e.brightness * 2), 'brightness', [10, -20, 40]],
    ['matrix.tx', 3, after(3, (e) => e.matrix.tx + 4), 'x', [3, 7, 11]],
    ['shortName', 's', after('s', (e) => itemOf(e) + 's'), 'libraryItem.name', ['sss', 'sss', 'sss']],
    ['folder', 'f', after('f', (e) => itemOf(e).split('/')[0] + 'g'), 'folder', ['fgg', 'fgg', 'fgg']],
  ])('attr sets %s of each element before the next call', (name, _first, value, property, expected) => {
    const collection = $('a, b, c', open());
    collection.attr(name as 'x', value as never);
    expect(collection.pluck(property)).toEqual(expected);
  });

  it('A dotted name of layers and keyframes reads what was set before', () => {
    const document = open();
    const frames = $.frames('/keys, /art', document);
    frames.attr('layer.name', (_, i) => (i === 0 ? '' : frames.pluck('layer.name')[i - 1]) + 'l');
    expect($.layers(document).pluck('name')).toEqual(['l', 'texts', 'llll']);
  });

  it('Each result is set by text and textAttr before the next call', () => {
    const texts = $(':text', open());
    texts.text(after('1', (text) => (text as unknown as Text).getTextString() + '1') as never);
    expect(texts.text()).toEqual(['1', '11', '111']);
    texts.textAttr(
      'size',
      after(10, (text) => Number((text as unknown as Text).getTextAttr('size')) + 2),
    );
    expect(texts.pluck('textRuns.0.textAttrs.size')).toEqual([10, 12, 14]);
  });
});

describe('attr refuses a result', () => {
  const second = (good: unknown, bad: unknown) => (_: unknown, i: number) => (i === 1 ? bad : good);

  it.each<[string, (document: Document) => Collection, string, unknown, unknown, RegExp]>([
    [
      'elements',
      (own) => $('a, b, c', own),
      'scale',
      2,
      'big',
      /^ElementCollection\.attr\(\): element 1, b \(movie clip, star\): scale must be a Number, .*, got "big"; "scale" was set on 1 of 3$/,
    ],
    [
      'elements',
      (own) => $('a, b, c', own),
      'alpha',
      50,
      101,
      /element 1, b \(movie clip, star\): alpha must be from 0 to 100, got 101; "alpha" was set on 1 of 3$/,
    ],
    [
      'items',
      (own) => $$('*', own).sort(),
      'name',
      'n',
      'a/b',
      /^ItemCollection\.attr\(\): element 1, star .*: name must be a name without folders .*; "name" was set on 1 of 3$/,
    ],
    [
      'layers',
      (own) => $.layers(own),
      'height',
      200,
      150,
      /^LayerCollection\.attr\(\): element 1, texts \(normal layer\): height must be one of 100, 200, 300, got 150; "height" was set on 1 of 3$/,
    ],
    [
      'keyframes',
      (own) => $.frames('/keys', own),
      'soundLoop',
      2,
      -1,
      /^FrameCollection\.attr\(\): element 1, \(keyframe at frame 3\): soundLoop must be .*, got -1; "soundLoop" was set on 1 of 3$/,
    ],
  ])(
    'attr on %s names the element, keeps what was set, and says how much',
    (_kind, collect, name, good, bad, message) => {
      const collection = collect(open());
      const reads: string = name === 'scale' ? 'scaleX' : name === 'alpha' ? 'colorAlphaPercent' : name;
      const before = collection.pluck(reads);
      const attr = collection.attr as (...args: unknown[]) => unknown;
      expect(() => attr.call(collection, name, second(good, bad))).toThrow(message);
      expect(collection.pluck(reads)).toEqual([good, ...before.slice(1)]);
    },
  );

  it.each<[string, (document: Document) => Collection, object, string]>([
    ['elements', (own) => $('a, b, c', own), { x: 1, pos: 'left' }, 'x'],
    ['elements', (own) => $('a, b, c', own), { x: () => 1, alpha: -1 }, 'x'],
    ['items', (own) => $$('*', own).sort(), { linkageClassName: 'A', name: 'a/b' }, 'linkageClassName'],
    ['layers', (own) => $.layers(own), { name: () => 'n', height: 7 }, 'name'],
    ['keyframes', (own) => $.frames('/keys', own), { label: 'n', soundSync: 'now' }, 'label'],
  ])('attr on %s checks a fixed value before anything is set', (_kind, collect, values, property) => {
    const collection = collect(open());
    const before = collection.pluck(property);
    const attr = collection.attr as (...args: unknown[]) => unknown;
    expect(() => attr.call(collection, values)).toThrow('must be');
    expect(collection.pluck(property)).toEqual(before);
  });

  it('What the Function throws passes unchanged', () => {
    const mine = new Error('mine');
    const collection = $.layers(open());
    const fail = (_layer: Layer, index: number): string => {
      if (index === 1) throw mine;
      return 'first';
    };
    expect(() => collection.attr('name', fail)).toThrow(mine);
    expect(collection.pluck('name')).toEqual(['first', 'texts', 'keys']);
  });
});
