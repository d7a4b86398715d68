import type { XmlNode } from '../xml/XmlNode';

/** What a document can be published as. */
export type PublishFormat = 'canvas' | 'swf';

/** `filetypeGUID` of HTML5 Canvas documents. Source: 12 documents that Animate 19 to 22 saved. */
const CANVAS = '3CE50BB6-55CF-47A6-B591-01286DDDC64C';

/** What a document of this kind is published as: HTML5 Canvas documents as that, all others as SWF. */
export function formatOf({ node }: { readonly node: XmlNode }): PublishFormat {
  return node.attr('filetypeGUID')?.toUpperCase() === CANVAS ? 'canvas' : 'swf';
}
