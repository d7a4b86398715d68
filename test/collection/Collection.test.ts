import vm from 'node:vm';
import { Collection } from '../../src/collection/Collection';

const a = { name: 'a', x: 1 };
const b = { name: 'b', x: 2 };
const c = { name: 'c', x: 3 };

describe('new Collection', () => {
  const array = [1, 2];
  it.each<[string, Collection<unknown>, unknown[]]>([
    ['an Array', new Collection([1, 2, 2]), [1, 2, 2]],
    ['an Array of Arrays, kept as they are', new Collection<unknown>([array, array]), [array, array]],
    ['an Array of another realm', new Collection(vm.runInNewContext('[1, 2]')), [1, 2]],
    ['another collection', new Collection(new Collection([1, 2])), [1, 2]],
    ['nothing', new Collection(), []],
    ['undefined', new Collection(undefined), []],
    ['null', new Collection(null), []],
    ['one value', new Collection(a), [a]],
    ['one falsy value', new Collection<unknown>(0), [0]],
    ['one String', new Collection('text'), ['text']],
    [
      'one array-like object, which is not an Array',
      new Collection<unknown>({ length: 1, 0: a }),
      [{ length: 1, 0: a }],
    ],
    [
      'one object with elements, such as a frame',
      new Collection<unknown>({ elements: [a] }),
      [{ elements: [a] }],
    ],
    ['several arguments', new Collection<unknown>(a, 1, [2]), [a, 1, [2]]],
    ['several arguments, undefined among them', new Collection(undefined, null), [undefined, null]],
  ])('new Collection() is made of %s', (_title, collection, expected) => {
    expect(collection.elements).toEqual(expected);
  });

  it('A new collection copies the Array and never changes it', () => {
    const mine = [3, 1, 2];
    const collection = new Collection(mine).sort().remove(0).add(9);
    expect(mine).toEqual([3, 1, 2]);
    expect(collection.elements).toEqual([2, 3, 9]);
  });

  it('The same Array is kept through every change', () => {
    const collection = new Collection([3, 1, 2, 2]);
    const { elements } = collection;
    collection
      .add([5])
      .sort()
      .filter(Boolean)
      .remove(0)
      .unique()
      .each(() => undefined);
    expect(collection.elements).toBe(elements);
    expect(elements).toEqual([2, 3, 5]);
  });

  it('A call without new throws, and leaves the object that it is called on alone', () => {
    const target: Record<string, unknown> = {};
    const asFunction = Collection as unknown as { call(scope: object, elements: unknown): void };
    expect(() => asFunction.call(target, [1])).toThrow(TypeError);
    expect(target).toEqual({});
    // As a class without "new" is called where classes are functions: on an object of another class.
    expect(() => Reflect.construct(Collection, [[1]], Object) as unknown).toThrow(
      new TypeError('Collection is a class: write "new" before its name'),
    );
  });
});

describe('get, first, last', () => {
  const collection = new Collection([a, b, c]);
  it.each([
    [0, a],
    [2, c],
    [3, undefined],
    [-1, undefined],
    [0.5, undefined],
    [NaN, undefined],
  ])('Element %p from get is the one at that index, or undefined', (index, expected) => {
    expect(collection.get(index)).toBe(expected);
  });

  it('The first and last elements are the ends, and undefined when empty', () => {
    expect([collection.first(), collection.last()]).toEqual([a, c]);
    expect([new Collection().first(), new Collection().last()]).toEqual([undefined, undefined]);
  });
});

describe('add', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['an Array, duplicates kept', [[b, a]], [a, b, a]],
    ['a collection', [new Collection([b, c])], [a, b, c]],
    ['one value', [b], [a, b]],
    ['several arguments', [b, 1, [2]], [a, b, 1, [2]]],
    ['nothing', [], [a]],
    ['an empty Array', [[]], [a]],
  ])('add() appends %s', (_title, args, expected) => {
    const collection = new Collection<unknown>([a]);
    expect(collection.add(...args)).toBe(collection);
    expect(collection.elements).toEqual(expected);
  });

  it('A collection can be appended to itself', () => {
    const collection = new Collection([1, 2]);
    expect(collection.add(collection).elements).toEqual([1, 2, 1, 2]);
  });
});

describe('filter', () => {
  it('A callback keeps what is truthy, in order, with the arguments and scope of a callback', () => {
    const scope = {};
    const collection = new Collection([1, 2, 3, 4]);
    const result = collection.filter(function (this: unknown, n, i, elements) {
      expect(this).toBe(scope);
      expect(elements).toBe(collection.elements);
      expect(n).toBe(i + 1);
      return n % 2 ? '' : 'even';
    }, scope);
    expect(result).toBe(collection);
    expect(collection.elements).toEqual([2, 4]);
  });

  it('A callback that throws changes nothing', () => {
    const collection = new Collection([1, 2]);
    const run = () =>
      collection.filter((n) => {
        if (n === 2) throw new Error('mine');
        return false;
      });
    expect(run).toThrow('mine');
    expect(collection.elements).toEqual([1, 2]);
  });
});

describe('call and apply', () => {
  it('The callback is called once by call() and apply()', () => {
    const collection = new Collection([a, b]);
    const calls: unknown[][] = [];
    const record = function (this: unknown, ...args: unknown[]) {
      calls.push([this, ...args]);
    };
    const scope = {};
    expect(collection.call(record)).toBe(collection);
    expect(collection.call(record, 1, [2])).toBe(collection);
    expect(collection.apply(record)).toBe(collection);
    expect(collection.apply(record, [1, [2]])).toBe(collection);
    expect(collection.apply(record, [1], scope)).toBe(collection);
    expect(calls).toEqual([
      [collection],
      [collection, 1, [2]],
      [collection],
      [collection, 1, [2]],
      [scope, 1],
    ]);
    expect(calls[4][0]).toBe(scope);
  });
});

describe('map and pluck', () => {
  it('Results come in a new Array', () => {
    const collection = new Collection([a, b]);
    expect(collection.map((element, i) => element.name + i)).toEqual(['a0', 'b1']);
    const scope = { prefix: '#' };
    expect(
      collection.map(function (this: typeof scope, element) {
        return this.prefix + element.name;
      }, scope),
    ).toEqual(['#a', '#b']);
    expect(collection.elements).toEqual([a, b]);
  });

  it.each([
    ['name', ['e', undefined, '', undefined, undefined]],
    ['libraryItem.name', ['item', undefined, undefined, undefined, undefined]],
    ['runs.1.face', [undefined, 'Arial', undefined, undefined, undefined]],
    ['libraryItem', [{ name: 'item' }, null, undefined, undefined, undefined]],
  ])('Dots are followed by pluck(%p)', (property, expected) => {
    const elements = [
      { name: 'e', libraryItem: { name: 'item' } },
      { libraryItem: null, runs: [{}, { face: 'Arial' }] },
      { name: '' },
      null,
      undefined,
    ];
    expect(new Collection<unknown>(elements).pluck(property)).toEqual(expected);
  });

  it('An element that cannot be read is named', () => {
    const unreadable = Object.defineProperty({ name: 'bad' }, 'tint', {
      get() {
        throw new Error('not in tint mode');
      },
    });
    const run = () => new Collection<object>([{ name: 'good' }, unreadable]).pluck('tint');
    expect(run).toThrow('Collection.pluck(): element 1, bad: not in tint mode');
  });
});

describe('slice and clone', () => {
  const list = [1, 2, 3, 4];
  it.each<[number | undefined, number | undefined]>([
    [undefined, undefined],
    [1, undefined],
    [1, 3],
    [-2, undefined],
    [0, -1],
    [2, 1],
    [9, undefined],
    [-9, 2],
  ])('slice(%p, %p) takes the part that Array.slice takes', (start, end) => {
    const collection = new Collection(list);
    const part = collection.slice(start, end);
    expect(part).not.toBe(collection);
    expect(part.elements).toEqual(list.slice(start, end));
    expect(collection.elements).toEqual(list);
  });

  it('Slices and clones are collections of the same class', () => {
    class Special extends Collection<number> {}
    const special = new Special([1, 2]);
    expect(special.slice(1)).toBeInstanceOf(Special);
    expect(special.clone()).toBeInstanceOf(Special);
    expect(special.clone().elements).toEqual([1, 2]);
    expect(special.clone().elements).not.toBe(special.elements);
  });
});

describe('toString', () => {
  it('The text has the class and the length', () => {
    class Special extends Collection {}
    expect(String(new Collection([1, 'b']))).toBe('[object Collection length=2]');
    expect(String(new Special())).toBe('[object Special length=0]');
  });
});

describe('plugins on the prototype', () => {
  it('Plugins on the prototype work on instances that exist already, and chain', () => {
    const collection = new Collection([1, 2, 3]);
    const prototype = Collection.prototype as unknown as Record<string, unknown>;
    prototype.odd = function (this: Collection<number>) {
      return this.filter((n) => n % 2 === 1);
    };
    const plugged = collection as unknown as { odd(): Collection<number> };
    expect(plugged.odd().add(4).elements).toEqual([1, 3, 4]);
    delete prototype.odd;
  });

  it.each(['distinct', 'uniq', 'known', 'names', 'dom'])('A plugin may be called %s', (name) => {
    const prototype = Collection.prototype as unknown as Record<string, unknown>;
    prototype[name] = () => 'the plugin';
    const collection = new Collection([1, 1, 2]).unique().sort().remove(1).add(3);
    expect((collection as unknown as Record<string, () => string>)[name]()).toBe('the plugin');
    delete prototype[name];
  });
});
