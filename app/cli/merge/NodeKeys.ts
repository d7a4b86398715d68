import { TABLES } from '../../../document/xfl/schema/tables';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { parentOf } from '../../../document/xfl/shownFrame';
import { readDuration } from '../../../document/xfl/spans';
import { isDefault, SESSION } from '../facts/flatten';

/** Attributes that every save changes: of two different ones ours stays, without a conflict. */
const OF_PROGRAM: ReadonlySet<string> = new Set([
  ...['creatorInfo', 'platform', 'versionInfo', 'majorVersion', 'minorVersion', 'buildNumber', 'xflVersion'],
  ...['filetypeGUID', 'fileGUID', 'timelineLabelWidth', 'timelineHeight', 'currentTimeline'],
  ...['nextSceneIdentifier', 'sourceLastImported', 'itemIcon', 'loadImmediate', 'uniqueID'],
]);

/** Attributes that follow from where a node is in its list, which is merged itself. */
const OF_PLACE: ReadonlyMap<string, readonly string[]> = new Map([
  ['DOMFrame', ['index', 'duration']],
  ['DOMLayer', ['parentLayerIndex']],
]);

/** True for an attribute of the program or of its windows, which is not content. */
export function isOfProgram(name: string): boolean {
  return SESSION.has(name) || OF_PROGRAM.has(name) || name.startsWith('xmlns');
}

export function isOfPlace(node: XmlNode, name: string): boolean {
  return OF_PLACE.get(node.name)?.includes(name) === true;
}

/** The value of an attribute; undefined for one that says what its absence means. */
export function valueOf(node: XmlNode | undefined, name: string): string | undefined {
  const table = node && TABLES.get(node.name);
  const attribute = table && Object.hasOwn(table, name) ? table[name] : undefined;
  return node && attribute && isDefault(attribute, node) ? undefined : node?.attr(name);
}

/** Numbers for the content of nodes: equal for nodes that say the same, whatever their form. */
export class NodeKeys {
  private readonly numbers = new Map<string, number>();
  private readonly known = new WeakMap<XmlNode, number>();

  of(node: XmlNode): number {
    let key = this.known.get(node);
    if (key === undefined) {
      key = this.numberOf(this.contentOf(node));
      this.known.set(node, key);
    }
    return key;
  }

  /** True for two nodes that say the same, and for two that are missing. */
  areEqual(one: XmlNode | undefined, other: XmlNode | undefined): boolean {
    if (!one || !other) return isNothing(one) && isNothing(other);
    return this.of(one) === this.of(other);
  }

  private contentOf(node: XmlNode): string {
    const parts = [node.name];
    for (const name of node.attributeNames().sort()) {
      if (isOfProgram(name) || name === 'itemID' || isOfPlace(node, name)) continue;
      const value = valueOf(node, name);
      if (value !== undefined) parts.push(`${name}=${JSON.stringify(value)}`);
    }
    const { children } = node;
    if (children.length === 0) parts.push(JSON.stringify(node.text()));
    const indices = new Map(children.map((child, index) => [child, index]));
    for (const child of children)
      if (!isNothing(child)) parts.push(`${this.of(child)}${placeIn(child, indices)}`);
    return parts.join(' ');
  }

  private numberOf(content: string): number {
    const number = this.numbers.get(content) ?? this.numbers.size;
    this.numbers.set(content, number);
    return number;
  }
}

/** What a list states about a node beside its content. */
function placeIn(node: XmlNode, indices: ReadonlyMap<XmlNode, number>): string {
  if (node.name === 'DOMFrame') return `:${readDuration(node)}`;
  if (node.name !== 'DOMLayer') return '';
  const parent = parentOf(node);
  return parent ? `^${indices.get(parent)}` : '';
}

/** True for a list without entries, which may as well be missing. */
function isNothing(node: XmlNode | undefined): boolean {
  if (!node) return true;
  const isList = /^[a-z]/.test(node.name) && node.children.length === 0;
  return isList && node.attributeNames().length === 0 && node.text().trim() === '';
}
