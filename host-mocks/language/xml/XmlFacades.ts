import { HostError } from '../../../document/checks/HostError';
import { assignXml, deleteXml, type XmlContent } from './assignXml';
import type { ScriptFunction, Makers, Trap } from './makers';
import type { ReadSettings } from './parseXml';
import { readName, selectXml } from './selectXml';
import type { XmlSettings } from './writeXml';
import type { XmlData } from './XmlData';
import { xmlMethods } from './xmlMethods';
import { FILTER } from './xmlNames';
import { lookUp, textOfXml, type XmlValue } from './XmlValue';

/** The result of `name()`. */
interface QualifiedName {
  uri: string;
  localName: string;
}

export type Settings = XmlSettings & ReadSettings;

/** The script's side of XML: proxies for nodes and lists, and the value that each represents. */
export class XmlFacades {
  /** The settings that a script can change on `XML`. */
  readonly settings: Settings = {
    prettyPrinting: true,
    prettyIndent: 2,
    ignoreWhitespace: true,
    ignoreComments: true,
    ignoreProcessingInstructions: true,
  };
  /** The prototype of all XML objects and lists: all of them have what a script adds to it. */
  prototype: object = {};
  private readonly behind = new WeakMap<object, XmlValue>();
  private readonly shown = new WeakMap<XmlData, object>();

  constructor(private readonly make: Makers) {}

  /** The value that an object of the script represents; undefined if it is not XML. */
  valueOf(object: unknown): XmlValue | undefined {
    const isObject = (typeof object === 'object' || typeof object === 'function') && object !== null;
    return isObject ? this.behind.get(object) : undefined;
  }

  /** The proxy of a value: a node always has the same one. A value that is not XML is returned unchanged. */
  show(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if ('localName' in value) return this.showName(value as QualifiedName);
    if (!('nodes' in value)) return value;
    const xml = value as XmlValue;
    const [node] = xml.nodes;
    if (xml.isList || !node) return this.present(xml, {});
    const facade = this.shown.get(node) ?? this.present(xml, {});
    this.shown.set(node, facade);
    return facade;
  }

  private showName({ uri, localName }: QualifiedName): object {
    return new this.make.qname(uri, localName);
  }

  /** A function for scripts; its errors become errors of the script's realm. */
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
    const list = lookUp(value, readName(name));
    const added = this.scriptMethod(value, name);
    if (added) return this.present(list, added);
    const method = xmlMethods.get(name);
    if (!method && !this.make.isTextMethod(name)) return this.show(list);
    // A target without a prototype: lists have no visible members but their indexes.
    return this.present(list, (...args: unknown[]): unknown => {
      if (!method) return this.make.callText(name, textOfXml(value, this.settings), args);
      const contents = args.map((arg) => this.contentOf(arg));
      return this.show(method(value, contents, this.settings));
    });
  }

  /** A method that a script added to all XML objects and lists: `XML.prototype.function::name = …`. */
  private scriptMethod(value: XmlValue, name: string): (() => unknown) | undefined {
    const given = Object.getOwnPropertyDescriptor(this.prototype, name);
    if (name === 'constructor' || typeof given?.value !== 'function') return undefined;
    const method = given.value as ScriptFunction;
    return (...args) => Reflect.apply(method, this.show(value), args) as unknown;
  }
}
