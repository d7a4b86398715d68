import { HostError, notImplemented } from '../../../document/checks/HostError';
import { contentNodes, type XmlContent } from './assignXml';
import { copyXml, type XmlData } from './XmlData';
import { readName, selectXml } from './selectXml';
import type { XmlSettings } from './writeXml';
import {
  detach,
  hasSimpleContent,
  insert,
  lookUp,
  nodeToChange,
  sourceOf,
  textOfXml,
  type XmlValue,
} from './XmlValue';

type Method = (value: XmlValue, args: readonly XmlContent[], settings: XmlSettings) => unknown;

/** Methods of a single node; a list of one node has them too. */
const ofNode: Readonly<
  Record<string, (node: XmlData, args: readonly XmlContent[], self: XmlValue) => unknown>
> = {
  appendChild: (node, [child], self) => (insert(node, node.children.length, contentNodes(child)), self),
  prependChild: (node, [child], self) => (insert(node, 0, contentNodes(child)), self),
  setChildren: (node, [children], self) => {
    node.children = [];
    insert(node, 0, contentNodes(children));
    return self;
  },
  insertChildAfter: (node, [after, child], self) => insertBeside(node, after, child, 1) && self,
  insertChildBefore: (node, [before, child], self) => insertBeside(node, before, child, 0) && self,
  replace: (node, [key, child], self) => {
    const name = readName(textArgument(key));
    const childIndex = Number(name.name);
    const old = /^\d+$/.test(name.name)
      ? node.children.slice(childIndex, childIndex + 1)
      : selectXml([node], name);
    const [first] = old;
    if (!first) return self;
    const at = node.children.indexOf(first);
    for (const each of old) detach(each);
    insert(node, at, contentNodes(child));
    return self;
  },
  childIndex: (node) => (node.kind === 'attribute' || !node.parent ? -1 : node.parent.children.indexOf(node)),
  nodeKind: (node) => node.kind,
  localName: (node) => (node.name === '' ? null : node.name),
  name: (node) => (node.name === '' ? null : { localName: node.name, uri: node.uri }),
  namespace: (node) => node.uri,
  setName: (node, [name]) => void (node.name = textArgument(name)),
  setLocalName: (node, [name]) => void (node.name = textArgument(name)),
};

/** The methods of XML objects (ECMA-357, 13.4 and 13.5) by their names. */
export const xmlMethods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ...Object.entries(ofNode).map(([name, method]): [string, Method] => [
    name,
    (value, args) => method(oneOf(value, name), args, value),
  ]),
  ['attribute', (value, [name]) => lookUp(value, readName(`@${textArgument(name)}`))],
  ['attributes', (value) => lookUp(value, readName('@*'))],
  ['child', (value, [name]) => childOf(value, textArgument(name))],
  ['children', (value) => lookUp(value, readName('*'))],
  [
    'elements',
    (value, [name]) => kindOf(lookUp(value, readName(name ? textArgument(name) : '*')), 'element'),
  ],
  ['text', (value) => kindOf(lookUp(value, readName('*')), 'text')],
  ['comments', (value) => kindOf(lookUp(value, readName('*')), 'comment')],
  ['processingInstructions', (value) => kindOf(lookUp(value, readName('*')), 'processing-instruction')],
  ['descendants', (value, [name]) => lookUp(value, readName(`..${name ? textArgument(name) : '*'}`))],
  ['copy', ({ nodes, isList }) => ({ nodes: nodes.map(copyXml), isList })],
  ['length', ({ nodes }) => nodes.length],
  ['parent', ({ nodes }) => parentOf(nodes)],
  [
    'contains',
    (value, [other], settings) =>
      typeof other === 'object' &&
      value.nodes.some(
        (node) => sourceOf({ nodes: [node], isList: false }, settings) === sourceOf(other, settings),
      ),
  ],
  ['hasSimpleContent', (value) => hasSimpleContent(value)],
  ['hasComplexContent', (value) => !hasSimpleContent(value)],
  ['hasOwnProperty', (value, [name]) => isThere(value, textArgument(name))],
  [
    'propertyIsEnumerable',
    (value, [name]) => /^\d+$/.test(textArgument(name)) && isThere(value, textArgument(name)),
  ],
  ['normalize', (value) => value],
  ['valueOf', (value) => value],
  ['toString', (value, _args, settings) => textOfXml(value, settings)],
  ['toSource', (value, _args, settings) => sourceOf(value, settings)],
  ['toXMLString', (value, _args, settings) => sourceOf(value, settings)],
  ...['addNamespace', 'inScopeNamespaces', 'namespaceDeclarations', 'removeNamespace', 'setNamespace'].map(
    (name): [string, Method] => [
      name,
      () => {
        throw notImplemented(`XML.${name}`);
      },
    ],
  ),
]);

function oneOf(value: XmlValue, method: string): XmlData {
  const [only, ...others] = value.nodes;
  if (only && others.length === 0) return only;
  const made = /^(append|prepend|set|insert)/.test(method) ? nodeToChange(value) : undefined;
  if (made) return made;
  throw new HostError(
    `cannot call the ${method} method on an XML list with ${value.nodes.length} elements`,
    'TypeError',
  );
}

function textArgument(value: XmlContent | undefined): string {
  if (typeof value === 'string') return value;
  return value?.nodes.map(({ text, name }) => text || name).join('') ?? 'undefined';
}

function childOf(value: XmlValue, name: string): XmlValue {
  if (!/^\d+$/.test(name)) return lookUp(value, readName(name));
  const nodes = value.nodes.flatMap(({ children }) => children.slice(Number(name), Number(name) + 1));
  return { nodes, isList: true };
}

function kindOf(value: XmlValue, kind: XmlData['kind']): XmlValue {
  return { nodes: value.nodes.filter((node) => node.kind === kind), isList: true };
}

/** The common parent; undefined if the nodes have different parents. */
function parentOf(nodes: readonly XmlData[]): XmlValue | null | undefined {
  const parent = nodes[0]?.parent;
  if (nodes.length === 0 || nodes.some((node) => node.parent !== parent)) return undefined;
  return parent ? { nodes: [parent], isList: false } : null;
}

function insertBeside(
  node: XmlData,
  beside: XmlContent | undefined,
  child: XmlContent | undefined,
  step: number,
): boolean {
  const [sibling] = typeof beside === 'object' ? beside.nodes : [];
  const index = sibling ? node.children.indexOf(sibling) : -1;
  if (index < 0) {
    if (beside !== 'null') return true;
    insert(node, step === 1 ? 0 : node.children.length, contentNodes(child));
  } else insert(node, index + step, contentNodes(child));
  return true;
}

function isThere(value: XmlValue, name: string): boolean {
  return /^\d+$/.test(name)
    ? Number(name) < value.nodes.length
    : selectXml(value.nodes, readName(name)).length > 0;
}
