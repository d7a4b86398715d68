import { ACTIONSCRIPT_TYPE, DOCUMENT } from './schema/documentSchema';
import type { XmlNode } from '../xml/XmlNode';

/** What documents for HTML5 Canvas call their kind. Source: 143 published documents. */
export const CANVAS = '3CE50BB6-55CF-47A6-B591-01286DDDC64C';

/** True for a document for HTML5 Canvas: its scripts are JavaScript. */
export function isCanvasDocument({ node }: { readonly node: XmlNode }): boolean {
  return DOCUMENT.filetypeGUID.read(node).toUpperCase() === CANVAS;
}

/**
 * `document.type`: `Flash` for ActionScript, `htmlcanvas` (published scripts compare with it), other platforms by the name
 * that the document gives; undefined if it gives none.
 */
export function documentType(node: XmlNode): string | undefined {
  const name = DOCUMENT.filetypeName.read(node);
  if (name !== '') return name;
  if (isCanvasDocument({ node })) return 'htmlcanvas';
  return DOCUMENT.filetypeGUID.read(node).toUpperCase() === ACTIONSCRIPT_TYPE ? 'Flash' : undefined;
}
