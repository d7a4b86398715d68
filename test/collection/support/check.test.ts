import { Collection } from '../../../src/collection/Collection';

const a = { name: 'a', x: 1 };
const b = { name: 'b', x: 2 };

describe('wrong arguments', () => {
  const call = (method: string, ...args: unknown[]) => {
    const collection = new Collection<unknown>([a, b]);
    const methods = collection as unknown as Record<string, (...args: unknown[]) => unknown>;
    return { collection, run: () => methods[method](...args) };
  };
  it.each<[string, unknown[], string]>([
    ['each', [], 'Collection.each(): callback must be a Function, got undefined'],
    ['each', ['x'], 'Collection.each(): callback must be a Function, got "x"'],
    ['each', [() => 1, 'x'], 'Collection.each(): params must be an Array, got "x"'],
    ['each', [() => 1, null], 'Collection.each(): params must be an Array, got null'],
    ['reach', [{}], 'Collection.reach(): callback must be a Function, got [object Object]'],
    ['reach', [() => 1, { length: 1 }], 'Collection.reach(): params must be an Array, got [object Object]'],
    ['each', [new Date(0)], 'Collection.each(): callback must be a Function, got [object Date]'],
    ['each', [{ toString: null }], 'Collection.each(): callback must be a Function, got [object Object]'],
    ['indexOf', [a, '1'], 'Collection.indexOf(): fromIndex must be a Number, got "1"'],
    ['slice', ['1'], 'Collection.slice(): start must be a Number, got "1"'],
    ['slice', [0, {}], 'Collection.slice(): end must be a Number, got [object Object]'],
    ['get', ['0'], 'Collection.get(): index must be a Number, got "0"'],
    ['find', [], 'Collection.find(): value must be given, got undefined'],
    ['find', ['a', 3], 'Collection.find(): property must be a non-empty String, got 3'],
    ['find', ['a', ''], 'Collection.find(): property must be a non-empty String, got ""'],
    [
      'remove',
      [],
      'Collection.remove(): the first argument must be elements, a position or a value to look for',
    ],
    ['remove', [undefined], 'Collection.remove(): the first argument must be'],
    ['remove', [0, {}], 'Collection.remove(): count must be a Number, got [object Object]'],
    ['remove', ['a', 3], 'Collection.remove(): property must be a non-empty String, got 3'],
    ['filter', [], 'Collection.filter(): callback must be a Function, got undefined'],
    ['attr', ['x'], 'Collection.attr(): no value was given for "x"; to read it, use pluck'],
    ['attr', ['x', undefined], 'no value was given for "x"'],
    ['attr', [{ y: 1, x: undefined }], 'no value was given for "x"'],
    ['attr', [], 'Collection.attr(): name must be a non-empty String, got undefined'],
    ['attr', [null], 'Collection.attr(): name must be a non-empty String, got null'],
    ['attr', ['', 1], 'Collection.attr(): name must be a non-empty String, got ""'],
    [
      'attr',
      [['x', 1]],
      'Collection.attr(): the first argument must be a name or an Object of values, got an Array',
    ],
    ['sort', [''], 'Collection.sort(): compare must be a Function or the name of a property, got ""'],
    ['sort', [3], 'Collection.sort(): compare must be a Function or the name of a property, got 3'],
    ['sort', [null], 'Collection.sort(): compare must be a Function or the name of a property, got null'],
    ['call', [], 'Collection.call(): callback must be a Function, got undefined'],
    ['apply', [undefined], 'Collection.apply(): callback must be a Function, got undefined'],
    ['apply', [() => 1, 'x'], 'Collection.apply(): params must be an Array, got "x"'],
    ['map', [], 'Collection.map(): callback must be a Function, got undefined'],
    ['pluck', [], 'Collection.pluck(): property must be a non-empty String, got undefined'],
    ['invoke', [() => 1], 'Collection.invoke(): name must be a non-empty String, got a Function'],
  ])('%s%j throws a TypeError that says so, and changes nothing', (method, args, message) => {
    const { collection, run } = call(method, ...args);
    expect(run).toThrow(TypeError);
    expect(run).toThrow(message);
    expect(collection.elements).toEqual([
      { name: 'a', x: 1 },
      { name: 'b', x: 2 },
    ]);
  });

  it.each<[unknown[], string]>([
    [[0.5], 'start must be a whole Number, got 0.5'],
    [[NaN], 'start must be a whole Number, got NaN'],
    [[0, 1.5], 'count must be a whole Number, got 1.5'],
    [[0, NaN], 'count must be a whole Number, got NaN'],
    [[0, Infinity], 'count must be a whole Number, got Infinity'],
    [[0, -1], 'count must be 0 or more, got -1'],
  ])('The call remove%j throws a RangeError', (args, message) => {
    const { collection, run } = call('remove', ...args);
    expect(run).toThrow(RangeError);
    expect(run).toThrow(message);
    expect(collection.elements).toHaveLength(2);
  });

  it('A position of null counts as missing', () => {
    expect(call('indexOf', b, null).run()).toBe(1);
    expect((call('slice', null).run() as Collection).elements).toEqual([a, b]);
  });
});
