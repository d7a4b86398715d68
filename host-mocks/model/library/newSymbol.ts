import { XmlFile } from '../../xml/XmlFile';
import { XmlNode } from '../../xml/XmlNode';
import { leafOf } from './itemPaths';

const NAMESPACES = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  xmlns: 'http://ns.adobe.com/xfl/2008/',
};

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
