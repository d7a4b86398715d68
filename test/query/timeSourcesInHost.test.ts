import { createHost } from '../../app';
import { $, $$, ElementCollection, FrameCollection, ItemCollection, LayerCollection } from '../../src';

/** A scene with layers `a` (two keyframes) and `b`; on each an instance of `star`, which has a layer `ray`. */
function open() {
  const { document } = createHost({
    library: [
      { name: 'star', layers: [{ name: 'ray', elements: [{ shape: 'oval', width: 5, height: 5 }] }] },
      { name: 'photo', type: 'bitmap' },
    ],
    layers: [
      {
        name: 'a',
        frames: [
          { duration: 3, name: 'in', elements: [{ item: 'star', name: 'one' }] },
          { name: 'out', elements: [{ item: 'star', name: 'two' }] },
        ],
      },
      { name: 'b', frames: [{ duration: 4, elements: [{ item: 'photo', name: 'three' }] }] },
    ],
  });
  const timeline = document.getTimeline();
  const [a, b] = timeline.layers;
  const [star, photo] = ['star', 'photo'].map((name) =>
    document.library.items.find((item) => item.name === name)!,
  );
  return {
    document,
    timeline,
    a,
    b,
    star,
    photo,
    in: a.frames[0],
    out: a.frames[3],
    one: a.frames[0].elements[0],
  };
}

type World = ReturnType<typeof open>;

/** What each source stands for: layers, keyframes (layer and first frame), elements, items. */
const SOURCES: [string, (world: World) => object | object[], string, string, string, string][] = [
  ['a Timeline', ({ timeline }) => timeline, 'a b', 'a0 a3 b0', 'one two three', '-'],
  ['a Layer', ({ a }) => a, 'a', 'a0 a3', 'one two', 'star'],
  ['a Frame', (world) => world.out, 'a', 'a3', 'two', 'star'],
  ['a symbol item', ({ star }) => star, 'ray', 'ray0', '', 'star'],
  ['a symbol instance', ({ one }) => one, 'ray', 'ray0', '', 'star'],
  ['an Array of instances', ({ one }) => [one], 'a', 'a0', 'one', 'star'],
  ['an Array of layers', ({ b, a }) => [b, a, b], 'b a', 'b0 a0 a3', 'three one two', 'photo star'],
  ['an Array of keyframes', (world) => [world.out, world.in], 'a', 'a3 a0', 'two one', 'star'],
  [
    'an Array of several kinds',
    (world) => [world.b, world.in, world.star],
    'b a ray',
    'b0 a0 ray0',
    '-',
    'photo star',
  ],
  [
    'an ElementCollection',
    ({ one, document }) => new ElementCollection([one], document),
    'a',
    'a0',
    'one',
    'star',
  ],
  ['a LayerCollection', ({ b, document }) => new LayerCollection([b], document), 'b', 'b0', 'three', 'photo'],
  ['a FrameCollection', (world) => new FrameCollection([world.in], world.document), 'a', 'a0', 'one', 'star'],
  [
    'an ItemCollection',
    ({ star, photo, document }) => new ItemCollection([star, photo], document),
    'ray',
    'ray0',
    '-',
    'star photo',
  ],
  ['nothing in a collection', ({ document }) => new LayerCollection([], document), '', '', '', ''],
];

const names = (objects: { name: string }[]): string => objects.map(({ name }) => name).join(' ');

describe.each(SOURCES)('%s as a source', (_, source, layers, frames, elements, items) => {
  it('It stands for layers in $.layers, each once', () => {
    const world = open();
    expect(names($.layers('*', source(world) as never, world.document).elements)).toBe(layers);
    expect(names($.layers(source(world) as never, world.document).elements)).toBe(layers);
  });

  it('It stands for keyframes in $.frames, each once', () => {
    const world = open();
    const found = $.frames(source(world) as never, '*', world.document);
    const layersOf = found.pluck('layer.name');
    expect(
      found
        .pluck('startFrame')
        .map((start, i) => `${String(layersOf[i])}${start}`)
        .join(' '),
    ).toBe(frames);
  });

  it('It stands for elements in $, or is refused', () => {
    const world = open();
    const find = () => $('*', source(world) as never, world.document);
    if (elements === '-') expect(find).toThrow(/^\$\(\): source must hold elements/);
    else expect(names(find().elements).trim()).toBe(elements);
  });

  it('It stands for items in $$, or is refused', () => {
    const world = open();
    const find = () => $$('*', source(world) as never, world.document);
    if (items === '-') expect(find).toThrow(/^\$\$\(\): source must hold items or elements/);
    else expect(names(find().elements)).toBe(items);
  });
});

it.each<[string, (world: World) => unknown, string]>([
  [
    'a bitmap alone',
    ({ photo, document }) => $.layers('*', photo, document),
    '$.layers(): source must be a Timeline',
  ],
  [
    'an Array with a text',
    ({ document }) => $.frames('*', ['in'] as never, document),
    '$.frames(): source must be a Timeline',
  ],
  ['a Date', () => $.layers(new Date() as never), '$.layers(): argument 1 must be a query String'],
  ['two sources', ({ a, b }) => $.frames(a, b), '$.frames(): expected one source, got two'],
  ['a source of all', ({ a }) => $.layers.all(a as never), '$.layers.all(): every argument must be'],
])('%s is refused', (_, work, message) => {
  expect(() => work(open())).toThrow(message);
});

it('Collections convert to one another, first appearance first, each once', () => {
  const { document } = open();
  const stage = $.frames(document).contents();
  expect(names(stage.elements)).toBe('one two three');
  expect(names(stage.layers().elements)).toBe('a b');
  expect(stage.frames('[startFrame=3]').pluck('name')).toEqual(['out']);
  expect(names(stage.items().elements)).toBe('star photo');
  expect(names($.layers(document).items().elements)).toBe('star photo');
  expect(names($.frames('in', document).items().elements)).toBe('star');
  expect(names($$(':symbol', document).layers('ray').elements)).toBe('ray');
  expect($$('*', document).frames().pluck('layer.name')).toEqual(['ray']);
  expect(names($.frames(document).layers(':has(:bitmap)').elements)).toBe('b');
  expect(() => stage.layers(5 as never)).toThrow('ElementCollection.layers(): query must be a query, got 5');
  expect(() => stage.frames(':labeled')).toThrow(/^ElementCollection\.frames\(\): unknown pseudo ":labeled"/);
});

it.each<[string, (document: Document) => unknown, string]>([
  [':tween of layers', (document) => $.layers(':tween', document), ':frames(:tween)'],
  [':text of layers', (document) => $.layers(':text', document), ':has(:text)'],
  [':movieclip of keyframes', (document) => $.frames(':movieclip', document), ':has(:movieclip)'],
  [':text of items', (document) => $$(':text', document), ':has(:text)'],
])('A word for what is inside is explained: %s', (_, work, meant) => {
  expect(() => work(open().document)).toThrow(`Did you mean "${meant}"?`);
});

it('A keyframe of another document has no layer, and an element without a layer has no keyframe', () => {
  const { document, a } = open();
  const other = open();
  expect($.layers([other.in, a], document).pluck('name')).toEqual(['a']);
  const loose = { elementType: 'shape', name: 'loose' } as unknown as Element;
  expect([$.frames([loose], document).length, $.layers([loose], document).length]).toEqual([0, 0]);
});
