import type { XmlNode } from '../../../document/xml/XmlNode';
import { TABLES } from '../../../document/xfl/schema/tables';
import type { XflAttribute } from '../../../document/xfl/schema/XflAttribute';
import { digest } from './digest';
import type { FactProperties } from './Facts';

/** Attributes of the editor, such as selections; they are not content. */
export const SESSION: ReadonlySet<string> = new Set([
  'autoNamed',
  'current',
  'currentFrame',
  'highlight',
  'isExpanded',
  'isSelected',
  'keyMode',
  'lastModified',
  'selected',
]);

/** Maximum number of nodes below a child; the content of a larger one is a digest. */
const MANY = 60;

/** Everything that a node sets, except what is omitted. @param omitted - names of attributes and children */
export function flatten(node: XmlNode, omitted: ReadonlySet<string>): FactProperties {
  const properties = new Map<string, string>();
  addAttributes(properties, node, '', omitted);
  for (const [name, child] of namedChildren(node))
    if (!omitted.has(child.name)) addChild(properties, child, name);
  // An assignment would lose an attribute of the name `__proto__`.
  return Object.fromEntries(properties);
}

function addAttributes(
  properties: Map<string, string>,
  node: XmlNode,
  path: string,
  omitted?: ReadonlySet<string>,
): void {
  const table = TABLES.get(node.name);
  for (const [name, value] of node.attributes()) {
    if (SESSION.has(name) || name.startsWith('xmlns') || omitted?.has(name)) continue;
    const attribute = table && Object.hasOwn(table, name) ? table[name] : undefined;
    if (attribute && isDefault(attribute, node)) continue;
    properties.set(path === '' ? name : `${path}.${name}`, value);
  }
}

/** True for an attribute that says what its absence means: some programs write it. */
export function isDefault(attribute: XflAttribute, node: XmlNode): boolean {
  return attribute.isKnown(node) && attribute.read(node) === attribute.initial;
}

function addChild(properties: Map<string, string>, child: XmlNode, path: string): void {
  if (isLong(child)) {
    properties.set(path, `#${digest(textOfNode(child))}`);
    return;
  }
  addAttributes(properties, child, path);
  const text = child.children.length === 0 ? child.text().trim() : '';
  if (text !== '') properties.set(path, text);
  for (const [name, inner] of namedChildren(child)) {
    // `color/Color`, `filters/GlowFilter`: the inner name repeats the outer one.
    const isRepeated = name.toLowerCase() === path.split('.').at(-1)?.toLowerCase();
    addChild(properties, inner, isRepeated ? path : `${path}.${name}`);
  }
}

/** Children with names that differ: `FillStyle` twice becomes `fillStyle1`, `fillStyle2`. */
function namedChildren(node: XmlNode): [string, XmlNode][] {
  const totals = new Map<string, number>();
  for (const { name } of node.children) totals.set(name, (totals.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return node.children.map((child) => {
    const number = (seen.get(child.name) ?? 0) + 1;
    seen.set(child.name, number);
    const short = child.name.replace(/^DOM/, '');
    const name = short.charAt(0).toLowerCase() + short.slice(1);
    return [(totals.get(child.name) ?? 0) > 1 ? `${name}${number}` : name, child];
  });
}

function isLong(node: XmlNode): boolean {
  const nodes = node.subtree();
  for (let count = 0; count <= MANY; count++) if (nodes.next().done) return false;
  return true;
}

/** A node and everything below it as one text. */
export function textOfNode(node: XmlNode): string {
  const parts: string[] = [];
  for (const inner of node.subtree()) {
    parts.push(inner.name);
    for (const [name, raw] of inner.rawAttributes()) if (!SESSION.has(name)) parts.push(`${name}=${raw}`);
    if (inner.children.length === 0) parts.push(inner.text());
  }
  return parts.join('\n');
}
