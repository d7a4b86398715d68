import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { DocumentCore } from '../DocumentCore';

/** The elements, keyframes and layers of a document on the clipboard. They name items of its library. */
export function copiesOf(document: DocumentCore): XmlNode[] {
  const { elements, frames, layers } = document.host.clipboard;
  return [
    ...(elements?.source === document ? [elements.list] : []),
    ...(frames.source === document ? frames.ranges.flatMap((range) => range.frames) : []),
    ...(layers.source === document ? layers.layers.map(({ node }) => node) : []),
  ];
}
