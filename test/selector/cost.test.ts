import { $, $$ } from '../../src';
import { selectElements, selectItems } from './selectKinds';
import {
  frame,
  group,
  instance,
  item,
  layer,
  plainDocument,
  shape,
  stage,
  symbol,
  text,
  timeline,
  type Plain,
} from '../support/plainHost';

/** Reads of properties, by object and name, as the engine makes them. */
class Reads {
  private readonly counts = new Map<object, Map<string, number>>();
  private readonly proxies = new Map<object, object>();

  /** The same object, and all objects that it leads to, with every read of a property counted. */
  watch<T extends object>(target: T): T {
    if (!this.proxies.has(target)) this.proxies.set(target, new Proxy(target, this.handler(target)));
    return this.proxies.get(target) as T;
  }

  private handler(target: object): ProxyHandler<object> {
    const counts = new Map<string, number>();
    this.counts.set(target, counts);
    return {
      get: (_, key, receiver) => {
        if (!Array.isArray(target)) counts.set(String(key), (counts.get(String(key)) ?? 0) + 1);
        const value = Reflect.get(target, key, receiver) as unknown;
        return typeof value === 'object' && value !== null ? this.watch(value) : value;
      },
    };
  }

  /** The highest number of times that any one property of one of these objects was read. */
  most(targets: Iterable<object> = this.counts.keys()): number {
    return Math.max(0, ...[...targets].flatMap((target) => Object.values(this.of(target))));
  }

  total(): number {
    return [...this.counts.values()]
      .flatMap((counts) => [...counts.values()])
      .reduce((sum, count) => sum + count, 0);
  }

  of(target: object): Record<string, number> {
    return Object.fromEntries(this.counts.get(target) ?? []);
  }
}

const photo = item('photo', 'bitmap');
const inner = symbol('inner', [instance(photo, { name: 'photo' }), shape({ name: 'dot' })]);
const outer = symbol('outer', [], {
  linkageClassName: 'ui.Outer',
  timeline: timeline([
    layer([frame([instance(inner), group([instance(inner)])], { duration: 9 }), frame([])]),
  ]),
});
const items = [item('folder', 'folder'), inner, outer, photo];

function stageElements(): Plain[] {
  return [
    ...Array.from({ length: 20 }, (_, i) =>
      instance(outer, { name: `outer_${i}`, x: i, filters: [{}], colorMode: 'tint' }),
    ),
    text('dynamic', { name: 'title', x: 3, textRuns: [{ textAttrs: { face: 'Arial' } }] }),
    group([instance(outer), shape()], { name: 'group', x: 4 }),
  ];
}

const ELEMENT_QUERIES = [
  'outer_*:movieclip[x>2][x<9]',
  'outer_{1|5}, title, :not(outer*), [x=3]',
  ':shape, :group, :primitive, :text, :static, :dynamic',
  '[textRuns.0.textAttrs.face=Arial][textRuns.0.textAttrs.face^=A]',
  ':not(:animated, :keyframed, :scripted, :audible, :empty)',
  ':has(:bitmap), :has(dot), :has(:bitmap:first)',
  ':has(:has(:bitmap[name=photo])):not(:has(:text))',
  ':children, :descendants, :descendants:parent',
  ':children:has(dot):first, :descendants[name=dot], outer*:odd:named',
  ':filtered:tinted:named:not(:transparent)',
];

/** What is reached through an element is read once for each element, however many of them lead there. */
const LINKED_QUERIES = [
  ':movieclip:symbol:instance:graphic, :button, :bitmap, :component, :scriptable',
  '.Outer, /outer*, .ui.*',
  '[libraryItem.name=outer][libraryItem.name!=x]:not(:exported), [libraryItem.itemType=graphic]',
];

describe('a query reads each property of the host at most once per object', () => {
  it.each(ELEMENT_QUERIES)('%s', (query) => {
    const reads = new Reads();
    const elements = stageElements();
    const document = plainDocument([stage(elements)], items);
    const watched = elements.map((element) => reads.watch(element));
    const found = selectElements(query, [watched], { caller: '$()', document: reads.watch(document) });
    expect(found.length).toBeGreaterThan(0);
    expect(reads.total()).toBeGreaterThan(0);
    expect(reads.most()).toBe(1);
  });

  it.each(LINKED_QUERIES)('%s', (query) => {
    const reads = new Reads();
    const elements = stageElements();
    const document = plainDocument([stage(elements)], items);
    const watched = elements.map((element) => reads.watch(element));
    expect(selectElements(query, [watched], { caller: '$()', document }).length).toBeGreaterThan(0);
    expect(reads.most(elements)).toBe(1);
    expect(reads.most(items)).toBeLessThanOrEqual(elements.length);
  });

  it.each([
    ':used, :unused, :symbol:used',
    ':has(:bitmap), :has(dot), :animated:empty, :scripted',
    'folder:children, :descendants, :parent, :empty',
    ':movieclip:graphic, :selected, .Outer, /inner, *:first',
  ])('Items are read no more often: %s', (query) => {
    const reads = new Reads();
    const document = reads.watch(plainDocument([stage(stageElements())], items, [inner]));
    const found = selectItems(query, [document.library.items], { caller: '$$()', document });
    expect(found.length).toBeGreaterThan(0);
    for (const each of items) expect(Math.max(0, ...Object.values(reads.of(each)))).toBe(1);
  });

  it('Elements that are candidates and contents at once are read only once', () => {
    const reads = new Reads();
    const dot = shape({ name: 'dot' });
    const nested = group([dot], { name: 'nested' });
    const watched = [reads.watch(group([nested], { name: 'outer' })), reads.watch(nested), reads.watch(dot)];
    const document = plainDocument([stage([])]);
    const found = selectElements(':has(dot), *:children, dot', [watched], { caller: '$()', document });
    expect(found).toHaveLength(3);
    expect(reads.most()).toBe(1);
  });
});

describe('a query reads nothing that it does not need', () => {
  function readsOf(query: string): Reads {
    const reads = new Reads();
    const elements = stageElements();
    const document = reads.watch(plainDocument([stage(elements)], items));
    selectElements(query, [elements.map((element) => reads.watch(element))], {
      caller: '$()',
      document,
      isDistinct: true,
    });
    return reads;
  }

  it.each([
    ['*', 0, 'no property at all'],
    ['outer_1', 22, 'the name of each'],
    ['outer_1[x=1]', 22 + 1, 'and one more of the one that has it'],
    ['[x=1]', 22, 'one property of each'],
    ['[x=1]:named', 22 + 1, 'and one more of the one that has it'],
    ['*:first', 0, 'positions need no property'],
  ])('%s: %i reads, %s', (query, expected) => {
    expect(readsOf(query).total()).toBe(expected);
  });

  it('Cheap steps run before expensive ones', () => {
    const written = readsOf(':has(:text):movieclip[x>100]');
    expect(written.of(outer)).toEqual({});
    expect(readsOf(':has(:text)').of(outer).timeline).toBe(1);
  });

  it('Steps are not moved across a position', () => {
    const elements = stageElements();
    const document = plainDocument([stage(elements)], items);
    const first = selectElements('*:last[x=4], *:nth(2):has(*)', [elements], { caller: '$()', document });
    expect(first.map((element) => (element as Plain).name)).toEqual(['outer_1', 'group']);
  });

  it('The library is not touched unless the query asks for it', () => {
    const document = {
      timelines: [],
      getTimeline: () => stage(stageElements()),
      get library(): never {
        throw new Error('the library was touched');
      },
    } as unknown as Document;
    for (const query of [...ELEMENT_QUERIES, ...LINKED_QUERIES])
      expect(() => $(query, document)).not.toThrow();
    expect(() => $$('*', document)).toThrow('the library was touched');
  });
});

it('The contents of a symbol are inspected once, however many instances show it', () => {
  const reads = new Reads();
  const elements = Array.from({ length: 500 }, () => instance(outer));
  const document = plainDocument([stage(elements)], items);
  const watched = elements.map((element) => reads.watch(element));
  selectElements(':has(:bitmap):not(:animated):not(:has(:text))', [watched], { caller: '$()', document });
  expect(reads.of(outer).timeline).toBe(1);
  expect(reads.of(inner).timeline).toBe(1);
  expect(reads.most()).toBe(1);
});

describe('the number of reads grows no faster than the candidates', () => {
  const manyFrames = timeline([layer([frame([], { duration: 1000 }), frame([shape({ name: 'dot' })])])]);
  const long = symbol('long', [], { timeline: manyFrames });

  const readsOfElements = (query: string, size: number): number => {
    const reads = new Reads();
    const elements = Array.from({ length: size }, (_, i) =>
      instance(long, { name: `outer_${i % 7}`, x: i % 10 }),
    );
    const document = plainDocument([stage(elements)]);
    const watched = elements.map((element) => reads.watch(element));
    selectElements(query, [watched], { caller: '$()', document });
    return reads.total();
  };

  it.each([
    ['outer_*:movieclip[x>2], title'],
    [':has(dot):keyframed'],
    [':not(:first):children, *:even'],
    [':descendants:parent, outer'],
  ])('%s', (query) => {
    expect(readsOfElements(query, 2000)).toBeLessThanOrEqual(4 * readsOfElements(query, 500));
  });

  it('The rule holds for libraries', () => {
    const readsOfItems = (size: number): number => {
      const reads = new Reads();
      const many = Array.from({ length: size }, (_, i) => symbol(`f${i % 50}/s${i}`));
      const folders = Array.from({ length: 50 }, (_, i) => item(`f${i}`, 'folder'));
      const document = plainDocument(
        [stage(many.slice(0, size / 2).map((each) => instance(each)))],
        [...many, ...folders],
      );
      const watched = [...many, ...folders].map((each) => reads.watch(each));
      const query = ':used, :unused:not(:folder):first, :folder:children, :empty';
      selectItems(query, [watched], { caller: '$$()', document });
      return reads.total();
    };
    expect(readsOfItems(2000)).toBeLessThanOrEqual(4 * readsOfItems(500));
  });
});
