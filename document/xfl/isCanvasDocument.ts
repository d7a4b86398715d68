import { DOCUMENT } from './schema/documentSchema';
import type { XmlNode } from '../xml/XmlNode';

/** What documents for HTML5 Canvas call their kind. Source: 143 published documents. */
const CANVAS = '3CE50BB6-55CF-47A6-B591-01286DDDC64C';

/** True for a document for HTML5 Canvas: its scripts are JavaScript. */
export function isCanvasDocument({ node }: { readonly node: XmlNode }): boolean {
  return DOCUMENT.filetypeGUID.read(node).toUpperCase() === CANVAS;
}
