import { createHost } from '../../../app';
import { $ } from '../../../src';
import { choiceOf } from '../timeline';

/**
 * A scene: folders `f` (with `a`, `b` and folder `g` with `c`) and `empty`, a mask `m` of `x` and `y`, normal `d` and
 * `e`.
 */
function scene(): Document {
  const one = [{ duration: 2 }];
  const { document } = createHost({
    layers: [
      { name: 'f', type: 'folder' },
      { name: 'a', parent: 'f', frames: one },
      { name: 'g', type: 'folder', parent: 'f' },
      { name: 'c', parent: 'g', frames: one },
      { name: 'b', parent: 'f', frames: one },
      { name: 'm', type: 'mask', frames: one },
      { name: 'x', parent: 'm', frames: one },
      { name: 'y', parent: 'm', frames: one },
      { name: 'd', frames: one, current: true },
      { name: 'empty', type: 'folder' },
      { name: 'e', frames: one },
    ],
  });
  return document;
}

/** The stack as text: what belongs to a layer is in parentheses after it. */
function stackOf(document: Document): string {
  const { layers } = document.getTimeline();
  const write = (parent: Layer | null): string =>
    layers
      .filter((layer) => ((layer.parentLayer as Layer | null) ?? null) === parent)
      .map(
        (layer) =>
          layer.name + (layers.some((other) => other.parentLayer === layer) ? `(${write(layer)})` : ''),
      )
      .join(' ');
  return write(null);
}

type Step = (query: (text: string) => ReturnType<typeof $.layers>) => unknown;

const reversed = (layers: ReturnType<typeof $.layers>): ReturnType<typeof $.layers> =>
  $.layers(layers.elements.slice().reverse(), layers.dom);

const CASES: [string, Step, string][] = [
  ['nothing', (at) => at('*'), 'f(a g(c) b) m(x y) d empty e'],
  ['one layer above another', (at) => at('e').moveTo(at('d'), 'above'), 'f(a g(c) b) m(x y) e d empty'],
  [
    'layers above one in a folder',
    (at) => at('d, e').moveTo(at('b'), 'above'),
    'f(a g(c) d e b) m(x y) empty',
  ],
  ['layers below another', (at) => at('a, b').moveTo(at('d'), 'below'), 'f(g(c)) m(x y) d a b empty e'],
  ['a layer below a folder', (at) => at('e').moveTo(at('f'), 'below'), 'f(a g(c) b) e m(x y) d empty'],
  ['a folder with its contents', (at) => at('f').moveTo(at('e'), 'below'), 'm(x y) d empty e f(a g(c) b)'],
  ['two with their contents', (at) => at('f, m').moveTo(at('e'), 'below'), 'd empty e f(a g(c) b) m(x y)'],
  ['layers into a folder', (at) => at('d, e').moveTo(at('f'), 'inside'), 'f(d e a g(c) b) m(x y) empty'],
  [
    'layers into an empty folder',
    (at) => at('a, d, e').moveTo(at('empty'), 'inside'),
    'f(g(c) b) m(x y) empty(a d e)',
  ],
  [
    'a folder and what is in it',
    (at) => at('f, a').moveTo(at('empty'), 'inside'),
    'm(x y) d empty(f(a g(c) b)) e',
  ],
  ['the only layer of a folder', (at) => at('c').moveTo(at('g'), 'inside'), 'f(a g(c) b) m(x y) d empty e'],
  [
    'layers of a folder with another',
    (at) => at('a, b, e').moveTo(at('f'), 'inside'),
    'f(a b e g(c)) m(x y) d empty',
  ],
  [
    'the only layer of a folder with another',
    (at) => at('c, e').moveTo(at('g'), 'inside'),
    'f(a g(c e) b) m(x y) d empty',
  ],
  ['layers into a mask', (at) => at('d, e').moveTo(at('m'), 'inside'), 'f(a g(c) b) m(d e x y) empty'],
  [
    'layers in the order of the stack',
    (at) => reversed(at('d, e')).moveTo(at('x'), 'above'),
    'f(a g(c) b) m(d e x y) empty',
  ],
  ['to a folder of the name of a layer', (at) => at('e').toFolder('d'), 'f(a g(c) b) m(x y) d empty d(e)'],
  ['out of a mask', (at) => at('y').toFolder(''), 'f(a g(c) b) y m(x) d empty e'],
  ['to a folder that is there', (at) => at('d').toFolder('empty'), 'f(a g(c) b) m(x y) empty(d) e'],
  ['to a path', (at) => at('d').toFolder('/f/g/'), 'f(a g(d c) b) m(x y) empty e'],
  ['to a new folder', (at) => at('e, d').toFolder('new'), 'f(a g(c) b) m(x y) new(d e) empty'],
  ['to new folders', (at) => at('x').toFolder('new/deep'), 'f(a g(c) b) new(deep(x)) m(y) d empty e'],
  ['to a new folder inside', (at) => at('e').toFolder('f/new'), 'f(new(e) a g(c) b) m(x y) d empty'],
  ['out of all folders', (at) => at('a, c').toFolder(''), 'a c f(g b) m(x y) d empty e'],
  ['by name', (at) => at('d, e, m').orderBy('name'), 'f(a g(c) b) d e empty m(x y)'],
  ['by name, reversed', (at) => at('a, b, d, e').orderBy('name', true), 'f(b g(c) a) m(x y) e empty d'],
  ['all by name', (at) => at('*').orderBy('name'), 'd e empty f(a b g(c)) m(x y)'],
  ['into a mask', (at) => at('d, e').mask(at('m')), 'f(a g(c) b) m(d e x y) empty'],
  ['under a layer that becomes a mask', (at) => at('e').mask(at('d')), 'f(a g(c) b) m(x y) d(e) empty'],
  ['the last of a mask out', (at) => at('y').unmask(), 'f(a g(c) b) m(x) y d empty e'],
  ['the first of a mask out', (at) => at('x').unmask(), 'f(a g(c) b) m(y) x d empty e'],
  ['all of a mask out', (at) => at('*').unmask(), 'f(a g(c) b) m x y d empty e'],
  ['a folder with contents away', (at) => at('f').deleteLayers(), 'm(x y) d empty e'],
  ['several away', (at) => at('f, c, a, e').deleteLayers(), 'm(x y) d empty'],
  ['several, from the last', (at) => reversed(at('a, empty, e')).deleteLayers(), 'f(g(c) b) m(x y) d'],
  ['all but one', (at) => at('*:not(d)').deleteLayers(), 'd'],
  ['a mask, but not what is masked', (at) => at('f, m, empty, e').deleteLayers(), 'x y d'],
  ['a layer of a mask under another mask', (at) => at('x').mask(at('d')), 'f(a g(c) b) m(y) d(x) empty e'],
  ['what is normal', (at) => at('d, e').unmask(), 'f(a g(c) b) m(x y) d empty e'],
  [
    'copies of neighbours',
    (at) => at('d, empty').duplicate(),
    'f(a g(c) b) m(x y) d copy empty copy d empty e',
  ],
  [
    'copies of layers that belong to different ones',
    (at) => at('b, m').duplicate(),
    'f(a g(c) b copy b) m copy(x copy y copy) m(x y) d empty e',
  ],
  ['a copy', (at) => at('d').duplicate(), 'f(a g(c) b) m(x y) d copy d empty e'],
  [
    'copies of neighbours and a folder',
    (at) => at('g, c, d').duplicate(),
    'f(a g copy(c copy) g(c) b) m(x y) d copy d empty e',
  ],
];

describe('layers that are moved', () => {
  it.each(CASES)('%s', (_, step, expected) => {
    const document = scene();
    const before = choiceOf(document);
    step((text) => $.layers(text, document));
    expect(stackOf(document)).toBe(expected);
    expect(choiceOf(document)).toEqual(before);
  });

  const REFUSALS: [string, Step, string | RegExp][] = [
    [
      'a folder into itself',
      (at) => at('f').moveTo(at('g'), 'inside'),
      /^LayerCollection\.moveTo\(\): element 0, f .* itself/,
    ],
    [
      'inside a normal layer',
      (at) => at('a').moveTo(at('d'), 'inside'),
      /layer must be a folder, mask or guide/,
    ],
    ['to no layer', (at) => at('a').moveTo('d' as never, 'above'), /layer must be a Layer/],
    [
      'to no place',
      (at) => at('a').moveTo(at('d'), 'over' as never),
      /where must be "above", "below" or "inside"/,
    ],
    ['a folder into itself by its path', (at) => at('f').toFolder('f/g'), /toFolder\(\): element 0/],
    ['a folder into new ones in it', (at) => at('f').toFolder('f/new'), /toFolder\(\): element 0/],
    ['a path with an empty name', (at) => at('d').toFolder('a//b'), /without empty names/],
    ['all layers away', (at) => at('*').deleteLayers(), /must keep at least one layer/],
    [
      'all layers away, some in folders',
      (at) => at('f, m, x, y, d, empty, e').deleteLayers(),
      /^LayerCollection\.deleteLayers\(\): element 0, f .*: the timeline "Scene 1" must keep at least one layer; leave one out$/,
    ],
    ['to a folder without a name', (at) => at('d').toFolder(5 as never), /name must be a String, got 5$/],
    ['a folder masked', (at) => at('empty').mask(at('m')), /folder layer cannot be masked/],
    ['by a folder', (at) => at('d').mask(at('f')), /layer must be a normal layer or a mask/],
    [
      'a misspelt attribute',
      (at) => at('d').attr('lockd' as never, true as never),
      /unknown attribute "lockd"; did you mean "locked"\?/,
    ],
    [
      'a wrong value',
      (at) => at('d').attr({ name: 'new', height: 150 }),
      /height must be one of 100, 200, 300, got 150/,
    ],
    [
      'a wrong result',
      (at) => at('*').attr('visible', (_, i) => i < 3 || (1 as never)),
      /visible must be true or false, got 1/,
    ],
  ];

  it.each(REFUSALS)('%s: refused before anything is changed', (_, step, message) => {
    const document = scene();
    const state = (): unknown => [
      stackOf(document),
      document.getTimeline().layers.map(({ visible }) => visible),
    ];
    const before = state();
    expect(() => step((text) => $.layers(text, document))).toThrow(message);
    expect(state()).toEqual(before);
  });
});

describe('a camera', () => {
  function withCamera(): Document {
    const layers = ['Camera', 'b', 'c', 'a'].map((name) => ({ name, frames: [{ duration: 2 }] }));
    const camera = { ...layers[0], type: 'camera' as const };
    return createHost({ layers: [camera, ...layers.slice(1)] }).document;
  }

  const STAYS: [string, Step, string][] = [
    ['while all are restacked', (at) => at('*').orderBy('name'), 'Camera a b c'],
    ['while all are restacked, reversed', (at) => at('*').orderBy('name', true), 'Camera c b a'],
    ['while others go below it', (at) => at('a').moveTo(at('Camera'), 'below'), 'Camera a b c'],
    ['while all leave their folders', (at) => at('*').toFolder(''), 'Camera b c a'],
  ];

  it.each(STAYS)('It stays on top %s', (_, step, expected) => {
    const document = withCamera();
    step((text) => $.layers(text, document));
    expect(stackOf(document)).toBe(expected);
  });

  it('It is not reordered, and the host is asked nothing that it refuses', () => {
    const document = withCamera();
    const moved: unknown[] = [];
    const timeline = document.getTimeline();
    const { reorderLayer } = timeline;
    timeline.reorderLayer = function (from: number, ...rest) {
      moved.push(timeline.layers[from].layerType);
      return reorderLayer.call(timeline, from, ...rest);
    };
    $.layers('*', document).orderBy('name', true);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved).not.toContain('camera');
  });

  const REFUSED: [string, Step, RegExp][] = [
    [
      'moved',
      (at) => at('*').moveTo(at('a'), 'below'),
      /element 0, Camera \(.*: a camera stays above all layers$/,
    ],
    ['moved into a folder', (at) => at('*').toFolder('art'), /element 0, Camera .*a camera stays above/],
    [
      'covered',
      (at) => at('a').moveTo(at('Camera'), 'above'),
      /layer must be a layer that others can be above/,
    ],
    ['masked', (at) => at('Camera').mask(at('a')), /a camera layer cannot be masked/],
  ];

  it.each(REFUSED)('It is not %s, and nothing is changed', (_, step, message) => {
    const document = withCamera();
    expect(() => step((text) => $.layers(text, document))).toThrow(message);
    expect(stackOf(document)).toBe('Camera b c a');
  });
});
