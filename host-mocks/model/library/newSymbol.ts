import { XmlFile } from '../../../document/xml/XmlFile';
import { XmlNode } from '../../../document/xml/XmlNode';
import { NAMESPACES } from '../../../document/xfl/rootAttributes';
import { leafOf } from '../../../document/xfl/itemPaths';
import { SYMBOL_ITEM } from '../../../document/xfl/schema/itemSchema';
import { written, type RecordValues } from '../../../document/xfl/schema/recordOf';

/** The root of a new symbol's file. */
export function newSymbol(values: Partial<RecordValues<typeof SYMBOL_ITEM>>, timeline: XmlNode): XmlNode {
  return XmlNode.create('DOMSymbolItem', { ...NAMESPACES, ...written(SYMBOL_ITEM, values) }, [
    XmlNode.create('timeline', {}, [timeline]),
  ]);
}

/** An empty symbol in place of a file that is missing; it is not saved. */
export function missingSymbol(label: string, name: string): XmlFile {
  return XmlFile.create(label, newSymbol({ name }, XmlNode.create('DOMTimeline', { name: leafOf(name) })));
}
