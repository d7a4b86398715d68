import { HostError } from '../../realm/HostError';
import { assignXml, deleteXml, type XmlContent } from './assignXml';
import type { ScriptFunction, Makers, Trap } from './makers';
import type { ReadSettings } from './parseXml';
import { readName, selectXml } from './selectXml';
import type { XmlSettings } from './writeXml';
import type { XmlData } from './XmlData';
import { xmlMethods } from './xmlMethods';
import { FILTER } from './xmlNames';
import { lookUp, textOfXml, type XmlValue } from './XmlValue';

/** What `name()` gives. */
interface QualifiedName {
  uri: string;
  localName: string;
}

export type Settings = XmlSettings & ReadSettings;

/** The script's side of XML: proxies for nodes and lists, and what stands behind each. */
export class XmlFacades {
  /** What a script can set on `XML`. */
  readonly settings: Settings = {
    prettyPrinting: true,
    prettyIndent: 2,
    ignoreWhitespace: true,
    ignoreComments: true,
    ignoreProcessingInstructions: true,
  };
  /** The prototype of all XML objects and lists; what a script adds there they all have. */
  prototype: object = {};
  private readonly behind = new WeakMap<object, XmlValue>();
  private readonly shown = new WeakMap<XmlData, object>();

  constructor(private readonly make: Makers) {}

  /** What stands behind an object of the script; undefined for what is not XML. */
  valueOf(object: unknown): XmlValue | undefined {
    const isObject = (typeof object === 'object' || typeof object === 'function') && object !== null;
    return isObject ? this.behind.get(object) : undefined;
  }

  /** The script's side of a value: a node always has the same one. What is not XML stays as it is. */
  show(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if ('localName' in value) return this.showName(value as QualifiedName);
    if (!('nodes' in value)) return value;
    const xml = value as XmlValue;
    const [node] = xml.nodes;
    if (xml.isList || !node) return this.present(xml, {});
    const known = this.shown.get(node) ?? this.present(xml, {});
    this.shown.set(node, known);
    return known;
  }

  private showName({ uri, localName }: QualifiedName): object {
    return new this.make.qname(uri, localName);
  }

  /** A function for scripts; errors of the host become the script's own. */
  func(
    action: (args: readonly unknown[], isNew: boolean) => unknown,
  ): ScriptFunction & { prototype: object } {
    return this.make.func(this.guard((_self, args, isNew) => this.show(action(Array.from(args), isNew))));
  }

  private guard<A extends unknown[], R>(action: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      try {
        return action(...args);
      } catch (error) {
        throw error instanceof HostError ? this.make.error(error.kind, error.message) : error;
      }
    };
  }

  private contentOf(value: unknown): XmlContent {
    return this.valueOf(value) ?? String(value);
  }

  private present(value: XmlValue, target: object): object {
    const traps = Object.entries(this.handlerOf(value) as Record<string, Trap>);
    const handler = Object.fromEntries(traps.map(([name, trap]) => [name, this.make.trap(trap)]));
    const proxy = new Proxy(target, handler);
    this.behind.set(proxy, value);
    return proxy;
  }

  private handlerOf(value: XmlValue): ProxyHandler<object> {
    const isPlace = (key: string | symbol): boolean =>
      typeof key === 'string' && /^\d+$/.test(key) && Number(key) < value.nodes.length;
    return {
      get: this.guard((_target, key) => this.read(value, key)),
      set: this.guard((_target, key, content) => {
        if (typeof key === 'string') assignXml(value, key, this.contentOf(content));
        return true;
      }),
      deleteProperty: this.guard((_target, key) => {
        if (typeof key === 'string') deleteXml(value, key);
        return true;
      }),
      has: (_target, key) =>
        typeof key === 'string' && (isPlace(key) || selectXml(value.nodes, readName(key)).length > 0),
      ownKeys: () => value.nodes.map((_node, index) => String(index)),
      getOwnPropertyDescriptor: (_target, key) =>
        isPlace(key)
          ? { value: this.read(value, key), writable: true, enumerable: true, configurable: true }
          : undefined,
      getPrototypeOf: () => this.prototype,
      apply: this.guard((target, _self, args: unknown[]) => (target as ScriptFunction)(...args)),
    };
  }

  private read(value: XmlValue, key: string | symbol): unknown {
    if (key === Symbol.toPrimitive) return () => textOfXml(value, this.settings);
    if (key === Symbol.toStringTag) return value.isList ? 'XMLList' : 'XML';
    if (typeof key === 'symbol') return undefined;
    if (key === FILTER) return this.func(([test]) => this.filter(value, test as ScriptFunction));
    if (!/^\d+$/.test(key)) return this.member(value, key);
    const node = value.nodes[Number(key)] as XmlData | undefined;
    return node && this.show({ nodes: [node], isList: false });
  }

  private filter(value: XmlValue, test: ScriptFunction): XmlValue {
    const nodes = value.nodes.filter((node) => {
      const result = test(this.show({ nodes: [node], isList: false }));
      const xml = this.valueOf(result);
      return xml ? xml.nodes.length !== 0 : Boolean(result);
    });
    return { nodes, isList: true };
  }

  /** The list of that name, which is also the method of that name. */
  private member(value: XmlValue, name: string): unknown {
    const found = lookUp(value, readName(name));
    const added = this.scriptMethod(value, name);
    if (added) return this.present(found, added);
    const method = xmlMethods.get(name);
    if (!method && !this.make.isTextMethod(name)) return this.show(found);
    // A target without a prototype: lists show no members but their places.
    return this.present(found, (...args: unknown[]): unknown => {
      if (!method) return this.make.callText(name, textOfXml(value, this.settings), args);
      const contents = args.map((arg) => this.contentOf(arg));
      return this.show(method(value, contents, this.settings));
    });
  }

  /** A method that a script gave all XML objects and lists: `XML.prototype.function::name = …`. */
  private scriptMethod(value: XmlValue, name: string): (() => unknown) | undefined {
    const given = Object.getOwnPropertyDescriptor(this.prototype, name);
    if (name === 'constructor' || typeof given?.value !== 'function') return undefined;
    const method = given.value as ScriptFunction;
    return (...args) => Reflect.apply(method, this.show(value), args) as unknown;
  }
}
