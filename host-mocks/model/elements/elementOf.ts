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
 * The element of a node of `elements` or `members`: always the same one. An element that was moved to another frame or
 * group has that as its owner from then on.
 */
export function elementOf(node: XmlNode, owner: ElementOwner): Element {
  const known = node.view as Element | undefined;
  if (known) {
    known.owner = owner;
    return known;
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
