import { selectElements } from '../selectKinds';
import { Selectors } from '../../../src/selector/words/Selectors';
import { group, instance, plainDocument, shape, stage, symbol, type Plain } from '../../support/plainHost';
import { namesOf } from '../find';

const holder = symbol('holder', [shape({ name: 'inside' })], { linkageExportForAS: true });
const elements = [
  instance(holder, { name: 'clip', x: 1, y: 1 }),
  instance(holder, { name: 'graphic', symbolType: 'graphic', x: 1, y: 2 }),
  shape({ name: 'dot', x: 2, y: 1 }),
  group([], { name: 'group', x: 2, y: 2 }),
];

/** The names of the elements that a registered word was asked about, in order. */
const asked: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  Selectors.element.register(':asked', ({ name }) => asked.push(name) > 0);
  Selectors.element.register('[asked]', ({ name }) => asked.push(name));
});

describe('a registered word', () => {
  const all = 'clip graphic dot group';

  it.each([
    [':asked', all, 'alone'],
    [':asked[x=1]', all, 'before cheaper steps'],
    [':asked:exported', all, 'and before dearer ones'],
    ['[x=1]:asked', 'clip graphic', 'behind what was written before them'],
    [':exported:asked', 'clip graphic', 'even if it is dearer'],
    [':has(*):asked', 'clip graphic', 'even if it is dearest'],
    [':has(*)[asked]', 'clip graphic', 'attributes too'],
    [':exported:not(:asked)', 'clip graphic', 'within :not'],
    [':exported:is(:asked, dot)', 'clip graphic', 'within :is'],
    [':exported:is(dot, :asked)', 'clip graphic', 'in any of its parts'],
    [':exported:is(:is(:movieclip:asked))', 'clip', 'and at any depth'],
    [':not(:asked):shape', all, 'a step behind them does not come first'],
    [':is([asked]):shape', all, 'a step behind them does not come first'],
    ['[x=2]:first:asked', 'dot', 'behind positions'],
  ])('in %s is asked about "%s": %s', (query, expected) => {
    namesOf(query, elements);
    expect(asked.join(' ')).toBe(expected);
  });

  it.each([':has(:asked):shape', ':has(:is(:asked:first)):shape', ':has(:not(*:first:asked)):shape'])(
    'in %s is asked about what is inside before a cheap step behind it',
    (query) => {
      namesOf(query, elements);
      expect(asked).toEqual(['inside']);
    },
  );

  it('The list of candidates may be changed, and the query goes through it as it was', () => {
    const list = [...elements];
    Selectors.element.register(':clearing', () => {
      list.length = 0;
      return true;
    });
    expect(namesOf(':clearing', list)).toBe(all);
    const longer = [...elements];
    Selectors.element.register(':adding', () => longer.push(shape({ name: 'more' })) > 0);
    expect(namesOf('[x>0]:adding', longer)).toBe(all);
  });
});

describe('a query of several steps or parts', () => {
  it.each([
    ['[x=1]:is([y=1]), dot', 'clip dot', 'tests alone'],
    ['*:is(:first, dot)', 'clip dot', 'with a position in one part'],
    [':is(dot, *:first)', 'clip dot', 'with a position in another part'],
    [':not(*:first):first', 'graphic', 'positions outside and inside'],
    ['*:first:is(clip)', 'clip', 'a test behind a position'],
    ['*:first:is(:last)', 'clip', 'a position behind a position'],
    ['[x=2]:last[y=2]', 'group', 'a test on both sides of a position'],
    ['*:last, *:first', 'clip group', 'positions in both parts'],
    ['[x=1]:last, dot', 'graphic dot', 'a position in one part only'],
    [':has(*):last', 'graphic', 'a position behind what is inside'],
    ['*:nth(2):has(*)', 'graphic', 'and before it'],
  ])('%s finds "%s": %s', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });
});

describe('a query', () => {
  /** The names of properties in the order in which they are read of it. */
  function watched(element: Plain): { element: Plain; reads: string[] } {
    const reads: string[] = [];
    const get = (target: Plain, key: string | symbol): unknown => {
      if (typeof key === 'string') reads.push(key);
      return target[String(key)];
    };
    return { element: new Proxy(element, { get }), reads };
  }

  it.each([
    [':has(missing)[x=9]'],
    [':not(:has(*))[x=9]'],
    [':is(:animated, :has(*))[x=9]'],
    [':not(:not(:exported))[x=9]'],
    ['[x=9][y=1]'],
    ['[x=9]:is([y=1])'],
  ])('%s reads nothing but x where x decides', (query) => {
    const { element, reads } = watched(instance(holder, { name: 'clip', x: 1, y: 1 }));
    expect(namesOf(query, [element])).toBe('');
    expect(reads).toEqual(['x']);
  });

  it.each([
    ['[x=1][x!=2], [y=1][x=2]:not([y=2]), [x=3]'],
    ['*[y=1], [x=2], [y!=2][x=1]'],
    [':text, :shape, :scriptable, :filtered'],
    [':exported, /holder, .Nobody, [libraryItem.name=holder]'],
    ['[x=1]:first:is([x=1]), [x=2]'],
    [':animated, :scripted, [name=""]:not([name=clip]), clip'],
  ])('%s reads each property of an element once at most', (query) => {
    const watchedElements = elements.map(watched);
    const document = plainDocument([stage([])]);
    const candidates = watchedElements.map(({ element }) => element);
    for (const explain of [undefined, String]) {
      selectElements(query, [candidates], { caller: '$()', document, isDistinct: true, explain });
      for (const { reads } of watchedElements) {
        expect(reads.length).toBeGreaterThan(0);
        expect([...reads].sort()).toEqual([...new Set(reads)].sort());
        reads.length = 0;
      }
    }
  });

  it('The object is read anew each time the query is run', () => {
    const element = shape({ name: 'dot', x: 1, y: 1 });
    expect(namesOf('[x=1][y=1], [x=2]', [element])).toBe('dot');
    element.x = 3;
    expect(namesOf('[x=1][y=1], [x=2]', [element])).toBe('');
  });

  it.each([
    [':has(dot), dot'],
    [':not(:has(missing)), dot'],
    [':is(:has(dot), dot):first'],
    [':has(dot)[name=outer]:first'],
    ['dot:not(:has(dot)), outer:has(dot)'],
  ])('%s reads what is a candidate and inside another one once', (query) => {
    const dot = watched(shape({ name: 'dot' }));
    const outer = watched(group([dot.element], { name: 'outer' }));
    const document = plainDocument([stage([])]);
    const found = selectElements(query, [[outer.element, dot.element]], { caller: '$()', document });
    expect(found.length).toBeGreaterThan(0);
    for (const { reads } of [dot, outer]) expect([...reads].sort()).toEqual([...new Set(reads)].sort());
  });

  it('Properties that instances share are read once for each of them, and timelines once for all', () => {
    const shared = watched(holder);
    const instances = ['a', 'b', 'c'].map((name) => instance(shared.element as typeof holder, { name }));
    shared.reads.length = 0;
    expect(namesOf('[libraryItem.linkageClassName=x], [libraryItem.name=holder]', instances)).toBe('a b c');
    expect(shared.reads).toEqual(instances.flatMap(() => ['linkageClassName', 'name']));
    shared.reads.length = 0;
    expect(namesOf(':animated, :scripted, :has(inside)', instances)).toBe('a b c');
    expect(shared.reads).toEqual(['timeline']);
  });
});
