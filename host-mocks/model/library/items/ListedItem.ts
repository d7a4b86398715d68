import type { XmlNode } from '../../../../document/xml/XmlNode';
import { Item } from './Item';
import type { ItemLibrary } from '../LibraryDocument';

/** An item that is in DOMDocument.xml itself: everything but symbols. */
export abstract class ListedItem extends Item {
  constructor(
    readonly node: XmlNode,
    library: ItemLibrary,
  ) {
    super(library);
  }

  get entry(): XmlNode {
    return this.node;
  }
}
