import type { XmlNode } from '../../xml/XmlNode';
import { Item } from './Item';
import type { Library } from './Library';

/** An item that stands in DOMDocument.xml itself: everything but symbols. */
export abstract class ListedItem extends Item {
  constructor(
    readonly node: XmlNode,
    library: Library,
  ) {
    super(library);
  }

  get entry(): XmlNode {
    return this.node;
  }
}
