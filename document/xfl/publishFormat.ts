import type { XmlNode } from '../xml/XmlNode';
import { isCanvasDocument } from './isCanvasDocument';

/** What a document can be published as. */
export type PublishFormat = FilmFormat | 'swc';

/** What a document can be published as to be played. */
export type FilmFormat = 'canvas' | 'swf';

/** What a document of this kind is published as: HTML5 Canvas documents as that, all others as SWF. */
export function formatOf(document: { readonly node: XmlNode }): FilmFormat {
  return isCanvasDocument(document) ? 'canvas' : 'swf';
}
