import { unescapeFileName } from '../notation/escapeFileName';
import { readText } from './attributes';
import type { XmlNode } from '../xml/XmlNode';

/** The path of a library item that an attribute names, as the item is called: newer releases write it escaped. */
export function itemPathOf(node: XmlNode, attribute: 'libraryItemName' | 'bitmapPath' | 'soundName'): string {
  return unescapeFileName(readText(node, attribute));
}
