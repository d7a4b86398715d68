import { activeDocument } from '../host/activeDocument';
import { Collection } from './Collection';
import type { Some } from './gather';

/** A collection of elements on the stage of one document. */
export class ElementCollection<E extends Element = Element> extends Collection<E> {
  /** The document that the elements belong to. */
  readonly dom: Document;

  /**
   * @param elements an Array or collection of elements (copied), or one element
   * @param document the document that they belong to; default: the one of the collection given, else the active one
   * @throws Error when no document is given and none is open
   */
  constructor(elements?: Some<E>, document?: Document) {
    super(elements);
    this.dom =
      document ||
      (elements instanceof ElementCollection ? elements.dom : activeDocument('ElementCollection'));
  }
}
