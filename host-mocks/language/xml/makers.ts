import type { TypeChecks } from '../../realm/typeChecks';

/** A function of a script, or one that a script may call. */
export type ScriptFunction = (...args: unknown[]) => unknown;

export type Trap = (target: never, key: never, value: never) => unknown;

/** Creates what must belong to the script's realm: constructors, functions and errors. */
export interface Makers {
  func(
    handler: (self: unknown, args: ArrayLike<unknown>, isNew: boolean) => unknown,
  ): ScriptFunction & { prototype: object };
  /** A trap of a Proxy. */
  trap(handler: Trap): Trap;
  equal(left: unknown, right: unknown): boolean;
  error(kind: string, message: string): Error;
  callText(name: string, content: string, args: unknown): unknown;
  isTextMethod(name: string): boolean;
  define(name: string, value: unknown): void;
  namespace: ScriptFunction;
  qname: new (uri: string, name: string) => object;
  isXMLName: ScriptFunction;
}

/**
 * Returns the makers of the realm in which it runs. Its source is evaluated in the script's realm: it uses nothing but
 * the language.
 */
export function makeMakers({ ownError }: TypeChecks): Makers {
  const texts = String.prototype as unknown as Record<string, ScriptFunction>;
  const errors: Record<string, ErrorConstructor> = { Error, TypeError, SyntaxError };
  const global = globalThis;
  function func(handler: (self: unknown, args: ArrayLike<unknown>, isNew: boolean) => unknown): unknown {
    return function (this: unknown, ...args: unknown[]) {
      try {
        return handler(this, args, !!new.target);
      } catch (error) {
        throw ownError(error);
      }
    };
  }
  interface QualifiedName {
    uri: string | null;
    localName: string;
  }
  function QName(this: QualifiedName, space: unknown, name: unknown): object | undefined {
    const Made = QName as unknown as new (...parts: unknown[]) => QualifiedName;
    if (!(this instanceof QName)) return arguments.length > 1 ? new Made(space, name) : new Made(space);
    const hasSpace = arguments.length > 1;
    this.uri = !hasSpace ? '' : space === null ? null : String(space);
    this.localName = String(hasSpace ? name : space);
    return undefined;
  }
  Object.defineProperty(QName.prototype, 'toString', {
    value: function toString(this: QualifiedName) {
      return this.uri === '' ? this.localName : (this.uri === null ? '*' : this.uri) + '::' + this.localName;
    },
    writable: true,
    configurable: true,
  });
  function Namespace(this: Record<string, unknown>, prefix: unknown, uri: unknown): object | undefined {
    const Made = Namespace as unknown as new (...parts: unknown[]) => object;
    if (!(this instanceof Namespace)) return new Made(prefix, uri);
    this.prefix = arguments.length > 1 ? String(prefix) : undefined;
    this.uri = String(arguments.length > 1 ? uri : prefix === undefined ? '' : prefix);
    this.toString = function () {
      return this.uri as string;
    };
    return undefined;
  }
  return {
    func: func as Makers['func'],
    trap(handler) {
      return function (target, key, value) {
        try {
          return handler(target, key, value);
        } catch (error) {
          throw ownError(error);
        }
      };
    },
    // E4X compares with `==`.
    // oxlint-disable-next-line eqeqeq
    equal: (left, right) => left == right,
    error: (kind, message) => new (errors[kind] ?? Error)(message),
    callText: (name, content, args) => texts[name]?.apply(content, args as unknown[]),
    isTextMethod: (name) => typeof texts[name] === 'function',
    define(name, value) {
      Object.defineProperty(global, name, { value, writable: true, configurable: true, enumerable: false });
    },
    namespace: Namespace as ScriptFunction,
    qname: QName as unknown as Makers['qname'],
    isXMLName: function isXMLName(name) {
      // Compiled at first use: this expression takes as long to create as all other makers, and few scripts need it.
      return /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(String(name));
    },
  };
}
