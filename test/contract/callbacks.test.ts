/**
 * The contract of `Collection`: each sentence is a test. The library exists to keep it, so it takes precedence over
 * every issue and every later wish. A test here changes only when the contract itself is found to be wrong.
 */
import { type Library, SUBJECTS, thrownBy } from './subjects';
import { named } from './world';

describe.each(SUBJECTS)('Collection with callbacks, in %s', (_title, subject) => {
  let Collection: Library['Collection'];
  beforeEach(() => ({ Collection } = subject.load()));
  afterEach(() => subject.unload());

  describe('each', () => {
    it('Elements are visited from the first to the last', () => {
      const seen: unknown[] = [];
      new Collection(['a', 'b', 'c']).each((element, index) => seen.push([element, index]));
      expect(seen).toEqual([
        ['a', 0],
        ['b', 1],
        ['c', 2],
      ]);
    });

    it('The items of params are appended to the arguments of the callback', () => {
      const collection = new Collection(['a']);
      const seen: unknown[] = [];
      collection.each((...args: unknown[]) => seen.push(args), [7, 'x']);
      expect(seen).toEqual([['a', 0, collection.elements, 7, 'x']]);
    });

    it('Params that are not an Array are refused; undefined is absent', () => {
      const each = (params: unknown) => () => new Collection([1]).each(() => undefined, params as never);
      expect(thrownBy(each(undefined))).toBe('nothing');
      for (const wrong of [5, 'a', { length: 1 }, null]) {
        expect(thrownBy(each(wrong))).toMatch(
          /^TypeError: Collection\.each\(\): params must be an Array, got /,
        );
      }
    });

    it('Elements that the callback appends are visited', () => {
      const collection = new Collection([1]);
      collection.each((element, _i, elements) => {
        if (element < 4) elements.push(element + 1);
      });
      expect(collection.elements).toEqual([1, 2, 3, 4]);
    });

    it('The result of the callback is ignored', () => {
      let calls = 0;
      const collection = new Collection([1, 2, 3]).each(() => {
        calls++;
        return false;
      });
      expect([calls, collection.elements]).toEqual([3, [1, 2, 3]]);
    });
  });

  describe('reach', () => {
    it('Elements are visited from the last to the first, with the index of each', () => {
      const seen: unknown[] = [];
      new Collection(['a', 'b', 'c']).reach((element, index) => seen.push([element, index]));
      expect(seen).toEqual([
        ['c', 2],
        ['b', 1],
        ['a', 0],
      ]);
    });

    it('The current element may be deleted', () => {
      const seen: string[] = [];
      const collection = new Collection(['a', 'b', 'c']).reach((element, index, elements) => {
        seen.push(element);
        elements.splice(index, 1);
      });
      expect([seen, collection.elements]).toEqual([['c', 'b', 'a'], []]);
    });

    it('Params and scope are taken as each does', () => {
      const seen: unknown[] = [];
      const scope = {};
      const collection = new Collection(['a']);
      collection.reach(
        function (this: unknown, ...args: unknown[]) {
          seen.push(this, args);
        },
        [7],
        scope,
      );
      expect(seen).toEqual([scope, ['a', 0, collection.elements, 7]]);
    });
  });

  describe('filter', () => {
    it('Elements for which the result is truthy are kept, and this collection is changed', () => {
      const collection = new Collection([0, 1, 2, 3]);
      expect(collection.filter((value) => (value % 2 ? 'yes' : 0))).toBe(collection);
      expect(collection.elements).toEqual([1, 3]);
    });
  });

  describe('attr', () => {
    it('A property of each element is set', () => {
      expect(new Collection(named('a', 'b')).attr('x', 5).pluck('x')).toEqual([5, 5]);
    });

    it('A Function is called for each element, and its result is set before the next one’s turn', () => {
      const boxes = [30, 10, 20].map((width) => ({ x: 0, width }));
      new Collection(boxes).attr('x', (_box: unknown, i: number, els: typeof boxes) =>
        i === 0 ? 0 : els[i - 1].x + els[i - 1].width + 5,
      );
      expect(boxes.map(({ x }) => x)).toEqual([0, 35, 50]);
    });

    it('Each own pair of an object is set in turn on all elements, Functions included', () => {
      const log: string[] = [];
      const element = (name: string) => ({
        set x(value: number) {
          log.push(`${name}.x=${value}`);
        },
        set y(value: number) {
          log.push(`${name}.y=${value}`);
        },
      });
      const inherited = Object.create({ z: 1 }) as Record<string, unknown>;
      Object.assign(inherited, { x: 1, y: (_element: unknown, index: number) => index });
      new Collection([element('a'), element('b')]).attr(inherited);
      expect(log).toEqual(['a.x=1', 'b.x=1', 'a.y=0', 'b.y=1']);
    });

    it('A missing value throws TypeError', () => {
      const collection = new Collection(named('a')) as unknown as { attr(name: string): void };
      expect(thrownBy(() => collection.attr('x'))).toMatch(
        /^TypeError: Collection\.attr\(\): no value .*pluck$/,
      );
    });
  });

  describe('call and apply', () => {
    it('The callback is called once with the params; this is the collection', () => {
      const collection = new Collection([1, 2]);
      const seen: unknown[] = [];
      function note(this: unknown, ...args: unknown[]): void {
        seen.push(this === collection, args);
      }
      collection.call(note, 'a', 2).apply(note, ['b', 3]).apply(note);
      expect(seen).toEqual([true, ['a', 2], true, ['b', 3], true, []]);
    });

    it('A scope is taken by apply', () => {
      const scope = {};
      const seen: unknown[] = [];
      new Collection().apply(
        function (this: object) {
          seen.push(this);
        },
        [],
        scope,
      );
      expect(seen[0]).toBe(scope);
    });
  });

  describe('map, pluck, invoke', () => {
    it('A new Array of the results of the callback is given by map', () => {
      expect(new Collection([1, 2]).map((value, index) => value * 10 + index)).toEqual([10, 21]);
    });

    it('A new Array of the property, along dots, undefined where a link is missing, is given by pluck', () => {
      const collection = new Collection<object>([{ a: { b: 1 } }, { a: null }, {}]);
      expect(collection.pluck('a.b')).toEqual([1, undefined, undefined]);
    });

    it('That method is called on each element, with the params, by invoke', () => {
      const calls: unknown[] = [];
      const element = { go: (...args: unknown[]) => calls.push(args) };
      new Collection([element, element]).invoke('go', 1, 'b');
      expect(calls).toEqual([
        [1, 'b'],
        [1, 'b'],
      ]);
    });

    it('An element without the method makes invoke throw, and is named', () => {
      const collection = new Collection<object>([{ go: () => 1 }, { name: 'still' }]);
      expect(thrownBy(() => collection.invoke('go'))).toMatch(
        /^TypeError: Collection\.invoke\(\): element 1, still/,
      );
    });
  });
});
