import type { XmlNode } from '../../document/xml/XmlNode';

/** The members of a document that measuring its elements needs. */
export interface MeasuredDocument {
  /** The root of the document's main file. */
  readonly node: XmlNode;
  readonly publishing: { readonly includesHiddenLayers: boolean };
  /** The item of the library with that path; undefined for a missing one. */
  itemAt(path: string): MeasuredItem | undefined;
}

/** An item of the library as measuring sees it. */
export interface MeasuredItem {
  /** `DOMSymbolItem` (the root of its file), `DOMComponentItem`, `DOMBitmapItem`, `DOMVideoItem`, … */
  readonly node: XmlNode;
}
