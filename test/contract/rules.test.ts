/**
 * The contract of every collection: the rules that hold everywhere, each a test. The library exists to keep it, so it
 * takes precedence over every issue and every later wish. A test here changes only when the contract itself is found
 * to be wrong.
 */
import { createHost, type HostHandle } from '../../app';
import type { Collection as AnyCollection } from '../../src';
import { type Library, SUBJECTS, thrownBy } from './subjects';
import { type Named, nothing, WORLD } from './world';

type Call = (collection: AnyCollection<never>) => unknown;

const call =
  (method: string, ...args: unknown[]): Call =>
  (collection) =>
    (collection as unknown as Record<string, (...args: unknown[]) => unknown>)[method](...args);

/** Methods of the base class that return the collection, with a call of each that changes or visits something. */
const CHAINED: [method: string, work: Call][] = [
  ['each', call('each', nothing)],
  ['reach', call('reach', nothing)],
  ['add', call('add', [])],
  ['remove', call('remove', 0)],
  ['filter', call('filter', () => true)],
  ['attr', call('attr', 'name', 'n')],
  ['attr with an object', call('attr', { name: 'n' })],
  ['sort', call('sort', 'name')],
  ['list', call('list')],
  ['call', call('call', nothing)],
  ['apply', call('apply', nothing)],
  ['invoke', call('invoke', 'toString')],
  ['unique', call('unique')],
];

/** Wrong arguments: the call, and what must be thrown. */
const REFUSED: [work: Call, message: string][] = [
  [call('each'), 'TypeError: Collection.each(): callback must be a Function, got undefined'],
  [call('each', nothing, 5), 'TypeError: Collection.each(): params must be an Array, got 5'],
  [call('reach', 'x'), 'TypeError: Collection.reach(): callback must be a Function, got "x"'],
  [call('filter', null), 'TypeError: Collection.filter(): callback must be a Function, got null'],
  [call('map', {}), 'TypeError: Collection.map(): callback must be a Function, got [object Object]'],
  [call('call', 1), 'TypeError: Collection.call(): callback must be a Function, got 1'],
  [call('apply', nothing, 'x'), 'TypeError: Collection.apply(): params must be an Array, got "x"'],
  [call('get', '1'), 'TypeError: Collection.get(): index must be a Number, got "1"'],
  [call('indexOf', 1, 'x'), 'TypeError: Collection.indexOf(): fromIndex must be a Number, got "x"'],
  [call('find', 'a', 5), 'TypeError: Collection.find(): property must be a non-empty String, got 5'],
  [call('pluck', ''), 'TypeError: Collection.pluck(): property must be a non-empty String, got ""'],
  [
    call('invoke', undefined),
    'TypeError: Collection.invoke(): name must be a non-empty String, got undefined',
  ],
  [call('slice', 'x'), 'TypeError: Collection.slice(): start must be a Number, got "x"'],
  [call('remove', 0, -1), 'RangeError: Collection.remove(): count must be 0 or more, got -1'],
];

describe.each(SUBJECTS)('every collection, in %s', (_title, subject) => {
  let host: HostHandle | undefined;
  let library: Library;

  /** Opens a document, and loads the library beside it. */
  function open(): Document {
    host = createHost(WORLD, { onTrace: nothing });
    library = subject.load({ fl: host.fl });
    return host.document;
  }
  afterEach(() => {
    subject.unload();
    host?.dispose();
    host = undefined;
  });

  /** A collection of each class, of at least two objects. */
  const collections = (): [name: string, collection: AnyCollection][] => {
    const document = open();
    const { $, $$, Collection } = library;
    return [
      ['Collection', new Collection<object>([{ name: 'a' }, { name: 'b' }])],
      ['ElementCollection', $('a, b', document)],
      ['ItemCollection', $$(':symbol', document)],
      ['LayerCollection', $.layers(document)],
      ['FrameCollection', $.frames(document)],
    ];
  };

  it.each(CHAINED)('%s returns the collection that it was called on', (title, work) => {
    for (const [name, collection] of collections()) {
      // Items of one folder cannot all have one name.
      if (name === 'ItemCollection' && title.startsWith('attr')) collection.elements.length = 1;
      expect(work(collection as never)).toBe(collection);
    }
  });

  it.each(CHAINED)('%s keeps the Array of the elements the same', (title, work) => {
    for (const [name, collection] of collections()) {
      if (name === 'ItemCollection' && title.startsWith('attr')) collection.elements.length = 1;
      const { elements } = collection;
      work(collection as never);
      expect(collection.elements).toBe(elements);
    }
  });

  it.each(['each', 'reach', 'filter', 'map', 'attr'])(
    '%s calls back with (element, index, elements); elements is the internal Array, this the collection',
    (method) => {
      for (const [, collection] of collections()) {
        const calls: unknown[][] = [];
        const before = Array.from(collection.elements);
        const note = function (this: unknown, element: Named, ...others: unknown[]): unknown {
          calls[others[0] as number] = [this, element, others[0], others[1], others.length];
          return method === 'attr' ? 'n' + others[0] : true;
        };
        call(method, ...(method === 'attr' ? ['name', note] : [note]))(collection as never);
        expect(calls).toHaveLength(before.length);
        calls.forEach(([self, element, index, elements, count], i) => {
          expect([
            self === collection,
            element === before[i],
            index,
            elements === collection.elements,
            count,
          ]).toEqual([true, true, i, true, 2]);
        });
      }
    },
  );

  it.each<[string, (scope: object, callback: () => unknown) => Call]>([
    ['each', (scope, callback) => call('each', callback, undefined, scope)],
    ['reach', (scope, callback) => call('reach', callback, [], scope)],
    ['filter', (scope, callback) => call('filter', callback, scope)],
    ['map', (scope, callback) => call('map', callback, scope)],
    ['apply', (scope, callback) => call('apply', callback, [], scope)],
  ])('this of the callback of %s is the scope that is given', (_method, work) => {
    for (const [, collection] of collections()) {
      const scope = {};
      const own = new Set<unknown>();
      const note = function (this: unknown): boolean {
        own.add(this);
        return true;
      };
      work(scope, note)(collection as never);
      expect([...own]).toEqual([scope]);
      expect([...own][0]).toBe(scope);
    }
  });

  it('An Array of the caller is copied, never kept', () => {
    const document = open();
    const { $, ElementCollection } = library;
    const mine = $('*', document).elements.slice();
    const before = mine.slice();
    for (const collection of [new ElementCollection(mine, document), $(mine, document)]) {
      collection.sort('x').remove(0).add(mine[0]);
      expect(collection.elements).not.toBe(mine);
    }
    expect(mine).toEqual(before);
  });

  describe('wrong arguments', () => {
    it.each(REFUSED)('%# are refused in these words, and change nothing: %s', (work, message) => {
      const { Collection } = subject.load();
      const elements = [{ name: 'a' }, { name: 'b' }];
      const collection = new Collection(elements);
      expect(thrownBy(() => work(collection as never))).toBe(message);
      expect(Array.from(collection.elements)).toEqual([{ name: 'a' }, { name: 'b' }]);
    });

    it('One wrong value of several sets none', () => {
      const document = open();
      const found = library.$('a, b', document);
      expect(thrownBy(() => found.attr({ x: 1, pos: 'left' } as never))).toMatch(
        /^TypeError: ElementCollection\.attr\(\): pos must be .*, got "left"$/,
      );
      expect(Array.from(found.pluck('x'))).toEqual([0, 40]);
    });
  });

  describe('an error of the host part-way', () => {
    /** Three objects; the second does not let itself be changed. */
    const stubborn = (): Named[] =>
      ['a', 'b', 'c'].map((name) => {
        const element = { name, elementType: 'shape', x: 0 };
        if (name === 'b') {
          const refuse = (): never => {
            throw new Error('The layer is locked.');
          };
          Object.defineProperty(element, 'x', { get: () => 0, set: refuse });
        }
        return element;
      });

    it.each<[string, unknown]>([
      ['a fixed value', 5],
      ['what a Function gives', () => 5],
    ])('is thrown again with method, index and name, its message kept, for %s', (_value, value) => {
      const { Collection } = subject.load();
      const elements = stubborn();
      expect(thrownBy(() => new Collection(elements).attr('x', value))).toBe(
        'Error: Collection.attr(): element 1, b (shape): The layer is locked.',
      );
    });

    it('Elements changed before it stay so, and those after it are not touched', () => {
      const { Collection } = subject.load();
      const elements = stubborn();
      thrownBy(() => new Collection(elements).attr('x', 5));
      expect(elements.map(({ x }) => x)).toEqual([5, 0, 0]);
    });

    it('A result that is refused names index and element; what was set stays, nothing after is touched', () => {
      const document = open();
      const found = library.$('a, b, c', document).sort('x');
      const value = (_element: unknown, index: number) => (index === 1 ? 'no' : [5, 5]);
      expect(thrownBy(() => found.attr('pos', value as never))).toMatch(
        /^TypeError: ElementCollection\.attr\(\): element 1, b \(movie clip, star\): pos must be .*, got "no"/,
      );
      expect(Array.from(found.pluck('x'))).toEqual([5, 40, 80]);
    });

    it('Errors that a callback throws pass unchanged', () => {
      const mine = new Error('mine');
      const fail = (): never => {
        throw mine;
      };
      for (const [, collection] of collections()) {
        for (const method of ['each', 'reach', 'filter', 'map', 'call', 'apply']) {
          expect(() => call(method, fail)(collection as never)).toThrow(mine);
        }
        expect(() => call('attr', 'name', fail)(collection as never)).toThrow(mine);
      }
    });
  });

  describe('no document open', () => {
    const MADE: [string, (library: Library) => unknown][] = [
      ['new ElementCollection()', ({ ElementCollection }) => new ElementCollection([])],
      ['new ItemCollection()', ({ ItemCollection }) => new ItemCollection([])],
      ['$()', ({ $ }) => $('*')],
      ['$$()', ({ $$ }) => $$('*')],
    ];

    it.each(MADE)('%s throws an Error that says what to do', (_title, make) => {
      open().close(false);
      expect(thrownBy(() => make(library))).toMatch(
        /^Error: .*\(\): no document is open; open one first, or pass the Document as an argument$/,
      );
    });
  });

  it('No prototype of the language gets a member, and objects show none in a loop', () => {
    const types = [Object, Function, Array, String, Number, Boolean, Date, RegExp, Error];
    const members = () => types.map((type) => Object.getOwnPropertyNames(type.prototype));
    const before = members();
    const document = open();
    const { $, $$ } = library;
    $('*', document).sort().list();
    $$('*', document).sort().rename('item_#');
    expect(members()).toEqual(before);
    const shown: string[] = [];
    for (const value of [[], {}, nothing, /x/, new Date(0)]) for (const key in value) shown.push(key);
    expect(shown).toEqual([]);
  });
});
