import { HostError } from '../../../document/checks/HostError';
import type { World } from '../../../platform/World';
import { evaluateInRealm } from '../../realm/evaluateInRealm';
import type { TypeChecks } from '../../realm/typeChecks';
import { type Makers, makeMakers } from './makers';
import { parseXml } from './parseXml';
import { readLiteral } from './readLiteral';
import type { XmlSettings } from './writeXml';
import { type XmlData, copyXml, makeXml } from './XmlData';
import { type Settings, XmlFacades } from './XmlFacades';
import { XML_GLOBALS } from './xmlNames';
import { type XmlValue, hasSimpleContent, sourceOf, textOfXml } from './XmlValue';

/** Adds `XML`, `XMLList` and the functions that translated E4X calls to a realm. */
export function installXml(world: World, own: TypeChecks): void {
  const make = evaluateInRealm(world, makeMakers)(own);
  const facades = new XmlFacades(make);
  defineConstructors(make, facades);
  defineLiteral(make, facades);
  defineOperators(make, facades);
}

function defineConstructors(make: Makers, facades: XmlFacades): void {
  const { settings } = facades;
  const XML = facades.func((args, isNew) => {
    const nodes = args.length === 0 ? [] : nodesOf(args[0], facades);
    if (nodes.length > 1)
      throw new HostError("can't convert an XMLList or several nodes to XML", 'SyntaxError');
    const node = (nodes[0] as XmlData | undefined) ?? makeXml('text', '');
    return { nodes: [isNew ? copyXml(node) : node], isList: false };
  });
  const XMLList = facades.func((args) => ({
    nodes: args.length === 0 ? [] : [...nodesOf(args[0], facades)],
    isList: true,
  }));
  // In the engine both have the same prototype. Members that a script adds to it are not enumerated by loops over XML.
  facades.prototype = new Proxy(XML.prototype, {
    set: make.trap((target: object, key: string, value: unknown) =>
      Reflect.defineProperty(target, key, { value, writable: true, configurable: true, enumerable: false }),
    ) as () => boolean,
  });
  XML.prototype = XMLList.prototype = facades.prototype;
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
  make.define('QName', make.qname);
  make.define('isXMLName', make.isXMLName);
}

/** The nodes of a value that a script converts to XML. @throws HostError for null and undefined */
function nodesOf(source: unknown, facades: XmlFacades): XmlData[] {
  const xml = facades.valueOf(source);
  if (xml) return xml.nodes;
  if (source === null || source === undefined)
    throw new HostError(`can't convert ${String(source)} to XML`, 'TypeError');
  return parseXml(String(source), facades.settings);
}

function defineLiteral(make: Makers, facades: XmlFacades): void {
  const { settings } = facades;
  const asText = (value: unknown, isInTag: boolean): string | undefined => {
    const xml = facades.valueOf(value);
    if (!xml) return undefined;
    return isInTag ? textOfXml(xml, settings) : sourceOf(xml, { ...settings, prettyPrinting: false });
  };
  make.define(
    XML_GLOBALS.literal,
    facades.func(([strings, ...values]) => {
      const { source, isList } = readLiteral((strings as { raw: string[] }).raw, values, asText);
      const nodes = parseXml(source, settings);
      return isList ? { nodes, isList } : { nodes: nodes.slice(0, 1), isList };
    }),
  );
  make.define(
    XML_GLOBALS.name,
    facades.func(([operator, space, name]) => {
      const uri = typeof space === 'object' && space !== null && 'uri' in space ? space.uri : space;
      return `${String(operator)}{${String(uri)}}${String(name)}`;
    }),
  );
}

function defineOperators(make: Makers, facades: XmlFacades): void {
  make.define(
    XML_GLOBALS.same,
    facades.func(([left, right]) => {
      const [a, b] = [facades.valueOf(left), facades.valueOf(right)];
      if (!a && !b) return make.equal(left, right);
      return equalXml({ xml: a, value: left }, { xml: b, value: right }, facades.settings);
    }),
  );
  make.define(
    XML_GLOBALS.plus,
    facades.func(([left, right]) => {
      const [a, b] = [facades.valueOf(left), facades.valueOf(right)];
      if (a && b) return { nodes: [...a.nodes, ...b.nodes], isList: true };
      return (left as string) + (right as string);
    }),
  );
  make.define(
    XML_GLOBALS.typeOf,
    facades.func(([value]) => (facades.valueOf(value) ? 'xml' : typeof value)),
  );
}

/** An operand of `==`: its XML, if it is XML, and the value itself. */
interface Operand {
  xml: XmlValue | undefined;
  value: unknown;
}

/**
 * `left == right` where at least one side is XML (ECMA-357, 11.5.1 and 9.2.1.9): a list of one node is compared as that
 * node, an empty list equals only undefined, and simple content is compared as text, also with numbers and booleans.
 */
function equalXml(left: Operand, right: Operand, settings: XmlSettings): boolean {
  const [a, b] = [unlisted(left), unlisted(right)];
  if (a.xml && b.xml) return equalNodes(a.xml, b.xml, settings);
  const [xml, { value }] = a.xml ? [a.xml, b] : [b.xml, a];
  if (!xml || xml.isList) return value === undefined && xml?.nodes.length === 0;
  const text = textOfXml(xml, settings);
  if (hasSimpleContent(xml)) return text === String(value);
  return typeof value === 'number' ? Number(text) === value : text === value;
}

/** Replaces a list of one node by that node. */
function unlisted({ xml, value }: Operand): Operand {
  if (!xml?.isList || xml.nodes.length !== 1) return { xml, value };
  return { xml: { nodes: xml.nodes, isList: false }, value };
}

function equalNodes(a: XmlValue, b: XmlValue, settings: XmlSettings): boolean {
  if (a.nodes.length !== b.nodes.length) return false;
  if (isBare(a) && hasSimpleContent(b)) return textOfXml(a, settings) === textOfXml(b, settings);
  if (isBare(b) && hasSimpleContent(a)) return textOfXml(a, settings) === textOfXml(b, settings);
  return areSame(a.nodes, b.nodes);
}

/** True for a text or an attribute. */
function isBare({ nodes, isList }: XmlValue): boolean {
  return !isList && nodes.every(({ kind }) => kind === 'text' || kind === 'attribute');
}

/** True if names, children and attributes (in any order) are equal. */
function isSame(a: XmlData, b: XmlData): boolean {
  if (a.kind !== b.kind || a.name !== b.name || a.uri !== b.uri || a.text !== b.text) return false;
  if (a.attributes.length !== b.attributes.length || a.children.length !== b.children.length) return false;
  const hasAttributes = a.attributes.every((own) => b.attributes.some((other) => isSame(own, other)));
  return hasAttributes && areSame(a.children, b.children);
}

function areSame(some: readonly XmlData[], others: readonly XmlData[]): boolean {
  return some.every((node, index) => {
    const other = others[index];
    return other !== undefined && isSame(node, other);
  });
}
