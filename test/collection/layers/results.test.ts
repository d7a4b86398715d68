import { createHost } from '../../../app';
import { $, type LayerCollection } from '../../../src';

const frames = [{ duration: 2 }];

/** A scene with a guide of one layer, a mask of one, a folder of one, and two more layers; and another scene. */
function open(): Document {
  return createHost({
    scenes: [
      {
        name: 'one',
        layers: [
          { name: 'guide', type: 'guide', frames },
          { name: 'guided', parent: 'guide', frames },
          { name: 'mask', type: 'mask', frames },
          { name: 'masked', parent: 'mask', frames },
          { name: 'folder', type: 'folder' },
          { name: 'inner', parent: 'folder', frames },
          { name: 'a', frames },
          { name: 'b', frames },
        ],
      },
      {
        name: 'two',
        layers: [
          { name: 'a', frames },
          { name: 'b', frames },
        ],
      },
    ],
  }).document;
}

/** The layers of a scene, each as `name:type<parent`. */
const layersOf = (document: Document, scene = 0): string =>
  document.timelines[scene].layers
    .map((layer) => {
      const parent = layer.parentLayer as Layer | null;
      return `${layer.name}${parent ? `<${parent.name}` : ''}`;
    })
    .join(' ');

const START = 'guide guided<guide mask masked<mask folder inner<folder a b';

describe('layers go where the host lets them', () => {
  type Step = (at: (query: string) => LayerCollection) => unknown;

  it.each<[string, Step, string]>([
    [
      'into a guide',
      (at) => at('b').moveTo(at('guide'), 'inside'),
      'guide b<guide guided<guide mask masked<mask folder inner<folder a',
    ],
    [
      'into a mask that holds one',
      (at) => at('b').moveTo(at('mask'), 'inside'),
      'guide guided<guide mask b<mask masked<mask folder inner<folder a',
    ],
    [
      'from a guide under a mask',
      (at) => at('guided').mask(at('mask')),
      'guide mask guided<mask masked<mask folder inner<folder a b',
    ],
    [
      'from one mask under another',
      (at) => at('masked').mask(at('b')),
      'guide guided<guide mask folder inner<folder a b masked<b',
    ],
  ])('%s', (_, step, expected) => {
    const document = open();
    expect(layersOf(document)).toBe(START);
    step((query) => $.layers(query, document));
    expect(layersOf(document)).toBe(expected);
  });

  it('A layer that is masked becomes a masked one, and what masks it a mask', () => {
    const document = open();
    $.layers('a', document).mask($.layers('b', document));
    expect($.layers('a, b', document).pluck('layerType').sort()).toEqual(['mask', 'masked']);
  });

  it.each<[string, string]>([
    ['a', 'mask masked<mask b<mask c<mask a rest'],
    ['c', 'mask masked<mask a<mask b<mask c rest'],
    ['a, b', 'mask masked<mask c<mask a b rest'],
    ['masked, b', 'mask a<mask c<mask masked b rest'],
    ['masked, a, b, c', 'mask masked a b c rest'],
    ['a, rest', 'mask masked<mask b<mask c<mask a rest'],
  ])('layers that leave a mask keep their order: %s', (query, expected) => {
    const masked = ['masked', 'a', 'b', 'c'].map((name) => ({ name, parent: 'mask', frames }));
    const { document } = createHost({
      layers: [{ name: 'mask', type: 'mask', frames }, ...masked, { name: 'rest', frames }],
    });
    $.layers(query, document).unmask();
    expect(layersOf(document)).toBe(expected);
    expect(document.getTimeline().layers.map(({ layerType }) => layerType)).toEqual(
      expected
        .split(' ')
        .map((word) => (word === 'mask' ? 'mask' : word.includes('<') ? 'masked' : 'normal')),
    );
  });

  it('Layers leave several masks at once', () => {
    const under = (mask: string) => [
      { name: mask, type: 'mask' as const, frames },
      { name: `${mask}1`, parent: mask, frames },
      { name: `${mask}2`, parent: mask, frames },
    ];
    const { document } = createHost({ layers: [...under('m'), ...under('n')] });
    $.layers('m1, n1', document).unmask();
    expect(layersOf(document)).toBe('m m2<m m1 n n2<n n1');
  });

  it('Layers of several scenes go into a folder of each', () => {
    const document = open();
    $.layers.all('a, b', document).toFolder('new');
    expect(layersOf(document, 0)).toBe(
      'guide guided<guide mask masked<mask folder inner<folder new a<new b<new',
    );
    expect(layersOf(document, 1)).toBe('new a<new b<new');
  });

  it('What is masked or guided stays where its mask or guide is deleted', () => {
    const document = open();
    $.layers('guide, mask, folder, a, b', document).deleteLayers();
    expect(layersOf(document)).toBe('guided masked');
  });

  it('What is inside of what is moved may be deep', () => {
    const document = open();
    $.layers('folder', document).toFolder('outer/middle');
    expect(layersOf(document)).toBe(
      'guide guided<guide mask masked<mask outer middle<outer folder<middle inner<folder a b',
    );
    $.layers('inner, folder', document).moveTo($.layers('a', document), 'below');
    expect(layersOf(document)).toBe(
      'guide guided<guide mask masked<mask outer middle<outer a folder inner<folder b',
    );
  });
});

describe('duplicate gives the copies of its layers', () => {
  it.each<[string, string[]]>([
    ['a', ['a copy']],
    ['a, b', ['a copy', 'b copy']],
    ['folder', ['folder copy']],
    ['folder, inner', ['folder copy', 'inner copy']],
    ['inner, b', ['inner copy', 'b copy']],
    ['mask, a', ['mask copy', 'a copy']],
    ['x', []],
  ])('%s', (query, expected) => {
    const document = open();
    const present = document.getTimeline().layers;
    const layers = $.layers(query, document);
    const before = layers.elements.slice();
    const copies = layers.duplicate();
    expect(copies.pluck('name')).toEqual(expected);
    expect(copies.elements.filter((layer) => present.includes(layer))).toEqual([]);
    expect(before.every((layer) => document.getTimeline().layers.includes(layer))).toBe(true);
  });
});

describe('layers are refused', () => {
  type Step = (at: (query: string) => LayerCollection, other: LayerCollection) => unknown;
  const elsewhere = $.layers('a', createHost({ layers: [{ name: 'a', frames }] }).document);

  it.each<[string, Step, string]>([
    [
      'that no document layer is moved to',
      (at) => at('a').moveTo(elsewhere, 'above'),
      'LayerCollection.moveTo(): layer must be a layer of the document, got a (',
    ],
    [
      'that are moved to another scene',
      (at, other) => at('b').moveTo(other, 'above'),
      'LayerCollection.moveTo(): element 0, b (',
    ],
    [
      'that are moved to nothing',
      (at) => at('b').moveTo(at('x'), 'above'),
      'LayerCollection.moveTo(): layer must be a Layer or a LayerCollection with one, got ',
    ],
    [
      'that nothing is to mask',
      (at) => at('b').mask(at('x')),
      'LayerCollection.mask(): layer must be a Layer or a LayerCollection with one, got ',
    ],
    [
      'that a layer elsewhere is to mask',
      (at) => at('b').mask(elsewhere),
      'LayerCollection.mask(): layer must be a layer of the document, got a (',
    ],
    [
      'that a layer of another scene is to mask',
      (at, other) => at('b').mask(other),
      'LayerCollection.mask(): element 0, b (',
    ],
    [
      'that a folder is to mask',
      (at) => at('b').mask(at('folder')),
      'LayerCollection.mask(): layer must be a normal layer or a mask, got folder (',
    ],
    [
      'that are guides, under a mask',
      (at) => at('guide').mask(at('mask')),
      'LayerCollection.mask(): element 0, guide (',
    ],
    [
      'that are of another document',
      (at) => $.layers(elsewhere.elements, at('a').dom).toFolder('new'),
      'LayerCollection.toFolder(): element 0, a (',
    ],
    [
      'that go into a layer without a name',
      (at) => at('b').toFolder('/'.repeat(3) + 'a///b'),
      'LayerCollection.toFolder(): name must be a path without empty names, got "///a///b"',
    ],
  ])('%s', (_, step, message) => {
    const document = open();
    const other = $.layers(document.timelines[1].layers, document).slice(0, 1);
    const work = (): unknown => step((query) => $.layers(query, document), other);
    expect(work).toThrow(message);
    expect([layersOf(document), layersOf(document, 1)]).toEqual([START, 'a b']);
  });

  it.each<[string, Step, RegExp]>([
    [
      'another scene',
      (at, other) => at('b').moveTo(other, 'above'),
      /: it is on another timeline than the layer to move to$/,
    ],
    ['another mask', (at, other) => at('b').mask(other), /: it is on another timeline than the mask$/],
    ['a guide', (at) => at('guide').mask(at('mask')), /: a guide layer cannot be masked$/],
    [
      'another document',
      (at) => $.layers(elsewhere.elements, at('a').dom).toFolder('new'),
      /: it is not in the document$/,
    ],
  ])('with the reason: %s', (_, step, message) => {
    const document = open();
    const other = $.layers(document.timelines[1].layers, document).slice(0, 1);
    expect(() => step((query) => $.layers(query, document), other)).toThrow(message);
  });
});

describe('layers and keyframes lead out of their timelines', () => {
  const inside = { layers: [{ name: 'in', frames: [{ elements: [{ item: 'dot' }] }] }] };
  const host = createHost({
    library: [{ name: 'dot' }, { name: 'one', ...inside }, { name: 'two', ...inside }],
    layers: [{ name: 'in', frames: [{ elements: [{ item: 'one' }, { item: 'one' }, { item: 'two' }] }] }],
  });
  const { document } = host;
  beforeAll(() => host.install());
  afterAll(() => host.dispose());

  it.each<[string, () => { exec(callback: (item: Item) => void): unknown }]>([
    ['layers', () => $.layers.all('in', document)],
    ['keyframes', () => $.frames.all(':has(*)', document)],
  ])('exec opens the symbols that %s are in, each once', (_, find) => {
    const opened: string[] = [];
    find().exec((item) => opened.push(`${item.name}:${document.getTimeline().name}`));
    expect(opened).toEqual(['one:one', 'two:two']);
    expect(document.getTimeline().name).toBe('Scene 1');
  });

  it('Layers that are in no document are skipped by exec', () => {
    const elsewhere = createHost({}).document;
    const layers = $.layers($.layers.all('in', document).elements, elsewhere);
    expect(() => layers.exec(() => expect(1).toBe(2))).not.toThrow();
  });

  it('Layers are read and sorted by the name of their timeline', () => {
    const layers = $.layers.all('in', document).sort('timeline.name');
    expect(layers.pluck('timeline.name')).toEqual(['one', 'Scene 1', 'two']);
    expect(layers.toCSV('name,timeline.name')).toBe('name,timeline.name\nin,one\nin,Scene 1\nin,two\n');
  });

  it('Items are those of what is there, each once', () => {
    expect($.layers('in', document).items().pluck('name')).toEqual(['one', 'two']);
    expect($.frames('*', document).items().pluck('name')).toEqual(['one', 'two']);
  });

  it('Keyframes give their layers, each once, and those of another document give none', () => {
    const frames = $.frames.all('*', document);
    expect(frames.layers().length).toBe(4);
    expect(frames.add(frames.elements).layers().length).toBe(4);
    expect($.frames(frames.elements, createHost({}).document).layers().length).toBe(0);
  });
});
