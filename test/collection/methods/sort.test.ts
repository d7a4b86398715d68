import { Collection } from '../../../src/collection/Collection';

const named = (name: unknown, id?: number) => ({ name, id });
const sortedBy = (list: unknown[], compare?: string) => new Collection<unknown>(list).sort(compare).elements;

const second = function b() {
  return 2;
};
const first = function a() {
  return 1;
};

describe('sort', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['Numbers by value, not by text', [10, 9, 1, -2, 0.5], [-2, 0.5, 1, 9, 10]],
    ['Numbers before Strings', ['1', 2, '0', 1], [1, 2, '0', '1']],
    [
      'infinite Numbers at the ends, NaN after them',
      [NaN, 1, Infinity, -Infinity],
      [-Infinity, 1, Infinity, NaN],
    ],
    ['Strings ignoring case', ['b', 'C', 'a', 'B'], ['a', 'B', 'b', 'C']],
    ['ties of case by code unit', ['aa', 'Aa', 'AA', 'aA'], ['AA', 'Aa', 'aA', 'aa']],
    ['by code unit, digits before letters', ['_', 'z', '10', '9'], ['10', '9', '_', 'z']],
    ['objects by name, among the Strings', [named('c'), 'b', named('A')], [named('A'), 'b', named('c')]],
    [
      'objects by a name that is a Number, among the Numbers',
      [named('c'), 2, named(1)],
      [named(1), 2, named('c')],
    ],
    ['the rest last, in their order', [true, 'b', null, {}, 1, false], [1, 'b', true, null, {}, false]],
    ['undefined at the very end', [undefined, {}, 'a', undefined, 1], [1, 'a', {}, undefined, undefined]],
    ['Functions with the rest, whatever they are called', [second, first, 'a'], ['a', second, first]],
    ['nothing', [], []],
    ['one', ['a'], ['a']],
  ])('sort() puts %s', (_title, list, expected) => {
    expect(sortedBy(list)).toEqual(expected);
  });

  it('Elements of equal names keep their order', () => {
    const list = [named('b', 1), named('a', 2), named('b', 3), named('a', 4)];
    expect(sortedBy(list).map((element) => (element as { id: number }).id)).toEqual([2, 4, 1, 3]);
  });

  it.each<[string, string, unknown[]]>([
    ['a property', 'x', ['one', 'two', 'ten', 'none']],
    ['a path', 'item.name', ['ten', 'two', 'one', 'none']],
  ])('sort() sorts by %s, elements without it last', (_title, property, expected) => {
    const list = [
      { id: 'none' },
      { id: 'ten', x: 10, item: { name: 'a' } },
      { id: 'two', x: 2, item: { name: 'b' } },
      { id: 'one', x: 1, item: { name: 'c' } },
    ];
    expect(sortedBy(list, property).map((element) => (element as { id: string }).id)).toEqual(expected);
  });

  it('Undefined is never compared, and comes last', () => {
    const compared: unknown[] = [];
    const descending = (x: unknown, y: unknown) => {
      compared.push(x, y);
      return (y as number) - (x as number);
    };
    const collection = new Collection<unknown>([undefined, 1, 3, undefined, 2]).sort(descending);
    expect(collection.elements).toEqual([3, 2, 1, undefined, undefined]);
    expect(compared).not.toContain(undefined);
  });

  it('A comparison that throws changes nothing', () => {
    const collection = new Collection([2, 1]);
    const run = () =>
      collection.sort(() => {
        throw new Error('mine');
      });
    expect(run).toThrow('mine');
    expect(collection.elements).toEqual([2, 1]);
  });

  it('The name of each element is read once, and one that cannot be read is named', () => {
    let reads = 0;
    const counting = (name: string) =>
      Object.defineProperty({}, 'name', {
        get() {
          reads++;
          return name;
        },
      });
    new Collection([counting('c'), counting('b'), counting('a'), counting('d')]).sort();
    expect(reads).toBe(4);
    const deleted = Object.defineProperty({}, 'name', {
      get() {
        throw new Error('The object was deleted.');
      },
    });
    expect(() => new Collection([{ name: 'a' }, deleted]).sort()).toThrow(
      'Collection.sort(): element 1, (The object was deleted.): The object was deleted.',
    );
  });

  it('Many elements, such as 50,000, are sorted without recursion', () => {
    const list = Array.from({ length: 50000 }, (_, i) => (i * 7919) % 50000);
    expect(new Collection(list).sort().elements.every((n, i) => n === i)).toBe(true);
  });
});
