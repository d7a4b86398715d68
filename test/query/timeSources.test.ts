import { $, $$ } from '../../src';
import {
  frame,
  group,
  instance,
  item,
  layer,
  plainDocument,
  type Plain,
  shape,
  symbol,
  timeline,
} from '../support/plainHost';

/** Two scenes of named layers and keyframes, and a symbol that an instance shows. */
function world() {
  const inner = layer([frame([shape({ name: 'in' })], { name: 'k7' })], { name: 'inner' });
  const star = symbol('star', [], { timeline: timeline([inner]) });
  const sound = item('ding', 'sound');
  const member = shape({ name: 'member' });
  const one = shape({ name: 'one' });
  const two = instance(star, { name: 'two' });
  const grouped = group([member]);
  const k1 = frame([one], { name: 'k1', duration: 2 });
  const k2 = frame([two, grouped], { name: 'k2' });
  const k3 = frame([], { name: 'k3' });
  const top = layer([k1, k2], { name: 'top' });
  const folder = layer([], { name: 'folder', layerType: 'folder' });
  const low = layer([k3], { name: 'low' });
  for (const element of [one, two, grouped, member]) element.layer = top;
  const first = timeline([top, folder, low]);
  const second = timeline([layer([frame([], { name: 'k4' })], { name: 'other' })]);
  const document = plainDocument([first, second], [sound, star]);
  return {
    document,
    first,
    second,
    star,
    sound,
    inner,
    top,
    folder,
    low,
    k1,
    k2,
    k3,
    one,
    two,
    member,
    grouped,
  };
}

type World = ReturnType<typeof world>;

type TimeQuery = ((...args: unknown[]) => { elements: unknown[] }) & { all: TimeQuery };

const queries = {
  '$.layers': $.layers as unknown as TimeQuery,
  '$.frames': $.frames as unknown as TimeQuery,
};

const namesOf = (collection: { elements: unknown[] }): string =>
  collection.elements.map((object) => (object as Plain).name).join(' ');

const SOURCES: [string, (world: World) => unknown, layers: string, frames: string][] = [
  ['a timeline', ({ second }) => second, 'other', 'k4'],
  ['a layer', ({ top }) => top, 'top', 'k1 k2'],
  ['a folder', ({ folder }) => folder, 'folder', ''],
  ['a keyframe', ({ k2 }) => k2, 'top', 'k2'],
  ['a keyframe of another document', () => frame([], { name: 'k9' }), '', 'k9'],
  ['a symbol', ({ star }) => star, 'inner', 'k7'],
  ['a symbol instance alone', ({ two }) => two, 'inner', 'k7'],
  ['a symbol instance in an Array', ({ two }) => [two], 'top', 'k2'],
  ['a shape', ({ one }) => one, 'top', 'k1'],
  ['a member of a group', ({ member }) => member, 'top', 'k2'],
  ['a group alone', ({ grouped }) => grouped, 'top', 'k2'],
  ['a shape without a layer', () => shape(), '', ''],
  ['several objects', ({ k3, one, star }) => [k3, one, star], 'low top inner', 'k3 k1 k7'],
  ['an item without a timeline among others', ({ sound, top }) => [sound, top], 'top', 'k1 k2'],
  ['a layer and its keyframe', ({ top, k1 }) => [top, k1], 'top', 'k1 k2'],
  ['a collection', ({ document, one }) => $([one as unknown as Element], document), 'top', 'k1'],
  ['nothing', () => [], '', ''],
];

describe('$.layers and $.frames of a source', () => {
  it.each(SOURCES)('%s stands for its layers and keyframes', (_title, sourceOf, layers, frames) => {
    const all = world();
    const source = sourceOf(all) as Layer;
    expect(namesOf($.layers(source, all.document))).toBe(layers);
    expect(namesOf($.frames(source, all.document))).toBe(frames);
  });

  it('A query looks at the layers and keyframes of the source only', () => {
    const { document, second } = world();
    expect(namesOf($.layers('o*', second as unknown as Timeline, document))).toBe('other');
    expect(namesOf($.layers('t*', second as unknown as Timeline, document))).toBe('');
    expect(namesOf($.frames('k*', second as unknown as Timeline, document))).toBe('k4');
  });

  it('The timeline being edited is looked at without a source', () => {
    const { document } = world();
    expect(namesOf($.layers(document))).toBe('top folder low');
    expect(namesOf($.frames('k*', document))).toBe('k1 k2 k3');
  });

  it('Every timeline is looked at by all()', () => {
    const { document } = world();
    expect(namesOf($.layers.all(document))).toBe('top folder low other inner');
    expect(namesOf($.frames.all('*', document))).toBe('k1 k2 k3 k4 k7');
  });

  it.each<[keyof typeof queries, (world: World) => unknown, string]>([
    ['$.layers', ({ sound }) => sound, 'got ding (sound)'],
    ['$.frames', ({ sound }) => sound, 'got ding (sound)'],
    ['$.layers', ({ top }) => [top, 7], 'got 7 at index 1'],
    ['$.frames', ({ top }) => [top, 'a'], 'got "a" at index 1'],
  ])('%s refuses what has no layers', (name, sourceOf, got) => {
    const all = world();
    const expected = `${name}(): source must be a Timeline, Layer or Frame, a symbol item or instance, an element, a collection of any of these or an Array, ${got}`;
    expect(() => queries[name](sourceOf(all), all.document)).toThrow(new TypeError(expected));
  });

  it.each(Object.entries(queries))('%s names itself and what it expects in errors', (name, query) => {
    const { document, top } = world();
    expect(() => query(7)).toThrow(
      `${name}(): argument 1 must be a query String, a source (a Timeline, Layer or Frame,`,
    );
    expect(() => query('[', document)).toThrow(`${name}(): `);
    expect(() => query.all(top)).toThrow(
      new TypeError(
        `${name}.all(): every argument must be a query String, a Document or a Boolean, got top (normal layer)`,
      ),
    );
    expect(() => query.all(7)).toThrow(
      `${name}.all(): argument 1 must be a query String, a Document or a Boolean, got 7`,
    );
  });
});

describe('$ and $$ of layers and keyframes', () => {
  const ELEMENTS: [string, (world: World) => unknown[], string][] = [
    ['elements', ({ one, two }) => [one, two], 'one two'],
    ['layers', ({ inner, top }) => [inner, top], 'in one two '],
    ['keyframes', ({ k2, k1 }) => [k2, k1], 'two  one'],
    ['elements and a layer', ({ one, inner }) => [one, inner], 'one in'],
    ['a keyframe and an element', ({ k1, two }) => [k1, two], 'one two'],
    ['nothing', () => [], ''],
  ];

  it.each(ELEMENTS)('$ takes an Array of %s', (_title, sourceOf, expected) => {
    const all = world();
    expect(namesOf($(sourceOf(all) as unknown as Element[], all.document))).toBe(expected);
  });

  it('$ refuses an item among elements', () => {
    const all = world();
    expect(() => $([all.one, all.star] as unknown as Element[], all.document)).toThrow(
      new TypeError('$(): source must hold elements only, got star (movie clip) at index 1'),
    );
  });

  it.each<[string, (world: World) => unknown]>([
    ['a layer', ({ top }) => [top]],
    ['a keyframe', ({ k2 }) => k2],
    ['an instance', ({ two }) => [two]],
    ['an item', ({ star }) => star],
    ['several, of which some show no item', ({ low, k1, top }) => [low, k1, top]],
  ])('$$ gives the items of %s', (_title, sourceOf) => {
    const all = world();
    expect(namesOf($$(sourceOf(all) as Item, all.document))).toBe('star');
  });
});
