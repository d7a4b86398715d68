import type { XmlNode } from '../../../document/xml/XmlNode';

/** Attributes of the Accessibility panel. */
const ATTRIBUTES = ['accName', 'description', 'shortcut', 'tabIndex', 'silent', 'forceSimple'];

/** Changes one of them (null for its default), and records whether there are any. */
export function setAccessibility(node: XmlNode, name: string, value: string | null): void {
  if ((node.attr(name) ?? null) === value) return;
  node.setAttr(name, value);
  const isAny = ATTRIBUTES.some((attribute) => node.attr(attribute) !== undefined);
  node.setAttr('hasAccessibleData', isAny ? 'true' : null);
}
