import { DOCUMENT } from './schema/documentSchema';
import type { XmlNode } from '../xml/XmlNode';
import { isCanvasDocument } from './isCanvasDocument';

/**
 * The colour that pictures of a scene are on, `#RRGGBB`; undefined if the stage has none. Source: the `opacity` of
 * published HTML5 Canvas documents, which is their `backgroundAlpha`; other players have no transparent stage.
 */
export function stageGround(document: { readonly node: XmlNode }): string | undefined {
  const { node } = document;
  if (isCanvasDocument(document) && DOCUMENT.backgroundAlpha.read(node) === 0) return undefined;
  return DOCUMENT.backgroundColor.read(node);
}
