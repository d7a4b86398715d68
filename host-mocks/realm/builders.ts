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
  objectPrototype: object;
}

/**
 * Source of the part that must belong to the script's realm: it is evaluated there, so that functions, Arrays,
 * objects and errors made by it are the script's own (`instanceof` holds, and no function leads out of the realm).
 * Everything it uses is taken at once, because the language of the realm is cut down afterwards.
 */
export const BUILDERS = `(function () {
  var errors = { Error: Error, TypeError: TypeError, RangeError: RangeError, SyntaxError: SyntaxError };
  var RealmArray = Array, RealmDate = Date, RealmError = Error, RealmTypeError = TypeError;
  return {
    method: function (handler) { return function () { return handler(this, arguments); }; },
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
    objectPrototype: Object.prototype
  };
})()`;
