import { Collection } from '../../../src/collection/Collection';

const a = { name: 'a', x: 1 };
const b = { name: 'b', x: 2 };
const c = { name: 'c', x: 3 };

describe('each and reach', () => {
  const inOrder = { each: [a, b, c], reach: [c, b, a] };

  it.each(['each', 'reach'] as const)('%s() passes element, index and the live elements', (method) => {
    const collection = new Collection([a, b, c]);
    const calls: unknown[] = [];
    const result = collection[method](function (this: unknown, ...args) {
      calls.push([this, ...args]);
    });
    expect(result).toBe(collection);
    expect(calls).toEqual(
      inOrder[method].map((element) => [collection, element, element.x - 1, collection.elements]),
    );
    expect((calls[0] as unknown[])[3]).toBe(collection.elements);
  });

  it.each(['each', 'reach'] as const)(
    '%s() appends the params, Arrays among them, and uses the scope',
    (method) => {
      const scope = {};
      const list = [1];
      new Collection([a])[method](
        function (this: unknown, ...args: unknown[]) {
          expect(this).toBe(scope);
          expect(args).toEqual([a, 0, [a], 'p', list]);
          expect(args[4]).toBe(list);
        },
        ['p', list],
        scope,
      );
      expect.assertions(3);
    },
  );

  it.each([null, undefined])('The collection is the scope where %p is given', (scope) => {
    const collection = new Collection([a]);
    const scopes: unknown[] = [];
    function record(this: unknown) {
      scopes.push(this);
    }
    collection.each(record, [], scope).reach(record, [1], scope).filter(record, scope);
    collection.add(a).map(record, scope);
    collection.apply(record, [], scope);
    expect(scopes).toHaveLength(5);
    expect(scopes.every((one) => one === collection)).toBe(true);
  });

  it.each(['each', 'reach'] as const)('%s() passes exactly three arguments without params', (method) => {
    new Collection([a])[method]((...args: unknown[]) => expect(args).toHaveLength(3));
    new Collection([a])[method]((...args: unknown[]) => expect(args).toHaveLength(3), []);
    expect.assertions(2);
  });

  it('Elements that the callback appends are visited by each()', () => {
    const collection = new Collection([1]);
    collection.each((n) => n < 4 && collection.add(n + 1));
    expect(collection.elements).toEqual([1, 2, 3, 4]);
  });

  it('The current element, and all elements, can be deleted by the callback of reach()', () => {
    const visited: number[] = [];
    const collection = new Collection([1, 2, 3]);
    collection.reach((n, i, elements) => {
      visited.push(n);
      elements.splice(i, 1);
    });
    expect(visited).toEqual([3, 2, 1]);
    expect(collection.elements).toEqual([]);
    new Collection([1, 2, 3]).reach((n, _i, elements) => {
      expect(n).toBe(3);
      elements.length = 0;
    });
  });

  it('The result of the callback is ignored by each(), and what it throws passes', () => {
    const visited: number[] = [];
    new Collection([1, 2]).each((n) => visited.push(n) && false);
    expect(visited).toEqual([1, 2]);
    const problem = new Error('mine');
    const run = () =>
      new Collection([1]).each(() => {
        throw problem;
      });
    expect(run).toThrow(problem);
  });
});
