import type { XmlNode } from '../xml/XmlNode';

/** What documents for HTML5 Canvas call their kind. Source: 143 published documents. */
export const CANVAS = '3CE50BB6-55CF-47A6-B591-01286DDDC64C';

/** What ActionScript documents call their kind; those of older versions leave it out. */
const ACTIONSCRIPT = 'DD0DDBBF-5BEF-45B2-9F24-A3048D2A676F';

/** True for a document for HTML5 Canvas: its scripts are JavaScript. */
export function isCanvasDocument({ node }: { readonly node: XmlNode }): boolean {
  return (node.attr('filetypeGUID') ?? '').toUpperCase() === CANVAS;
}

/**
 * `document.type`: `Flash` for ActionScript, `htmlcanvas` (published scripts compare with it), other platforms by the name
 * that the document gives; undefined if it gives none.
 */
export function documentType(node: XmlNode): string | undefined {
  const name = node.attr('filetypeName');
  if (name !== undefined) return name;
  if (isCanvasDocument({ node })) return 'htmlcanvas';
  return (node.attr('filetypeGUID') ?? ACTIONSCRIPT).toUpperCase() === ACTIONSCRIPT ? 'Flash' : undefined;
}
