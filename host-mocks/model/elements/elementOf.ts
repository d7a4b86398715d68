import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Element } from './Element';
import type { ElementOwner } from './ElementOwner';

/** The constructor of a kind of element. */
export type ElementType = new (node: XmlNode, owner: ElementOwner) => Element;

const types = new Map<string, ElementType>();
let otherType: ElementType | undefined;

/** Registers the class of each node's name; `other` is the class of all other nodes. */
export function registerElements(byNode: Readonly<Record<string, ElementType>>, other: ElementType): void {
  for (const [name, type] of Object.entries(byNode)) types.set(name, type);
  otherType = other;
}

/**
 * The element of a node of `elements` or `members`: always the same object. After a move to another frame or group,
 * that is its owner.
 */
export function elementOf(node: XmlNode, owner: ElementOwner): Element {
  const existing = node.view as Element | undefined;
  if (existing) {
    existing.owner = owner;
    return existing;
  }
  const type = types.get(node.name) ?? otherType;
  if (!type)
    throw new Error(
      'elementOf: no kinds of elements are registered; import model/elements, not a file in it',
    );
  const element = new type(node, owner);
  node.view = element;
  return element;
}
