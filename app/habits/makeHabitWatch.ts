import { evaluateInRealm } from '../../host-mocks/realm/evaluateInRealm';
import type { World } from '../../platform/World';
import {
  INSTEAD_OF_FUNCTIONS,
  INSTEAD_OF_METHODS,
  INSTEAD_OF_REGISTERING,
  type Replacements,
} from './insteadOf';

declare const Collection: unknown;
declare const ElementCollection: unknown;
declare const Selectors: unknown;

/** Makes what watches the library in a world; call it whenever a script begins and ends. */
export function habitWatchIn(world: World): () => void {
  const make = world.isHere ? makeHabitWatch : evaluateInRealm(world, makeHabitWatch);
  return make({
    methods: INSTEAD_OF_METHODS,
    functions: INSTEAD_OF_FUNCTIONS,
    registering: INSTEAD_OF_REGISTERING,
  });
}

/** The tables of what to write instead. */
export interface HabitTables {
  methods: Replacements;
  functions: Replacements;
  registering: Replacements;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** The library, as a script may have left it. */
interface Library {
  Collection: { prototype: Record<string, Method> };
  ElementCollection: { prototype: Record<string, Method> };
  Selectors: object;
  $: object;
}

/**
 * Makes what watches the library in a realm for habits of jQuery and its like; call it again where the library may have
 * been loaded meanwhile. A name that the library does not have then gives a function whose call throws, with what to
 * write instead; what can only be a mistake is said in the output panel, once.
 *
 * Its source is evaluated in the realm of scripts: it uses nothing but the language and its arguments, reads all that it
 * needs of the language at once, and gives scripts only functions of their own realm.
 */
export function makeHabitWatch(tables: HabitTables): () => void {
  const [RealmProxy, RealmTypeError, RealmString] = [Proxy, TypeError, String];
  const { create, defineProperty, setPrototypeOf, getPrototypeOf } = Object;
  /** Several hosts may run scripts in one realm. */
  const MARK = Symbol.for('adobe-collection habits');
  const { get: read } = Reflect;
  const apply = Function.prototype.call.bind(Function.prototype.apply) as (...args: unknown[]) => unknown;
  const has = Function.prototype.call.bind(Object.prototype.hasOwnProperty) as (
    ...args: unknown[]
  ) => boolean;
  const sourceOf = Function.prototype.call.bind(Function.prototype.toString) as (value: unknown) => string;
  let said = create(null) as Record<string, boolean | undefined>;
  let host: unknown;
  const INDEX_FIRST = /^\s*(?:function\b[^(]*)?\(\s*(?:i|idx|ind|index|n|key)\s*,\s*[a-z]\w*\s*[,)]/i;
  const ELEMENT_SECOND = /^[^,]*,\s*(?:e|i|idx|index|n|key)\s*[,)]/i;
  let watched: object | undefined;

  function say(text: string): void {
    if (typeof fl !== 'object' || fl === null) return;
    if (fl !== host) said = create(null) as Record<string, boolean | undefined>;
    host = fl;
    if (said[text]) return;
    said[text] = true;
    fl.trace(text);
  }

  /** Puts an object behind another one, which answers for names of a table. */
  function answer(object: object, table: Replacements, owner: string, noun: string): void {
    const target = create(getPrototypeOf(object)) as object;
    const get = (_target: object, name: string | symbol, receiver: object): unknown => {
      if (typeof name !== 'string') return read(target, name, receiver);
      const isAsked = noun === 'function' || (typeof receiver === 'object' && has(receiver, 'elements'));
      if (isAsked && /^\d+$/.test(name))
        say(owner + ' has no indexes: write get(' + name + '), not [' + name + ']');
      if (!isAsked || !has(table, name)) return read(target, name, receiver);
      return function () {
        const advice = (table[name] ?? '').split('`').join('');
        throw new RealmTypeError(owner + '.' + name + '(): there is no such ' + noun + '; ' + advice);
      };
    };
    setPrototypeOf(object, new RealmProxy(target, { get }));
  }

  /** Looks at the arguments of a method before it is called. */
  function watch(
    prototype: Record<string, Method>,
    name: string,
    look: (args: unknown[], self: unknown) => string | undefined,
  ): void {
    const original = prototype[name];
    if (typeof original !== 'function') return;
    prototype[name] = function (...args: unknown[]) {
      const mistake = look(args, this);
      if (mistake !== undefined) say(mistake);
      return apply(original, this, args);
    };
  }

  /** What is wrong with a callback: jQuery gives `(index, element)`, and the element as `this`. */
  function lookAtCallback(
    method: string,
    args: unknown[],
    scopeAt: number,
    self: unknown,
  ): string | undefined {
    if (typeof args[0] !== 'function') return undefined;
    const source = sourceOf(args[0]);
    if (INDEX_FIRST.test(source) && !ELEMENT_SECOND.test(source))
      return method + '(): the element comes first: write function (element, index) { … }';
    const member = args[0].length === 0 && args.length <= scopeAt && /\bthis\.([a-z_$]\w*)/i.exec(source);
    if (!member || (self as object)[member[1] as never] !== undefined) return undefined;
    return method + '(): this is the collection: write function (element) { element.' + member[1] + ' … }';
  }

  function lookForQuery(method: string, instead: string): (args: unknown[]) => string | undefined {
    return ([value, property]) => {
      if (typeof value !== 'string' || property !== undefined || !/^\*?[:[]./.test(value)) return undefined;
      return method + '(): ' + value + ' is compared with names; write ' + instead.split('%').join(value);
    };
  }

  /** `items` was a property in xJSFL. */
  function watchItems(prototype: Record<string, Method>): void {
    const { items } = prototype;
    if (typeof items !== 'function') return;
    const get = (target: object, name: string | symbol, receiver: unknown): unknown => {
      if (name === 'length' || (typeof name === 'string' && /^\d+$/.test(name)))
        say('ElementCollection.items is a method: write items().' + RealmString(name));
      return read(target, name, receiver);
    };
    prototype.items = new RealmProxy(items, { get }) as Method;
  }

  function watchLibrary({ Collection, ElementCollection, Selectors, $ }: Library): void {
    const { prototype } = Collection;
    answer(prototype, tables.methods, 'Collection', 'method');
    answer($, tables.functions, '$', 'function');
    answer(Selectors, tables.registering, 'Selectors', 'function');
    for (const [name, scopeAt] of [
      ['each', 2],
      ['reach', 2],
      ['map', 1],
      ['filter', 1],
    ] as const)
      watch(prototype, name, (args, self) => lookAtCallback('Collection.' + name, args, scopeAt, self));
    watch(prototype, 'find', lookForQuery('Collection.find', "$(collection, '%') or filter('%')"));
    watch(prototype, 'remove', lookForQuery('Collection.remove', "filter(':not(%)')"));
    watchItems(ElementCollection.prototype);
  }

  return function watchHabits() {
    try {
      const prototype =
        typeof Collection === 'function' ? (Collection as { prototype: object }).prototype : watched;
      if (prototype === undefined || prototype === watched) return;
      watched = prototype;
      if (has(prototype, MARK)) return;
      defineProperty(prototype, MARK, { value: true });
      watchLibrary({ Collection, ElementCollection, Selectors, $ } as never);
    } catch {
      // A script has put something of its own in the place of the library.
    }
  };
}
