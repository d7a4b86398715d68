import { Collection } from '../../../src/collection/Collection';

const records = () => [
  { name: 'a', x: 1, y: 1 },
  { name: 'b', x: 2, y: 2 },
];

describe('attr', () => {
  it('One property of each element is set', () => {
    const collection = new Collection(records());
    expect(collection.attr('x', 5)).toBe(collection);
    expect(collection.pluck('x')).toEqual([5, 5]);
  });

  // A value that is missing is read: these are falsy, but not missing.
  it.each([0, '', false, null])('The value %p is set, not taken for a missing one', (value) => {
    expect(new Collection(records()).attr('x', value).pluck('x')).toEqual([value, value]);
  });

  it('Results of a Function are set, which is called as a callback', () => {
    const collection = new Collection(records());
    collection.attr('x', function (this: unknown, element: { x: number }, i: number, elements: unknown[]) {
      expect(this).toBe(collection);
      expect(elements).toBe(collection.elements);
      return element.x * 10 + i;
    });
    expect(collection.pluck('x')).toEqual([10, 21]);
  });

  it('Several properties are set in turn, each on all elements', () => {
    const log: string[] = [];
    const collection = new Collection(records());
    const logged = (property: 'x' | 'y') => (element: { name: string }) => log.push(property + element.name);
    collection.attr({ y: logged('y'), x: logged('x'), name: 'n' });
    expect(log).toEqual(['ya', 'yb', 'xa', 'xb']);
    expect(collection.elements).toEqual([
      { name: 'n', x: 3, y: 1 },
      { name: 'n', x: 4, y: 2 },
    ]);
  });

  it('Only own properties are taken, whatever their names', () => {
    const values = Object.assign(Object.create({ y: 9 }) as object, { watch: 1, constructor: 2 });
    const collection = new Collection(records()).attr(values);
    expect(collection.pluck('y')).toEqual([1, 2]);
    expect(collection.pluck('watch')).toEqual([1, 1]);
    expect(collection.pluck('constructor')).toEqual([2, 2]);
    expect(new Collection(records()).attr({}).elements).toEqual(records());
  });

  describe('of a path into copies that the host gives', () => {
    interface Point {
      x: number;
    }

    /** An object whose `at` is given as a copy; `log` notes what is written to it. */
    const copying = (takesOver: boolean): { at: Point; log: number[] } => {
      let x = 1;
      const log: number[] = [];
      return {
        log,
        get at() {
          return { x };
        },
        set at(point: Point) {
          log.push(point.x);
          if (takesOver) x = point.x;
        },
      };
    };

    it('A value that was changed is put back', () => {
      const element = copying(true);
      new Collection([element]).attr('at.x', 5);
      expect([element.at.x, element.log]).toEqual([5, [5]]);
    });

    it('A value that is so already is not put back', () => {
      const element = copying(true);
      new Collection([element]).attr('at.x', 1);
      expect([element.at.x, element.log]).toEqual([1, []]);
    });

    it('A value that stays by itself is not put back', () => {
      const log: Point[] = [];
      const at = { x: 1 };
      const element = Object.defineProperty({}, 'at', {
        get: () => at,
        set: (point: Point) => log.push(point),
      });
      new Collection<object>([element]).attr('at.x', 5);
      expect([at.x, log]).toEqual([5, []]);
    });

    it('A value that the host does not take over is reported', () => {
      expect(() => new Collection([copying(false)]).attr('at.x', 5)).toThrow(
        /^Collection\.attr\(\): element 0, .*: the host keeps "at\.x" as it is$/,
      );
    });

    it.each<[string, RegExp]>([
      ['at.y', /: it has no "at\.y" \(did you mean "at\.x"\?\)$/],
      ['none.x', /: it has no "none\.x"$/],
      ['none.toString', /: it has no "none\.toString"$/],
      ['void.x', /: it has no "void\.x"$/],
      ['void.toString', /: it has no "void\.toString"$/],
      ['at.x.y.z', /: it has no "at\.x\.y/],
      ['.x', /: it has no ""/],
    ])('The path %s is refused, because nothing is there', (path, message) => {
      const element = { at: { x: 1 }, none: null, void: undefined };
      const run = () => new Collection([element]).attr(path, 5);
      expect(run).toThrow(/^Collection\.attr\(\): element 0, /);
      expect(run).toThrow(message);
    });
  });

  it('An element that the host refuses is named and ends the work; what was changed stays changed', () => {
    const locked = Object.defineProperty({ name: 'locked' }, 'x', {
      set() {
        throw new Error('The layer is locked.');
      },
    });
    const [first, last] = records();
    const refusal = new Error('none');
    try {
      new Collection<object>([first, locked, last]).attr('x', 7);
    } catch (error) {
      Object.assign(refusal, { message: (error as Error).message, cause: (error as Error).cause });
    }
    expect(refusal.message).toBe('Collection.attr(): element 1, locked: The layer is locked.');
    expect(refusal.cause).toEqual(new Error('The layer is locked.'));
    expect([first.x, last.x]).toEqual([7, 2]);
  });

  it.each(['x', 'at.x'])('Errors of the Function for %s pass through, wherever it is called', (name) => {
    for (const at of [0, 1]) {
      const problem = new Error('mine');
      let thrown: unknown;
      try {
        new Collection([
          { x: 1, at: { x: 1 } },
          { x: 2, at: { x: 2 } },
        ]).attr(name, (_: object, index: number) => {
          if (index === at) throw problem;
        });
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBe(problem);
      expect(problem.message).toBe('mine');
    }
  });

  describe.each([3, 299, 300, 1000])('of %i elements', (count) => {
    const many = (): Record<string, unknown>[] => Array.from({ length: count }, () => ({ name: 'n', x: 1 }));

    it.each(['x', 'class', 'a-b', 'a"b', '\u00e9', '__x', 'constructor', 'toString'])(
      'The property %j of all is set',
      (name) => {
        const elements = many();
        const collection = new Collection(elements).attr(name, 'v');
        expect(elements.every((element) => element[name] === 'v')).toBe(true);
        expect(Object.keys(elements[0])).toHaveLength(name === 'x' ? 2 : 3);
        collection.attr(name, function (this: unknown, element: object, index: number, all: object[]) {
          return this === collection && element === elements[index] && all === collection.elements && index;
        });
        expect(elements.map((element) => element[name])).toEqual(elements.map((_, index) => index));
      },
    );

    it('An element that the host refuses is named, and those after it are left', () => {
      const elements = many();
      const refused = count - 2;
      Object.defineProperty(elements[refused], 'x', {
        set() {
          throw new TypeError('No.');
        },
      });
      for (const value of [7, () => 7]) {
        const run = (): unknown => new Collection(elements).attr('x', value);
        expect(run).toThrow(TypeError);
        expect(run).toThrow(`Collection.attr(): element ${refused}, n: No.`);
        expect(elements.filter((element) => element.x === 7)).toHaveLength(refused);
        expect(elements[count - 1].x).toBe(1);
      }
    });

    it('An element whose property cannot be set is named', () => {
      const elements = many();
      Object.freeze(elements[1]);
      for (const value of [7, () => 7]) {
        const run = (): unknown => new Collection(elements).attr('x', value);
        expect(run).toThrow(/^Collection.attr\(\): element 1, n: Cannot assign to read only property/);
      }
    });

    it('Errors of the Function pass through, and the others are left', () => {
      const elements = many();
      const problem = new Error('mine');
      const collection = new Collection(elements);
      // A name that no other test sets: what is written for it is written here.
      const name = 'own' + count;
      let thrown: unknown;
      try {
        collection.attr(name, (_element: object, index: number) => {
          if (index === count - 1) throw problem;
          return 7;
        });
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBe(problem);
      expect(problem.message).toBe('mine');
      expect(elements.filter((element) => element[name] === 7)).toHaveLength(count - 1);
    });
  });
});
