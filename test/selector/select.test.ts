import { elementRegistry, itemRegistry } from '../../src/selector/Selectors';
import { filterElements, filterItems, selectElements, selectItems } from '../../src/selector/select';
import { group, instance, item, plainDocument, shape, stage, symbol, type Plain } from '../support/plainHost';

const document = plainDocument([stage([])]);
const options = { caller: 'test', document };

/** From this many candidates on a query about own properties is written out as a loop. */
const MANY = 300;

const elements: Plain[] = [
  { name: 'star', x: 1, y: 1, elementType: 'text', textType: 'static', link: { name: 'a' }, linkname: 'b' },
  { name: 'Star_1', x: 2, y: 1, elementType: 'text', textType: 'input', link: { name: 'b' }, linkname: 'a' },
  { name: 'ball', x: '2', y: 2, elementType: 'instance', instanceType: 'symbol', symbolType: 'graphic' },
  { name: '\u0130x', x: -2.5, y: 'a"b', elementType: 'shape', link: null },
  { name: '', x: null, y: true, libraryItem: { name: 'ui/star', linkageClassName: 'ui.Star' } },
  { x: NaN, libraryItem: null },
];
const many = Array.from({ length: MANY }, (_, i) => ({ ...elements[i % elements.length] }));

describe('a query about own properties of many candidates', () => {
  const queries = [
    'star, [x=2]',
    '*_{1|30}, ball*',
    '\u0130*',
    '""',
    '[x=2]',
    '[x!=2]',
    '[x=st*], [y=a*]',
    '[y="a\\"b"]',
    '[y^=a], [y$=b], [y*=\\"]',
    '[x~=/^-/]',
    '[x<2], [y>=2]',
    '[x={-3|1}]',
    '[x!={-3|1}]',
    '[x][y], [link]',
    'star*[x=1][y=1], [x=2][y=2], :not([x])',
    '[link.name=a], [linkname=c]',
    '[link.name=b], [linkname=b]',
    '[link.name=b]:not([linkname=a]), [link.name=a]',
    '*[x=1], [y=2]',
    ':not(*), [x=1][y=1]',
  ];

  test.each([
    ...queries,
    ':text, :movieclip, :graphic',
    ':static:not([x=2])',
    '/ui/*',
    '.Star, .ui.Star',
    '[libraryItem.name=ui/star]',
  ])('%s is answered by the written loop alone', (query) => {
    // Of few no loop is written yet.
    const expected = selectElements(query, [elements], options);
    expect(elementRegistry.planOf(query, 'test').loop).toBeNull();
    selectElements(query, [many], options);
    const kept: object[] = [];
    expect(elementRegistry.planOf(query, 'test').loop?.(elements, kept, 0)).toBe(elements.length);
    expect(kept).toEqual(expected);
    expect(kept.length).toBeGreaterThan(0);
  });

  test.each([
    ...queries.filter((query) => query !== '""'),
    ':movieclip, [x=1]',
    '/star*',
    '[link.name.length=1]',
  ])('%s of items as well', (query) => {
    const expected = selectItems(query, [elements], options);
    selectItems(query, [many], options);
    const kept: object[] = [];
    expect(itemRegistry.planOf(query, 'test').loop?.(elements, kept, 0)).toBe(elements.length);
    expect(kept).toEqual(expected);
  });

  test('reads each property once at most, and leaves no names behind', () => {
    const reads: Record<string, number> = {};
    const watched = elements.map(
      (element, index) =>
        new Proxy(element, {
          get(target, key) {
            const place = `${index} ${String(key)}`;
            reads[place] = (reads[place] ?? 0) + 1;
            return target[String(key)];
          },
        }),
    );
    for (const query of ['[x=1][x!=2], [y=1][x=2]:not([y=2]), [x=3]', '*[y=1], [x=2], [y!=2][x=1]']) {
      selectElements(query, [[...watched, ...many]], options);
      expect(Object.values(reads)).toEqual(Object.values(reads).map(() => 1));
      for (const place of Object.keys(reads)) delete reads[place];
    }
    for (const name of ['o', 'v', 'i', 'n', 'm', 'p0', 'p1']) expect(globalThis).not.toHaveProperty(name);
  });

  test.each([
    [MANY - 1, 0, false],
    [MANY, 0, true],
    [MANY / 2, MANY / 2, true],
    [MANY / 2, MANY / 2 - 1, false],
  ])('that are %i and %i in two lists are worth a loop: %p', (first, second, expected) => {
    const query = `[x=${first}][y=${second}], [x=1]`;
    const found = selectElements(query, [many.slice(0, first), many.slice(first, first + second)], options);
    expect(found).toEqual(many.slice(0, first + second).filter(({ x }) => x === 1));
    expect(elementRegistry.planOf(query, 'test').loop !== null).toBe(expected);
  });
});

describe('candidates that are known to be distinct', () => {
  const dot = shape({ name: 'dot' });
  const inner = group([dot], { name: 'inner' });
  const box = symbol('box', [inner, shape({ name: 'lid' })]);
  const source = [dot, instance(box, { name: 'box' }), group([inner], { name: 'outer' })];

  test.each([
    '*',
    ':descendants',
    ':children, :has(*)',
    'dot, :descendants:parent',
    ':has(dot), dot',
    ':not(:descendants)',
    ':not(:has(dot)):first',
  ])('find the same by %s', (query) => {
    const expected = selectElements(query, [source], options);
    expect(selectElements(query, [source], { ...options, isDistinct: true })).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });
});

describe('what a query leaves of a list', () => {
  const dot = shape({ name: 'dot' });
  const lid = shape({ name: 'lid' });
  const inner = group([dot], { name: 'inner' });
  const box = instance(symbol('box', [inner, lid]), { name: 'box' });
  const source = [dot, box, dot, group([inner], { name: 'outer' })];

  test.each([
    ['*', 'dot box dot outer', 'all as often as they are there'],
    ['dot', 'dot dot', 'in their order'],
    ['outer, dot', 'dot dot outer', 'whatever the order of the parts'],
    [':has(dot)', 'box outer', 'what looks inside as well'],
    ['*:first', 'dot dot', 'positions count each once'],
    ['*:nth(3)', 'outer', 'positions count each once'],
    [':children', 'inner lid', 'what it leads to'],
    [':descendants', 'dot dot inner lid', 'what is in the list first'],
    ['nobody', '', 'nothing'],
  ])('by %s is "%s": %s', (query, expected) => {
    const found = filterElements(query, source, options);
    expect(found.map((element) => (element as Plain).name).join(' ')).toBe(expected);
  });

  test('is told of items as well', () => {
    const items = [item('a', 'folder'), item('a/b', 'graphic'), item('c', 'graphic')];
    const library = { ...options, document: plainDocument([], items) };
    const left = (query: string): unknown[] =>
      filterItems(query, [items[2], items[0], items[2]], library).map((each) => (each as Plain).name);
    expect(left(':graphic')).toEqual(['c', 'c']);
    expect(left(':graphic, :children')).toEqual(['c', 'c', 'a/b']);
    expect(left('*:first')).toEqual(['a']);
  });
});
