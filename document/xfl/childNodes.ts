import { XmlNode } from '../xml/XmlNode';

/** The child of that name; a new one at the end (or before the first child called one of `before`) if there is none. */
export function childOrNew(parent: XmlNode, name: string, before: readonly string[] = []): XmlNode {
  const existing = parent.child(name);
  if (existing) return existing;
  const made = XmlNode.create(name);
  const index = parent.children.findIndex((child) => before.includes(child.name));
  parent.insert(made, index < 0 ? parent.children.length : index);
  return made;
}

/** Removes the child of that name, if there is one. */
export function removeChild(parent: XmlNode, name: string): void {
  parent.child(name)?.remove();
}
