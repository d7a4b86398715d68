import { XmlFile } from '../xml/XmlFile';
import type { XmlNode } from '../xml/XmlNode';

/** `parametersAsXML` of a component or of its instance; empty without it. */
export function parametersText(owner: XmlNode): string {
  return owner.child('parametersAsXML')?.text() ?? '';
}

/**
 * The `Inspectable` nodes of such a text, which is a list of `property` elements without a root.
 *
 * @throws XmlError for a text that is no XML
 */
export function readInspectables(source: string): XmlNode[] {
  const list = new XmlFile('parametersAsXML', `<properties>${source}</properties>`).root;
  return list.children.flatMap((property) => property.childrenNamed('Inspectable'));
}
