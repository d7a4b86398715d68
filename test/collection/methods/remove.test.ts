import { Collection } from '../../../src/collection/Collection';

const [a, b, c] = ['a', 'b', 'c'].map((name, i) => ({ name, x: i }));
const fn = () => 1;
const list = [a, b, c, b, 2, 'a', fn];

describe('remove', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['an Array: every occurrence', [[b, 2]], [a, c, 'a', fn]],
    ['an Array of what is not there', [[{ name: 'a' }]], list],
    ['an empty Array', [[]], list],
    ['a collection', [new Collection<unknown>([a, 'a'])], [b, c, b, 2, fn]],
    ['a position', [0], [b, c, b, 2, 'a', fn]],
    ['a position, not a value', [2], [a, b, b, 2, 'a', fn]],
    ['positions', [1, 3], [a, 2, 'a', fn]],
    ['positions from the end', [-2], [a, b, c, b, 2, fn]],
    ['positions from the end, past it', [-2, 9], [a, b, c, b, 2]],
    ['a position before the start, which is the start', [-99], [b, c, b, 2, 'a', fn]],
    ['a position at the end', [7], list],
    ['a position past the end', [99, 2], list],
    ['no positions', [1, 0], list],
    ['a position, an undefined count', [0, undefined], [b, c, b, 2, 'a', fn]],
    ['a Number by property', [1, 'x'], [a, c, 2, 'a', fn]],
    ['a name', ['b'], [a, c, 2, 'a', fn]],
    ['a name, not a text that equals it', ['a'], [b, c, b, 2, 'a', fn]],
    ['a wildcard', ['*', 'x'], [2, 'a', fn]],
    ['a RegExp', [/[ab]/], [c, 2, 'a', fn]],
    ['a RegExp by property', [/[01]/, 'x'], [c, 2, 'a', fn]],
    ['an object that is in the collection: every occurrence', [b], [a, c, 2, 'a', fn]],
    ['a Function that is in the collection', [fn], [a, b, c, b, 2, 'a']],
    ['an object that is not', [{ name: 'a' }], list],
    ['a value that no property has', [true], list],
  ])('remove() takes out %s', (_title, args, expected) => {
    const collection = new Collection<unknown>(list);
    const remove = collection.remove as (...args: unknown[]) => unknown;
    expect(remove.apply(collection, args)).toBe(collection);
    expect(collection.elements).toHaveLength(expected.length);
    collection.elements.forEach((element, i) => expect(element).toBe(expected[i]));
  });

  it('A collection can be emptied of its own elements', () => {
    const collection = new Collection([a, b]);
    expect(collection.remove(collection).elements).toEqual([]);
    expect(new Collection([a, b]).remove([a, b]).elements).toEqual([]);
  });

  it('Undefined that is not in the list removes nothing', () => {
    expect(new Collection<unknown>([undefined, 1, 2]).remove([1]).elements).toEqual([undefined, 2]);
    expect(new Collection<unknown>([1, undefined, 2]).remove([1]).elements).toEqual([undefined, 2]);
    expect(new Collection<unknown>([undefined, 1, 2]).remove([undefined]).elements).toEqual([1, 2]);
  });

  it('Null is taken for the value of a property, not for an element', () => {
    const nullName = { name: null };
    expect(new Collection<unknown>([null, nullName]).remove(null).elements).toEqual([null]);
  });

  describe('of what find gave', () => {
    it.each<[string, (collection: Collection<object>, found: object[]) => unknown, object[]]>([
      ['the collection has more of it', (collection) => collection.add(b), [a, c]],
      ['the list is shorter', (_collection, found) => found.pop(), [a, c]],
      ['the list is another', (_collection, found) => (found[0] = a), [c]],
      ['the collection is another', (collection) => (collection.elements[1] = c), [a, c, c]],
      ['the list is that of a later find', (collection) => collection.find('a'), [a, c]],
    ])('remove(find(…)) removes every occurrence when %s', (_title, change, expected) => {
      const collection = new Collection<object>([a, b, c, b]);
      const found = collection.find('b');
      change(collection, found);
      expect(collection.remove(found).elements).toEqual(expected);
    });

    it('Elements that were found are removed from other collections, and twice', () => {
      const collection = new Collection([a, b, c]);
      const found = collection.find('b');
      expect(new Collection([b, c, a, b]).remove(found).elements).toEqual([c, a]);
      expect(collection.remove(found).add(b).remove(found).elements).toEqual([a, c]);
    });
  });
});
