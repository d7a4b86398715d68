import { readNumber } from './attributes';
import { readRgb } from './colors';
import type { XmlNode } from '../xml/XmlNode';
import { isCanvasDocument } from './isCanvasDocument';

/**
 * The colour that pictures of a scene are on, `#RRGGBB`; undefined if the stage has none. Source: the `opacity` of
 * published HTML5 Canvas documents, which is their `backgroundAlpha`; other players have no transparent stage.
 */
export function stageGround(document: { readonly node: XmlNode }): string | undefined {
  const { node } = document;
  if (isCanvasDocument(document) && readNumber(node, 'backgroundAlpha', 1) === 0) return undefined;
  return readRgb(node, 'backgroundColor', '#FFFFFF');
}
