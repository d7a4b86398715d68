import type { World } from '../platform/World';
import { madeThere } from './madeThere';
import { makeOwnTests, type OwnTests } from './ownTests';

/** Runs when the script reaches a member. @param about - what the host knows of the member */
export type MemberHandler<T> = (self: unknown, args: ArrayLike<unknown>, about: T) => unknown;

/** What a script threw, as texts and numbers: nothing of it leads to the script's functions. */
export interface Told {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  query?: unknown;
  index?: unknown;
}

/** Makers of values that belong to the script's realm, and readers of those that a script made. */
export interface Builders {
  method<T>(
    name: string,
    handler: MemberHandler<T>,
    about: T,
  ): (this: unknown, ...args: unknown[]) => unknown;
  constructorOf(className: string): { prototype: object };
  stringForm(className: string): () => string;
  /** The text of the host's functions. */
  nativeForm: (this: { name: string }) => string;
  array(length: number): unknown[];
  copy(list: readonly unknown[]): unknown[];
  object(): Record<string, unknown>;
  date(milliseconds: number): Date;
  error(kind: string, message: string): Error;
  isError(value: unknown): boolean;
  /** False for an object or a function of the host's realm. */
  isOwn(value: unknown): boolean;
  /** A function that calls a script's function with nothing. The engine makes the list of arguments where the call stands. */
  alone(callback: unknown): () => unknown;
  /** Calls a script's function. */
  call(callback: unknown, args: ArrayLike<unknown>): unknown;
  /** Gives an object a property that scripts may change. */
  define(object: object, name: string, value: unknown): void;
  objectPrototype: object;
  /** The text of a value. The functions of the value are called here, where nothing of the host is in their reach. */
  text(value: unknown): string;
  number(value: unknown): number;
  /** What an object is around: of a boxed primitive that, of XML its text. Other objects stay as they are. */
  unboxed(value: object): unknown;
  /** Hands on the entries of an Array, or the enumerable properties of another object, the inherited ones too. */
  read(value: object, put: (key: string | number, value: unknown) => void): void;
  /** What is to be told of an object that a script threw. */
  told(thrown: object): Told;
}

/**
 * Makes the part of the border that must belong to the script's realm: the functions, Arrays, objects and errors that it
 * makes are of the realm in which it runs (`instanceof` holds, and no function leads out of the realm). Its text runs in
 * other realms too: it uses nothing but the language and what it is given. It takes everything from the language at once,
 * because the language of the realm is cut down afterwards.
 */
export function makeBuilders({ isOwn, ownError }: OwnTests): Builders {
  const errors: Record<string, ErrorConstructor | undefined> = { Error, TypeError, RangeError, SyntaxError };
  const [RealmArray, RealmDate, RealmString, RealmNumber] = [Array, Date, String, Number];
  const [RealmError, RealmTypeError, RealmRangeError] = [Error, TypeError, RangeError];
  const apply = Function.prototype.call.bind(Function.prototype.apply) as (...args: unknown[]) => unknown;
  const { defineProperty, prototype: objectPrototype } = Object;
  const { isArray } = Array;
  const formOf = objectPrototype.toString;
  const { valueOf: textOf } = String.prototype;
  const { valueOf: numberOf } = Number.prototype;
  const { valueOf: booleanOf } = Boolean.prototype;
  const LONGEST_ARRAY = 2 ** 24;
  function isObject(value: unknown): value is object {
    return (typeof value === 'object' && value !== null) || typeof value === 'function';
  }
  /** The primitive in an object whose text says that it is around one. Scripts can give any object such a text. */
  function primitiveIn(valueOf: () => unknown, object: object): unknown {
    try {
      return apply(valueOf, object, []);
    } catch {
      return object;
    }
  }
  /** What is read of a thrown object, as a primitive; undefined where it cannot be read. */
  function told(read: () => unknown): unknown {
    try {
      const value = read();
      return isObject(value) ? RealmString(value) : value;
    } catch {
      return undefined;
    }
  }
  return {
    method(name, handler, about) {
      const made = function (this: unknown, ...args: unknown[]): unknown {
        try {
          return handler(this, args, about);
        } catch (error) {
          throw ownError(error);
        }
      };
      return defineProperty(made, 'name', { value: name, configurable: true });
    },
    constructorOf(name) {
      return function () {
        throw new RealmTypeError(name + ' is not a constructor');
      };
    },
    stringForm(name) {
      return function () {
        return '[object ' + name + ']';
      };
    },
    nativeForm(this: { name: string }) {
      return 'function ' + this.name + '() {\n    [native code]\n}';
    },
    array: (length) => new RealmArray(length),
    copy(list) {
      const copy = new RealmArray(list.length);
      for (let i = 0; i < list.length; i++) copy[i] = list[i];
      return copy;
    },
    object: () => ({}),
    date: (milliseconds) => new RealmDate(milliseconds),
    error: (kind, message) => new (errors[kind] || RealmError)(message),
    isError: (value) => value instanceof RealmError,
    isOwn,
    alone(callback) {
      return function () {
        return (callback as () => unknown)();
      };
    },
    call(callback, args) {
      const own = [];
      for (let i = 0; i < args.length; i++) own[i] = args[i];
      return apply(callback, undefined, own);
    },
    define(object, name, value) {
      defineProperty(object, name, { value, writable: true, configurable: true, enumerable: true });
    },
    objectPrototype,
    text: (value) => RealmString(value),
    number: (value) => RealmNumber(value),
    unboxed(object) {
      const form = apply(formOf, object, []);
      if (form === '[object String]') return primitiveIn(textOf, object);
      if (form === '[object Number]') return primitiveIn(numberOf, object);
      if (form === '[object Boolean]') return primitiveIn(booleanOf, object);
      // The host reads XML objects as texts: `importPublishProfileString(xml)`.
      return form === '[object XML]' || form === '[object XMLList]' ? RealmString(object) : object;
    },
    read(object, put) {
      if (isArray(object)) {
        const length = RealmNumber(object.length);
        if (length > LONGEST_ARRAY) throw new RealmRangeError('the Array is too long for the host');
        for (let i = 0; i < length; i++) put(i, object[i]);
      } else {
        for (const key in object) put(key, (object as Record<string, unknown>)[key]);
      }
    },
    told: (thrown: Told) => ({
      name: told(() => thrown.name),
      message: told(() => thrown.message) ?? told(() => thrown),
      stack: told(() => thrown.stack),
      query: told(() => thrown.query),
      index: told(() => thrown.index),
    }),
  };
}

/** The builders of a world: made here, or there by their text. */
export function buildersOf(world: World): Builders {
  if (world.isHere) return makeBuilders(makeOwnTests());
  return madeThere(world, makeBuilders)(madeThere(world, makeOwnTests)());
}
