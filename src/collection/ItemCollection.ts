import { activeDocument } from '../host/activeDocument';
import { Collection } from './Collection';
import type { Some } from './gather';

/** A collection of library items of one document. */
export class ItemCollection<I extends Item = Item> extends Collection<I> {
  /** The document that the items belong to. */
  readonly dom: Document;
  /** The library of that document. */
  readonly library: Library;

  /**
   * @param items an Array or collection of items (copied), or one item
   * @param document the document that they belong to; default: the one of the collection given, else the active one
   * @throws Error when no document is given and none is open
   */
  constructor(items?: Some<I>, document?: Document) {
    super(items);
    this.dom = document || (items instanceof ItemCollection ? items.dom : activeDocument('ItemCollection'));
    this.library = this.dom.library;
  }
}
