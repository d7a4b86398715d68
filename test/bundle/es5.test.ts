import { LIBRARY_NAMES } from '../support/libraryNames';
import { both, onEach, realm, type Call } from './bareRealm';
import { createRealm } from './realms';

/** Every member of ES5's library that collection.es5.jsx adds if the engine lacks it. */
const MEMBERS = [
  ...['isArray'].map((name) => `Array.${name}`),
  ...['every', 'filter', 'forEach', 'indexOf', 'lastIndexOf', 'map', 'reduce', 'reduceRight', 'some'].map(
    (name) => `Array.prototype.${name}`,
  ),
  'Function.prototype.bind',
  ...['create', 'defineProperties', 'defineProperty', 'freeze', 'getOwnPropertyDescriptor'].map(
    (name) => `Object.${name}`,
  ),
  ...['getOwnPropertyNames', 'getPrototypeOf', 'isExtensible', 'isFrozen', 'isSealed', 'keys'].map(
    (name) => `Object.${name}`,
  ),
  ...['preventExtensions', 'seal'].map((name) => `Object.${name}`),
  ...['String.prototype.trim', 'Date.now', 'Date.prototype.toISOString', 'Date.prototype.toJSON'],
  ...['JSON.parse', 'JSON.stringify'],
];

/** A list with a hole at 1. */
const sparse: unknown[] = [1, 2, 3, undefined, 'a'];
delete sparse[1];
const LISTS: unknown[] = [[], [1, 2, 3, 2], sparse, [NaN, null], { length: 2, 0: 'x', 1: 'y' }, 'ab'];
const INDICES = [undefined, 0, 1, -1, -2, 9, -9, 0.5, 1.9, -0.5, NaN, Infinity, -Infinity, '1', null];

describe('collection.es5.jsx', () => {
  it.each(MEMBERS)('The member %s is added where it is missing', (path) => {
    const before = createRealm('bare ES3');
    expect(
      before.run(`(function () { try { return typeof ${path}; } catch (e) { return 'none'; } })()`),
    ).not.toBe('function');
    expect(realm.run(`typeof ${path}`)).toBe('function');
  });

  it.each(MEMBERS)('The member %s is not changed where it exists', (path) => {
    const modern = createRealm();
    modern.run(`var before = ${path};`);
    modern.load('collection.es5.jsx');
    expect(modern.run(`${path} === before`)).toBe(true);
  });

  it('Only JSON and the eight names are defined as globals', () => {
    const fresh = createRealm('bare ES3');
    const before = Object.getOwnPropertyNames(fresh.globals);
    fresh.load('collection.es5.jsx');
    fresh.run("Object.defineProperties({}, { a: { value: 1 } }); JSON.parse('[1]');");
    const added = Object.getOwnPropertyNames(fresh.globals).filter((name) => !before.includes(name));
    expect(added.sort()).toEqual([...LIBRARY_NAMES, 'JSON'].sort());
  });

  it('Its members are shown in for-in over Arrays, as documented', () => {
    expect(
      realm.run("var keys = []; for (var key in ['a']) keys.push(key); keys.indexOf('forEach') >= 0"),
    ).toBe(true);
    expect(realm.run('Object.keys(["a"]).join()')).toBe('0');
  });

  it('It works together with the library', () => {
    expect(
      realm.run('new Collection([3, 1, 2]).sort().elements.map(function (n) { return n * 2; }).join()'),
    ).toBe('2,4,6');
  });
});

describe('a member that collection.es5.jsx adds', () => {
  it.each(['indexOf', 'lastIndexOf'])('Array.prototype.%s returns what this engine returns', (name) => {
    const check = onEach(`Array.prototype.${name}`);
    for (const list of LISTS) {
      for (const wanted of [1, 2, 'a', undefined, NaN]) {
        check(list, wanted);
        for (const index of INDICES) check(list, wanted, index);
      }
    }
  });

  it.each(['every', 'some', 'filter', 'map'])(
    'Array.prototype.%s returns what this engine returns',
    (name) => {
      const check = onEach(`Array.prototype.${name}`);
      for (const list of LISTS) {
        check(list, (value: unknown) => value);
        check(list, (_value: unknown, index: number) => index % 2);
        check(list, undefined);
      }
    },
  );

  it.each(['every', 'some', 'filter', 'map', 'forEach'])(
    'Array.prototype.%s calls its callback with the arguments and scope that this engine gives',
    (name) => {
      const [added, native] = both(`Array.prototype.${name}`);
      const callsOf = (method: Call): unknown[] => {
        const calls: unknown[] = [];
        const scope = {};
        const note = function (this: unknown, ...args: unknown[]): void {
          calls.push([...args, this === scope]);
        };
        method.call(sparse, note, scope);
        return calls;
      };
      expect(callsOf(added)).toEqual(callsOf(native));
    },
  );

  it.each(['reduce', 'reduceRight'])('Array.prototype.%s returns what this engine returns', (name) => {
    const check = onEach(`Array.prototype.${name}`);
    const join = (a: unknown, b: unknown, index: number): string => `${a}${b}${index}`;
    for (const list of LISTS) {
      check(list, join);
      check(list, join, 'start');
      check(list, join, undefined);
    }
    check([1], 'no function');
  });

  it('Array.isArray is true for Arrays of every realm and false for arguments', () => {
    const check = onEach('Array.isArray');
    for (const value of [[], {}, null, undefined, 'a', { length: 0 }, new Array(2), realm.run('[]')]) {
      check(null, value);
    }
    expect(realm.run('Array.isArray(arguments = (function () { return arguments; })())')).toBe(false);
  });

  it('Function.prototype.bind binds scope and arguments, also of constructors', () => {
    realm.run(`
      function Point(x, y) { this.x = x; this.y = y; }
      Point.prototype.sum = function (z) { return this.x + this.y + z; };
      var bound = Point.prototype.sum.bind({ x: 1, y: 2 });
      var Half = Point.bind(null, 10);`);
    expect(realm.run('bound(3)')).toBe(6);
    expect(realm.run('new Half(5).sum(1)')).toBe(16);
    expect(realm.run('new Half(5) instanceof Point && new Half(5) instanceof Half')).toBe(true);
    expect(realm.run('Math.max.bind(null, 4)(1, 9)')).toBe(9);
    expect(realm.run('String.prototype.concat.bind("a", "b")("c")')).toBe('abc');
    expect(() => realm.run('Function.prototype.bind.call({})')).toThrow('called on something else');
  });

  it('Members of Object handle keys, prototypes and values, and refuse getters', () => {
    for (const value of [{ b: 1, a: 2 }, [1, 2], Object.create({ inherited: 1 }), null]) {
      onEach('Object.keys')(null, value);
    }
    const parent = { name: 'parent' };
    const [create] = both('Object.create');
    const child = create(parent, { own: { value: 1 } }) as Record<string, unknown>;
    expect([Object.getPrototypeOf(child), child.own]).toEqual([parent, 1]);
    expect(realm.run('Object.getPrototypeOf([]) === Array.prototype')).toBe(true);
    expect(realm.run('Object.getPrototypeOf(Array.prototype) === Object.prototype')).toBe(true);
    expect(realm.run('Object.getPrototypeOf(Object.prototype)')).toBe(null);
    expect(realm.run('Object.getOwnPropertyNames([7, 8]).join()')).toBe('0,1,length');
    expect(realm.run('Object.getOwnPropertyDescriptor({ a: 5 }, "a").value')).toBe(5);
    expect(realm.run('Object.getOwnPropertyDescriptor({ a: 5 }, "b")')).toBe(undefined);
    expect(realm.run('Object.defineProperties({}, { a: { value: 1 }, b: { value: 2 } }).b')).toBe(2);
    expect(() => realm.run('Object.defineProperty({}, "a", { get: function () {} })')).toThrow('getters');
    expect(() => realm.run('Object.getOwnPropertyNames(1)')).toThrow('can only be called on objects');
  });

  it('String.prototype.trim trims every blank of this engine', () => {
    const check = onEach('String.prototype.trim');
    for (const text of ['', ' a b ', '\t\n\r\f\va', '\u00a0\ufeff\u2028a\u2003', 'a']) check(text);
  });

  it('Members of Date write the texts that this engine writes', () => {
    const toText = onEach('Date.prototype.toISOString');
    const toJson = both('Date.prototype.toJSON')[0];
    for (const time of [0, -1, 1e12 + 7, 253402300800000, -62198755200000, 8.64e15, -8.64e15, NaN]) {
      toText(new Date(time));
      expect(toJson.call(new Date(time))).toBe(new Date(time).toJSON());
    }
    expect(Math.abs((both('Date.now')[0]() as number) - Date.now())).toBeLessThan(5000);
  });
});
