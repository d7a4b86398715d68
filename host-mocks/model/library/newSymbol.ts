import { XmlFile } from '../../../document/xml/XmlFile';
import { XmlNode } from '../../../document/xml/XmlNode';
import { NAMESPACES } from '../../../document/xfl/rootAttributes';
import { leafOf } from '../../../document/xfl/itemPaths';

/** The root of a new symbol's file. */
export function newSymbol(attributes: Record<string, string | null>, timeline: XmlNode): XmlNode {
  return XmlNode.create('DOMSymbolItem', { ...NAMESPACES, ...attributes }, [
    XmlNode.create('timeline', {}, [timeline]),
  ]);
}

/** An empty symbol in place of a file that is missing; it is not saved. */
export function missingSymbol(label: string, name: string): XmlFile {
  return XmlFile.create(label, newSymbol({ name }, XmlNode.create('DOMTimeline', { name: leafOf(name) })));
}
