/**
 * The contract of `Collection`: each sentence is a test. The library exists to keep it, so it takes precedence over
 * every issue and every later wish. A test here changes only when the contract itself is found to be wrong.
 */
import type { Collection as AnyCollection } from '../../src';
import { type Library, SUBJECTS } from './subjects';
import { named, namesOf } from './world';

describe.each(SUBJECTS)('Collection, in %s', (_title, subject) => {
  let Collection: Library['Collection'];
  beforeEach(() => ({ Collection } = subject.load()));
  afterEach(() => subject.unload());

  describe('new Collection(elements?)', () => {
    it('An Array is taken, and copied', () => {
      const mine = [1, 2];
      const collection = new Collection(mine);
      collection.add(3);
      expect([mine, collection.elements]).toEqual([
        [1, 2],
        [1, 2, 3],
      ]);
    });

    it('Another Collection is taken, and copied', () => {
      const first = new Collection([1, 2]);
      const second = new Collection(first);
      second.add(3);
      expect([first.elements, second.elements]).toEqual([
        [1, 2],
        [1, 2, 3],
      ]);
    });

    it('It is empty without elements, and of undefined and null', () => {
      expect(new Collection().elements).toEqual([]);
      expect(new Collection(undefined).elements).toEqual([]);
      expect(new Collection(null as never).elements).toEqual([]);
    });

    it('A value that is not an Array becomes a collection of one', () => {
      const one = { length: 3, name: 'one' };
      expect(new Collection<unknown>(one).elements).toEqual([one]);
      expect(new Collection<unknown>(0).elements).toEqual([0]);
      expect(new Collection<unknown>('text').elements).toEqual(['text']);
    });

    it('Several arguments are taken', () => {
      expect(new Collection<unknown>(1, [2], 'c').elements).toEqual([1, [2], 'c']);
    });

    it('Duplicates are kept', () => {
      expect(new Collection([1, 1, 2, 1]).elements).toEqual([1, 1, 2, 1]);
    });

    it('A document is not needed', () => {
      expect(new Collection([1]).each(() => undefined).elements).toEqual([1]);
    });
  });

  describe('add', () => {
    it('An Array or a Collection is appended in order', () => {
      expect(new Collection([1]).add([2, 3]).add(new Collection([4])).elements).toEqual([1, 2, 3, 4]);
    });

    it('One value, and several arguments, are taken', () => {
      expect(new Collection([1]).add(2).add(3, 4).elements).toEqual([1, 2, 3, 4]);
    });

    it('Without arguments nothing is added', () => {
      expect(new Collection([1]).add().elements).toEqual([1]);
    });

    it('Duplicates are kept', () => {
      expect(new Collection([1]).add([1, 1]).elements).toEqual([1, 1, 1]);
    });
  });

  describe('first, last, slice, unique, clone', () => {
    it('An element, or undefined when empty, is given by first and last', () => {
      const collection = new Collection(['a', 'b']);
      expect([collection.first(), collection.last()]).toEqual(['a', 'b']);
      expect([new Collection().first(), new Collection().last()]).toEqual([undefined, undefined]);
    });

    it.each<[number[], number[]]>([
      [[], [1, 2, 3, 4]],
      [[1], [2, 3, 4]],
      [
        [1, 3],
        [2, 3],
      ],
      [[-2], [3, 4]],
      [
        [1, -1],
        [2, 3],
      ],
      [[9], []],
    ])('slice(%j) takes what Array.prototype.slice takes: %j', (args, expected) => {
      expect(new Collection([1, 2, 3, 4]).slice(...args).elements).toEqual(expected);
    });

    it('Later occurrences of the same element are dropped by unique', () => {
      const [a, b] = named('a', 'a');
      expect(new Collection([a, b, a, b]).unique().elements).toEqual([a, b]);
      expect(new Collection<unknown>([1, '1', 1]).unique().elements).toEqual([1, '1']);
    });

    it('The same elements in an Array of its own are given by clone', () => {
      const collection = new Collection(named('a', 'b'));
      const copy = collection.clone();
      expect(copy.elements).toEqual(collection.elements);
      expect(copy.elements).not.toBe(collection.elements);
      expect(copy.elements[0]).toBe(collection.elements[0]);
    });

    it('A new collection of the same class is given by slice and clone', () => {
      class Special extends Collection<number> {}
      const special = new Special([1, 2]);
      for (const made of [special.slice(1), special.clone()]) {
        expect(made).toBeInstanceOf(Special);
        expect(made).not.toBe(special);
      }
    });
  });

  describe('plugins', () => {
    it('A method that is added to a prototype works on every instance, existing ones included', () => {
      const collection = new Collection([1, 2]);
      const plugins = Collection.prototype as unknown as { double(this: AnyCollection<number>): unknown };
      plugins.double = function () {
        return this.add(this.elements.slice());
      };
      expect((collection as unknown as { double(): AnyCollection }).double().elements).toEqual([1, 2, 1, 2]);
      delete (plugins as { double?: unknown }).double;
    });
  });

  describe('sort', () => {
    it('The order is stable', () => {
      const all = [3, 1, 2, 1, 3, 2].map((x, index) => ({ x, index }));
      Array.from(new Collection(all).sort('x').elements).reduce((before, element) => {
        expect(before.x < element.x || before.index < element.index).toBe(true);
        return element;
      });
    });

    it('Numbers come by value before Strings, then objects with a name, then the rest, undefined last', () => {
      const rest = [true, null, { x: 1 }];
      expect(
        new Collection<unknown>([undefined, rest[0], 'b', 10, rest[1], 'A', 9, 'a', rest[2], 'B']).sort()
          .elements,
      ).toEqual([9, 10, 'A', 'a', 'B', 'b', ...rest, undefined]);
    });

    it('Objects that have a name are sorted by it', () => {
      expect(namesOf(new Collection(named('b', 'C', 'a', 'A')).sort().elements)).toEqual([
        'A',
        'a',
        'b',
        'C',
      ]);
    });

    it('A comparison, or the name of a property, is taken', () => {
      expect(new Collection([1, 3, 2]).sort((a, b) => b - a).elements).toEqual([3, 2, 1]);
      expect(new Collection([{ x: 10 }, { x: 9 }]).sort('x').elements).toEqual([{ x: 9 }, { x: 10 }]);
    });
  });
});
