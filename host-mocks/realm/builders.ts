import { OWN_SOURCE } from './ownSource';

/** Runs when the script reaches a member. */
export type Handler = (self: unknown, args: ArrayLike<unknown>) => unknown;

/** Makers of values that belong to the script's realm. */
export interface Builders {
  method(handler: Handler): (this: unknown, ...args: unknown[]) => unknown;
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
 * Source of the part that must belong to the script's realm: it is evaluated there, so that functions, Arrays,
 * objects and errors made by it are the script's own (`instanceof` holds, and no function leads out of the realm).
 * Everything it uses is taken at once, because the language of the realm is cut down afterwards.
 */
export const BUILDERS = `(function () {${OWN_SOURCE}  var errors = { Error: Error, TypeError: TypeError, RangeError: RangeError, SyntaxError: SyntaxError };
  var RealmArray = Array, RealmDate = Date, RealmError = Error, RealmTypeError = TypeError;
  var apply = Function.prototype.call.bind(Function.prototype.apply), defineProperty = Object.defineProperty;
  return {
    method: function (handler) {
      return function () { try { return handler(this, arguments); } catch (error) { throw ownError(error); } };
    },
    constructorOf: function (name) {
      return function () { throw new RealmTypeError(name + ' is not a constructor'); };
    },
    stringForm: function (name) { return function () { return '[object ' + name + ']'; }; },
    nativeForm: function () { return 'function ' + this.name + '() {\\n    [native code]\\n}'; },
    array: function (length) { return new RealmArray(length); },
    object: function () { return {}; },
    date: function (milliseconds) { return new RealmDate(milliseconds); },
    error: function (kind, message) { return new (errors[kind] || RealmError)(message); },
    isError: function (value) { return value instanceof RealmError; },
    isOwn: isOwn,
    alone: function (callback) { return function () { return callback(); }; },
    call: function (callback, args) {
      var own = [];
      for (var i = 0; i < args.length; i++) own[i] = args[i];
      return apply(callback, undefined, own);
    },
    define: function (object, name, value) {
      var descriptor = { value: value, writable: true, configurable: true, enumerable: true };
      defineProperty(object, name, descriptor);
    },
    objectPrototype: Object.prototype
  };
})()`;
