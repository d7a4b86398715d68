import { HostError } from '../../../document/checks/HostError';
import { isSimple, makeXml, type XmlData } from './XmlData';
import { selectXml, type XmlName } from './selectXml';
import { writeXml, type XmlSettings } from './writeXml';

/** An XML value of a script: one node (`XML`), or a list of nodes (`XMLList`) and where it was looked up. */
export interface XmlValue {
  nodes: XmlData[];
  isList: boolean;
  of?: { base: XmlValue; name: XmlName };
}

/** The list that a script gets when it looks a name up. */
export function lookUp(base: XmlValue, name: XmlName): XmlValue {
  return { nodes: selectXml(base.nodes, name), isList: true, of: { base, name } };
}

export function hasSimpleContent({ nodes }: XmlValue): boolean {
  const [only, ...others] = nodes;
  if (only && others.length === 0) return isSimple(only);
  return nodes.every(({ kind }) => kind !== 'element');
}

/** The text of simple content; the XML source of any other. */
export function textOfXml(value: XmlValue, settings: XmlSettings): string {
  if (!hasSimpleContent(value)) return sourceOf(value, settings);
  return value.nodes.map(plainText).join('');
}

export function sourceOf({ nodes }: XmlValue, settings: XmlSettings): string {
  return nodes.map((node) => writeXml(node, settings)).join('\n');
}

function plainText(node: XmlData): string {
  if (node.kind === 'element')
    return node.children.map(({ kind, text }) => (kind === 'text' ? text : '')).join('');
  return node.kind === 'text' || node.kind === 'attribute' ? node.text : '';
}

/**
 * The only node of a value, created if the name was looked up and does not exist yet. Undefined if it cannot be
 * created, as in an empty result of a filter: assigning to that has no effect (ECMA-357, 9.2.1.2 and 9.2.1.10).
 */
export function nodeToChange(value: XmlValue): XmlData | undefined {
  if (value.nodes.length === 1) return value.nodes[0];
  if (value.nodes.length > 1) {
    throw new HostError(
      `an XMLList of ${value.nodes.length} cannot be changed: choose one of its nodes`,
      'TypeError',
    );
  }
  if (!value.of || value.of.name.name === '*' || value.of.name.isDeep) return undefined;
  const parent = nodeToChange(value.of.base);
  if (!parent) return undefined;
  const { name, uri, isAttribute } = value.of.name;
  const made = makeXml(isAttribute ? 'attribute' : 'element', name, '', uri);
  append(parent, made);
  value.nodes.push(made);
  return made;
}

/** Adds a node at the end of its parent's children or attributes. */
export function append(parent: XmlData, node: XmlData): void {
  insert(parent, parent.children.length, [node]);
}

/** Inserts nodes at an index among the children of a parent; attributes have no order. */
export function insert(parent: XmlData, at: number, nodes: readonly XmlData[]): void {
  for (const node of nodes) node.parent = parent;
  const [first] = nodes;
  if (first?.kind === 'attribute') parent.attributes.push(first);
  else insertAt(parent.children, at, nodes);
}

/** Not `splice` with all nodes as arguments: their number is limited. */
export function insertAt(list: XmlData[], at: number, nodes: readonly XmlData[]): void {
  const after = list.splice(at);
  for (const node of nodes) list.push(node);
  for (const node of after) list.push(node);
}

/** Removes a node from its parent. */
export function detach(node: XmlData): void {
  const { parent } = node;
  if (!parent) return;
  const list = node.kind === 'attribute' ? parent.attributes : parent.children;
  const index = list.indexOf(node);
  if (index >= 0) list.splice(index, 1);
  node.parent = null;
}

/** Replaces the content of an element by one text, or the value of an attribute. */
export function setText(node: XmlData, text: string): void {
  if (node.kind !== 'element') node.text = text;
  else {
    node.children = [];
    if (text !== '') append(node, makeXml('text', '', text));
  }
}
