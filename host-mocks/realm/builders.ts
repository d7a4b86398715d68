import type { World } from '../platform/World';
import { makeOwnTests, type OwnTests } from './ownSource';

/** Runs when the script reaches a member. */
export type Handler = (self: unknown, args: ArrayLike<unknown>) => unknown;

/** Makers of values that belong to the script's realm. */
export interface Builders {
  method(name: string, handler: Handler): (this: unknown, ...args: unknown[]) => unknown;
  constructorOf(className: string): { prototype: object };
  stringForm(className: string): () => string;
  /** The text of the host's functions. */
  nativeForm: (this: { name: string }) => string;
  array(length: number): unknown[];
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
}

/**
 * Makes the part of the border that must belong to the script's realm: the functions, Arrays, objects and errors that it
 * makes are of the realm in which it runs (`instanceof` holds, and no function leads out of the realm). Its text runs in
 * other realms too: it uses nothing but the language and what it is given. It takes everything from the language at once,
 * because the language of the realm is cut down afterwards.
 */
export function makeBuilders({ isOwn, ownError }: OwnTests): Builders {
  const errors: Record<string, ErrorConstructor | undefined> = { Error, TypeError, RangeError, SyntaxError };
  const [RealmArray, RealmDate, RealmError, RealmTypeError] = [Array, Date, Error, TypeError];
  const apply = Function.prototype.call.bind(Function.prototype.apply) as (...args: unknown[]) => unknown;
  const { defineProperty, prototype: objectPrototype } = Object;
  return {
    method(name, handler) {
      const made = function (this: unknown, ...args: unknown[]): unknown {
        try {
          return handler(this, args);
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
  };
}

/** The builders of a world: made here, or there by their text. */
export function buildersOf(world: World): Builders {
  if (world.isHere) return makeBuilders(makeOwnTests());
  return world.run(`(${String(makeBuilders)})((${String(makeOwnTests)})())`) as Builders;
}
