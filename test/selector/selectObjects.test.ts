import { filterFrom } from '../../src/selector/selectObjects';
import { elementRegistry, itemRegistry } from '../../src/selector/words/Selectors';
import { selectElements } from './selectKinds';
import { group, instance, item, plainDocument, shape, stage, symbol, type Plain } from '../support/plainHost';

const document = plainDocument([stage([])]);
const options = { caller: 'test', document };

describe('selectElements', () => {
  const dot = shape({ name: 'dot' });
  const inner = group([dot], { name: 'inner' });
  const box = symbol('box', [inner, shape({ name: 'lid' })]);
  const source = [dot, instance(box, { name: 'box' }), group([inner], { name: 'outer' })];

  it.each([
    '*',
    ':descendants',
    ':children, :has(*)',
    'dot, :descendants:parent',
    ':has(dot), dot',
    ':not(:descendants)',
    ':not(:has(dot)):first',
  ])('finds the same by %s when candidates are known to be distinct', (query) => {
    const expected = selectElements(query, [source], options);
    expect(selectElements(query, [source], { ...options, isDistinct: true })).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });
});

describe('filterFrom, of elements', () => {
  const dot = shape({ name: 'dot' });
  const lid = shape({ name: 'lid' });
  const inner = group([dot], { name: 'inner' });
  const box = instance(symbol('box', [inner, lid]), { name: 'box' });
  const source = [dot, box, dot, group([inner], { name: 'outer' })];

  it.each([
    ['*', 'dot box dot outer', 'all as often as they are there'],
    ['dot', 'dot dot', 'in their order'],
    ['outer, dot', 'dot dot outer', 'whatever the order of the parts'],
    [':has(dot)', 'box outer', 'what looks inside as well'],
    ['*:first', 'dot dot', 'positions count each once'],
    ['*:nth(3)', 'outer', 'positions count each once'],
    [':children', 'inner lid', 'what it leads to'],
    [':descendants', 'dot dot inner lid', 'what is in the list first'],
    ['missing', '', 'nothing'],
  ])('The elements left by %s "%s" are %s', (query, expected) => {
    const found = filterFrom(elementRegistry, query, source, options);
    expect(found.map((element) => (element as Plain).name).join(' ')).toBe(expected);
  });
});

describe('filterFrom, of items', () => {
  it('A filter leaves what the query finds, and what its structural words find from there', () => {
    const items = [item('a', 'folder'), item('a/b', 'graphic'), item('c', 'graphic')];
    const library = { ...options, document: plainDocument([], items) };
    const left = (query: string): unknown[] =>
      filterFrom(itemRegistry, query, [items[2], items[0], items[2]], library).map(
        (each) => (each as Plain).name,
      );
    expect(left(':graphic')).toEqual(['c', 'c']);
    expect(left(':graphic, :children')).toEqual(['c', 'c', 'a/b']);
    expect(left('*:first')).toEqual(['a']);
  });
});

describe('a long list of candidates', () => {
  const MANY = 150_000;
  const dots = Array.from({ length: MANY }, (_, i) => ({ name: `dot_${i % 3}` }));
  const crowded = group(dots, { name: 'crowded' });

  it.each([
    ['dot_1', MANY / 3],
    ['dot_1, dot_2:first', MANY / 3 + 1],
    [':is(*:even), dot_0', (MANY * 2) / 3],
    ['crowded:children', MANY],
    ['crowded:descendants', MANY],
    ['dot_2:parent', 1],
    [':has(dot_2)', 1],
    [':has(*:last)', 1],
  ])('The stack does not overflow in %s', (query, expected) => {
    expect(selectElements(query, [[...dots, crowded]], options)).toHaveLength(expected);
  });
});
