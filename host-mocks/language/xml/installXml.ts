import type { World } from '../../../platform/World';
import { HostError } from '../../../document/checks/HostError';
import { madeThere } from '../../realm/madeThere';
import type { OwnTests } from '../../realm/ownTests';
import { equalXml } from './equalXml';
import { makeMakers, type Makers } from './makers';
import { parseXml } from './parseXml';
import { readLiteral } from './readLiteral';
import { copyXml, makeXml, type XmlData } from './XmlData';
import { XmlFacades, type Settings } from './XmlFacades';
import { XML_GLOBALS } from './xmlNames';
import { sourceOf, textOfXml } from './XmlValue';

/** Adds `XML`, `XMLList` and the functions that translated E4X calls to a realm. */
export function installXml(world: World, own: OwnTests): void {
  const make = madeThere(world, makeMakers)(own);
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
