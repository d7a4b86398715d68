import type { World } from '../../platform/World';
import { HostError } from '../../realm/HostError';
import { OWN_SOURCE } from '../../realm/ownSource';
import { assignXml, deleteXml, type Content } from './assignXml';
import { equalXml } from './equalXml';
import { copyXml, makeXml, type XmlData } from './XmlData';
import { readLiteral } from './readLiteral';
import { parseXml, type ReadSettings } from './parseXml';
import { readName, selectXml } from './selectXml';
import type { XmlSettings } from './writeXml';
import { xmlMethods } from './xmlMethods';
import { lookUp, sourceOf, textOf, type XmlValue } from './XmlValue';

/** Names of the globals that the translation of E4X calls. */
export const XML_GLOBALS = {
  literal: '__xml__',
  same: '__same__',
  plus: '__plus__',
  typeOf: '__typeof__',
  name: '__name__',
} as const;

/** The member that the translation of `object.(test)` calls. */
export const FILTER = 'filter()';

type Settings = XmlSettings & ReadSettings;
type Any = (...args: unknown[]) => unknown;

/** Source of what must belong to the script's realm: constructors, functions and errors. */
const MAKERS = `(function () {${OWN_SOURCE}  var global = Function('return this')(), text = String.prototype;
  var errors = { Error: Error, TypeError: TypeError, SyntaxError: SyntaxError };
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
    }
  };
})()`;

type Trap = (target: never, key: never, value: never) => unknown;

interface Makers {
  func(
    handler: (self: unknown, args: ArrayLike<unknown>, isNew: boolean) => unknown,
  ): Any & { prototype: object };
  /** A trap of a Proxy. */
  trap(handler: Trap): Trap;
  equal(left: unknown, right: unknown): boolean;
  error(kind: string, message: string): Error;
  callText(name: string, content: string, args: unknown): unknown;
  isTextMethod(name: string): boolean;
  define(name: string, value: unknown): void;
  namespace: Any;
}

/** Gives a realm `XML`, `XMLList` and what the translation of E4X calls. */
export function installXml(world: World): void {
  const make = world.run(MAKERS, 'prelude') as Makers;
  const behind = new WeakMap<object, XmlValue>();
  const shown = new WeakMap<XmlData, object>();

  const guarded =
    <A extends unknown[], R>(action: (...args: A) => R) =>
    (...args: A): R => {
      try {
        return action(...args);
      } catch (error) {
        throw error instanceof HostError ? make.error(error.kind, error.message) : error;
      }
    };
  const valueOf = (value: unknown): XmlValue | undefined =>
    (typeof value === 'object' || typeof value === 'function') && value !== null
      ? behind.get(value)
      : undefined;
  const contentOf = (value: unknown): Content => valueOf(value) ?? String(value);
  const func = (action: (args: readonly unknown[], isNew: boolean) => unknown): Any & { prototype: object } =>
    make.func(guarded((_self, args, isNew) => show(action(Array.from(args), isNew))));

  /** The script's side of a value: a node always has the same one. */
  function show(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || !('nodes' in value)) return value;
    const xml = value as XmlValue;
    if (xml.isList) return present(xml, {});
    const node = xml.nodes[0];
    const known = shown.get(node) ?? present(xml, {});
    shown.set(node, known);
    return known;
  }

  function present(value: XmlValue, target: object): object {
    const traps = Object.entries(handlerOf(value) as Record<string, Trap>);
    const proxy = new Proxy(target, Object.fromEntries(traps.map(([name, trap]) => [name, make.trap(trap)])));
    behind.set(proxy, value);
    return proxy;
  }

  const settings: Settings = {
    prettyPrinting: true,
    prettyIndent: 2,
    ignoreWhitespace: true,
    ignoreComments: true,
    ignoreProcessingInstructions: true,
  };

  /** A method that a script gave all XML objects and lists: `XML.prototype.function::name = …`. */
  function scriptMethod(value: XmlValue, name: string): (() => unknown) | undefined {
    const given = Object.getOwnPropertyDescriptor(XML.prototype, name);
    if (name === 'constructor' || typeof given?.value !== 'function') return undefined;
    const method = given.value as Any;
    return (...args) => Reflect.apply(method, show(value), args) as unknown;
  }

  /** The list of that name, which is also the method of that name. */
  function member(value: XmlValue, name: string): unknown {
    const found = lookUp(value, readName(name));
    const added = scriptMethod(value, name);
    if (added) return present(found, added);
    const method = xmlMethods.get(name);
    if (!method && !make.isTextMethod(name)) return show(found);
    // A target without a prototype: lists show no members but their places.
    return present(found, (...args: unknown[]): unknown => {
      if (!method) return make.callText(name, textOf(value, settings), args);
      return show(method(value, args.map(contentOf), settings));
    });
  }

  function read(value: XmlValue, key: string | symbol): unknown {
    if (key === Symbol.toPrimitive) return () => textOf(value, settings);
    if (key === Symbol.toStringTag) return value.isList ? 'XMLList' : 'XML';
    if (typeof key === 'symbol') return undefined;
    if (key === FILTER) return func(([test]) => filter(value, test as Any));
    if (!/^\d+$/.test(key)) return member(value, key);
    const node = value.nodes[Number(key)] as XmlData | undefined;
    return node && show({ nodes: [node], isList: false });
  }

  function filter(value: XmlValue, test: Any): XmlValue {
    const nodes = value.nodes.filter((node) => {
      const result = test(show({ nodes: [node], isList: false }));
      return valueOf(result) ? valueOf(result)?.nodes.length !== 0 : Boolean(result);
    });
    return { nodes, isList: true };
  }

  function handlerOf(value: XmlValue): ProxyHandler<object> {
    const isPlace = (key: string | symbol): boolean =>
      typeof key === 'string' && /^\d+$/.test(key) && Number(key) < value.nodes.length;
    return {
      get: guarded((_target, key) => read(value, key)),
      set: guarded((_target, key, content) => {
        if (typeof key === 'string') assignXml(value, key, contentOf(content));
        return true;
      }),
      deleteProperty: guarded((_target, key) => {
        if (typeof key === 'string') deleteXml(value, key);
        return true;
      }),
      has: (_target, key) =>
        typeof key === 'string' && (isPlace(key) || selectXml(value.nodes, readName(key)).length > 0),
      ownKeys: () => value.nodes.map((_node, index) => String(index)),
      getOwnPropertyDescriptor: (_target, key) =>
        isPlace(key)
          ? { value: read(value, key), writable: true, enumerable: true, configurable: true }
          : undefined,
      getPrototypeOf: () => XML.prototype,
      apply: guarded((target, _self, args: unknown[]) => (target as Any)(...args)),
    };
  }

  function parsed(source: unknown): XmlData[] {
    const known = valueOf(source);
    if (known) return known.nodes;
    if (source === null || source === undefined)
      throw new HostError(`can't convert ${String(source)} to XML`, 'TypeError');
    return parseXml(String(source), settings);
  }

  const XML = func((args, isNew) => {
    const nodes = args.length === 0 ? [] : parsed(args[0]);
    if (nodes.length > 1)
      throw new HostError("can't convert an XMLList or several nodes to XML", 'SyntaxError');
    const node = (nodes[0] as XmlData | undefined) ?? makeXml('text', '');
    return { nodes: [isNew ? copyXml(node) : node], isList: false };
  });
  const XMLList = func((args) => ({ nodes: args.length === 0 ? [] : [...parsed(args[0])], isList: true }));
  // The engine gives both the same one. What a script adds there shows in no loop over XML.
  XML.prototype = XMLList.prototype = new Proxy(XML.prototype, {
    set: make.trap((target: object, key: string, value: unknown) =>
      Reflect.defineProperty(target, key, { value, writable: true, configurable: true, enumerable: false }),
    ) as () => boolean,
  });
  for (const name of Object.keys(settings) as (keyof Settings)[]) {
    Object.defineProperty(XML, name, {
      get: make.func(() => settings[name]),
      set: make.func((_self, args) => void (settings[name] = args[0] as never)),
      enumerable: true,
    });
  }
  make.define('XML', XML);
  make.define('XMLList', XMLList);
  make.define('Namespace', make.namespace);

  const asText = (value: unknown, isInTag: boolean): string | undefined => {
    const xml = valueOf(value);
    if (!xml) return undefined;
    return isInTag ? textOf(xml, settings) : sourceOf(xml, { ...settings, prettyPrinting: false });
  };
  make.define(
    XML_GLOBALS.literal,
    func(([strings, ...values]) => {
      const { source, isList } = readLiteral((strings as { raw: string[] }).raw, values, asText);
      const nodes = parseXml(source, settings);
      return isList ? { nodes, isList } : { nodes: nodes.slice(0, 1), isList };
    }),
  );
  make.define(
    XML_GLOBALS.same,
    func(([left, right]) => {
      const [a, b] = [valueOf(left), valueOf(right)];
      if (!a && !b) return make.equal(left, right);
      return equalXml({ xml: a, value: left }, { xml: b, value: right }, settings);
    }),
  );
  make.define(
    XML_GLOBALS.plus,
    func(([left, right]) => {
      const [a, b] = [valueOf(left), valueOf(right)];
      if (a && b) return { nodes: [...a.nodes, ...b.nodes], isList: true };
      return (left as string) + (right as string);
    }),
  );
  make.define(
    XML_GLOBALS.typeOf,
    func(([value]) => (valueOf(value) ? 'xml' : typeof value)),
  );
  make.define(
    XML_GLOBALS.name,
    func(([operator, space, name]) => {
      const uri = typeof space === 'object' && space !== null && 'uri' in space ? space.uri : space;
      return `${String(operator)}{${String(uri)}}${String(name)}`;
    }),
  );
}
