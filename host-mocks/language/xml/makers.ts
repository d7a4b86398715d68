import { OWN_SOURCE } from '../../realm/ownSource';

/** A function of a script, or one that it may call. */
export type ScriptFunction = (...args: unknown[]) => unknown;

/** Source of what must belong to the script's realm: constructors, functions and errors. */
export const MAKERS = `(function () { 'use strict';${OWN_SOURCE}  var global = globalThis, text = String.prototype;
  var errors = { Error: Error, TypeError: TypeError, SyntaxError: SyntaxError };
  var isName = /^[\\p{L}_][\\p{L}\\p{N}_.-]*$/u;
  function makeQName() {
    function QName(space, name) {
      if (!(this instanceof QName)) return arguments.length > 1 ? new QName(space, name) : new QName(space);
      var hasSpace = arguments.length > 1;
      this.uri = !hasSpace ? '' : space === null ? null : String(space);
      this.localName = String(hasSpace ? name : space);
    }
    Object.defineProperty(QName.prototype, 'toString', {
      value: function toString() {
        return this.uri === '' ? this.localName : (this.uri === null ? '*' : this.uri) + '::' + this.localName;
      },
      writable: true,
      configurable: true
    });
    return QName;
  }
  return {
    func: function (handler) {
      return function () {
        try { return handler(this, arguments, !!new.target); } catch (error) { throw ownError(error); }
      };
    },
    trap: function (handler) {
      return function (target, key, value) {
        try { return handler(target, key, value); } catch (error) { throw ownError(error); }
      };
    },
    equal: function (left, right) { return left == right; },
    error: function (kind, message) { return new (errors[kind] || Error)(message); },
    callText: function (name, content, args) { return text[name].apply(content, args); },
    isTextMethod: function (name) { return typeof text[name] === 'function'; },
    define: function (name, value) {
      Object.defineProperty(global, name, { value: value, writable: true, configurable: true, enumerable: false });
    },
    namespace: function Namespace(prefix, uri) {
      if (!(this instanceof Namespace)) return new Namespace(prefix, uri);
      this.prefix = arguments.length > 1 ? String(prefix) : undefined;
      this.uri = String(arguments.length > 1 ? uri : prefix === undefined ? '' : prefix);
      this.toString = function () { return this.uri; };
    },
    qname: makeQName(),
    isXMLName: function isXMLName(name) { return isName.test(String(name)); }
  };
})()`;

export type Trap = (target: never, key: never, value: never) => unknown;

/** What `MAKERS` gives. */
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
