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
    it('takes an Array, and copies it', () => {
      const mine = [1, 2];
      const collection = new Collection(mine);
      collection.add(3);
      expect([mine, collection.elements]).toEqual([
        [1, 2],
        [1, 2, 3],
      ]);
    });

    it('takes another Collection, and copies it', () => {
      const first = new Collection([1, 2]);
      const second = new Collection(first);
      second.add(3);
      expect([first.elements, second.elements]).toEqual([
        [1, 2],
        [1, 2, 3],
      ]);
    });

    it('is empty without elements, and of undefined and null', () => {
      expect(new Collection().elements).toEqual([]);
      expect(new Collection(undefined).elements).toEqual([]);
      expect(new Collection(null as never).elements).toEqual([]);
    });

    it('makes a collection of one of a value that is not an Array', () => {
      const one = { length: 3, name: 'one' };
      expect(new Collection<unknown>(one).elements).toEqual([one]);
      expect(new Collection<unknown>(0).elements).toEqual([0]);
      expect(new Collection<unknown>('text').elements).toEqual(['text']);
    });

    it('takes several arguments', () => {
      expect(new Collection<unknown>(1, [2], 'c').elements).toEqual([1, [2], 'c']);
    });

    it('keeps duplicates', () => {
      expect(new Collection([1, 1, 2, 1]).elements).toEqual([1, 1, 2, 1]);
    });

    it('needs no document', () => {
      expect(new Collection([1]).each(() => undefined).elements).toEqual([1]);
    });
  });

  describe('add', () => {
    it('appends an Array or a Collection in order', () => {
      expect(new Collection([1]).add([2, 3]).add(new Collection([4])).elements).toEqual([1, 2, 3, 4]);
    });

    it('takes one value, and several arguments', () => {
      expect(new Collection([1]).add(2).add(3, 4).elements).toEqual([1, 2, 3, 4]);
    });

    it('adds nothing without arguments', () => {
      expect(new Collection([1]).add().elements).toEqual([1]);
    });

    it('keeps duplicates', () => {
      expect(new Collection([1]).add([1, 1]).elements).toEqual([1, 1, 1]);
    });
  });

  describe('first, last, slice, unique, clone', () => {
    it('first and last give an element, undefined when empty', () => {
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

    it('unique drops later occurrences of the same element', () => {
      const [a, b] = named('a', 'a');
      expect(new Collection([a, b, a, b]).unique().elements).toEqual([a, b]);
      expect(new Collection<unknown>([1, '1', 1]).unique().elements).toEqual([1, '1']);
    });

    it('clone has the same elements in an Array of its own', () => {
      const collection = new Collection(named('a', 'b'));
      const copy = collection.clone();
      expect(copy.elements).toEqual(collection.elements);
      expect(copy.elements).not.toBe(collection.elements);
      expect(copy.elements[0]).toBe(collection.elements[0]);
    });

    it('slice and clone give a new collection of the same class', () => {
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
    it('is stable', () => {
      const all = [3, 1, 2, 1, 3, 2].map((x, index) => ({ x, index }));
      Array.from(new Collection(all).sort('x').elements).reduce((before, element) => {
        expect(before.x < element.x || before.index < element.index).toBe(true);
        return element;
      });
    });

    it('puts Numbers by value before Strings, then objects with a name, then the rest, undefined last', () => {
      const rest = [true, null, { x: 1 }];
      expect(
        new Collection<unknown>([undefined, rest[0], 'b', 10, rest[1], 'A', 9, 'a', rest[2], 'B']).sort()
          .elements,
      ).toEqual([9, 10, 'A', 'a', 'B', 'b', ...rest, undefined]);
    });

    it('sorts objects that have a name by it', () => {
      expect(namesOf(new Collection(named('b', 'C', 'a', 'A')).sort().elements)).toEqual([
        'A',
        'a',
        'b',
        'C',
      ]);
    });

    it('takes a comparison, or the name of a property', () => {
      expect(new Collection([1, 3, 2]).sort((a, b) => b - a).elements).toEqual([3, 2, 1]);
      expect(new Collection([{ x: 10 }, { x: 9 }]).sort('x').elements).toEqual([{ x: 9 }, { x: 10 }]);
    });
  });
});
