import type { World } from '../../platform/World';
import { evaluateInRealm } from './evaluateInRealm';
import { makeTypeChecks, type TypeChecks } from './typeChecks';

/** Runs when a script uses a member. @param about - the host's data for the member */
export type MemberHandler<T> = (self: unknown, args: ArrayLike<unknown>, about: T) => unknown;

/** What a script threw, as texts and numbers; nothing in it can reach the script's functions. */
export interface ThrownDescription {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  query?: unknown;
  index?: unknown;
}

/** Functions that create values in the script's realm, and that read values which a script made. */
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
  /**
   * A function that calls a script's function without arguments. The engine creates `arguments` in the realm that
   * contains the call.
   */
  alone(callback: unknown): () => unknown;
  /** Calls a script's function. */
  call(callback: unknown, args: ArrayLike<unknown>): unknown;
  /** Defines a property that scripts may change. */
  define(object: object, name: string, value: unknown): void;
  /** An empty prototype above which `above` is: `onList` runs when a loop lists the names of an object below it. */
  noticing(above: object, onList: () => void): object;
  objectPrototype: object;
  /**
   * Converts a value to text. The functions of the value are called in this realm, where they cannot reach the host.
   */
  text(value: unknown): string;
  number(value: unknown): number;
  /** The primitive of a boxed primitive, the text of XML; other objects are returned unchanged. */
  unboxed(value: object): unknown;
  /** Passes on the entries of an Array, or the enumerable properties of another object, including inherited ones. */
  read(value: object, put: (key: string | number, value: unknown) => void): void;
  /** Describes an object that a script threw. */
  describeThrown(thrown: object): ThrownDescription;
}

/**
 * Creates the part of the border that must belong to the script's realm: its functions, Arrays, objects and errors
 * belong to the realm in which it runs (`instanceof` is true, and no function gives access to another realm). Its
 * source is evaluated in other realms too: it uses nothing but the language and its arguments. It reads all that it
 * needs from the language at once, because members of the language are removed afterwards.
 */
export function makeBuilders({ isOwn, ownError }: TypeChecks): Builders {
  const errors: Record<string, ErrorConstructor | undefined> = { Error, TypeError, RangeError, SyntaxError };
  const [RealmArray, RealmDate, RealmString, RealmNumber] = [Array, Date, String, Number];
  const [RealmError, RealmTypeError, RealmRangeError] = [Error, TypeError, RangeError];
  const apply = Function.prototype.call.bind(Function.prototype.apply) as (...args: unknown[]) => unknown;
  const { create, defineProperty, prototype: objectPrototype } = Object;
  const RealmProxy = Proxy;
  const { isArray } = Array;
  const formOf = objectPrototype.toString;
  const { valueOf: textOf } = String.prototype;
  const { valueOf: numberOf } = Number.prototype;
  const { valueOf: booleanOf } = Boolean.prototype;
  const MAX_ARRAY = 2 ** 24;
  function isObject(value: unknown): value is object {
    return (typeof value === 'object' && value !== null) || typeof value === 'function';
  }
  /** The primitive of an object that claims to be boxed. Scripts can make any object claim that. */
  function primitiveIn(valueOf: () => unknown, object: object): unknown {
    try {
      return apply(valueOf, object, []);
    } catch {
      return object;
    }
  }
  /** A member of a thrown object as a primitive; undefined if it cannot be read. */
  function readMember(read: () => unknown): unknown {
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
    noticing(above, onList) {
      // A loop ends at a Proxy in the chain: what is above is listed here, and looked up there.
      const ownKeys = (target: object): string[] => {
        onList();
        const names: string[] = [];
        for (const name in target) names[names.length] = name;
        return names;
      };
      return new RealmProxy(create(above) as object, { ownKeys });
    },
    objectPrototype,
    text: (value) => RealmString(value),
    number: (value) => RealmNumber(value),
    unboxed(object) {
      const form = apply(formOf, object, []);
      if (form === '[object String]') return primitiveIn(textOf, object);
      if (form === '[object Number]') return primitiveIn(numberOf, object);
      if (form === '[object Boolean]') return primitiveIn(booleanOf, object);
      // The host takes XML objects as texts: `importPublishProfileString(xml)`.
      return form === '[object XML]' || form === '[object XMLList]' ? RealmString(object) : object;
    },
    read(object, put) {
      if (isArray(object)) {
        const length = RealmNumber(object.length);
        if (length > MAX_ARRAY) throw new RealmRangeError('the Array is too long for the host');
        for (let i = 0; i < length; i++) put(i, object[i]);
      } else {
        for (const key in object) put(key, (object as Record<string, unknown>)[key]);
      }
    },
    describeThrown: (thrown: ThrownDescription) => ({
      name: readMember(() => thrown.name),
      message: readMember(() => thrown.message) ?? readMember(() => thrown),
      stack: readMember(() => thrown.stack),
      query: readMember(() => thrown.query),
      index: readMember(() => thrown.index),
    }),
  };
}

/** The builders of a world: made in this realm, or evaluated in the world's. */
export function buildersOf(world: World): Builders {
  if (world.isHere) return makeBuilders(makeTypeChecks());
  return evaluateInRealm(world, makeBuilders)(evaluateInRealm(world, makeTypeChecks)());
}
