import type { Switches } from '../../options';
import type { HostObject } from '../../realm/HostObject';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Film } from '../../../film/Film';

/** The holder of elements: a frame, or a group for its members. */
export interface ElementOwner {
  /** The layer that the elements are on. */
  readonly layer: HostObject;
  readonly document: ElementDocument;
}

/** The members of a document that elements need. */
export interface ElementDocument {
  /** The root of the document's main file. */
  readonly node: XmlNode;
  /** What it shows and plays. */
  readonly film: Film;
  readonly switches: Pick<Switches, 'roundToTwips' | 'transformsAbout' | 'era'>;
  /** The item of the library with that path; undefined for a missing one. */
  itemAt(path: string): PlacedItem | undefined;
  /** @throws HostError when the symbol of a layer would contain itself by showing an item. */
  checkShows(method: string, layer: HostObject, item: PlacedItem): void;
  /** Reports a call that had no effect. */
  warn(message: string): void;
  isSelected(element: HostObject): boolean;
  /** The size of the lines of a text that is not wrapped, in pixels. */
  sizeOfText(text: XmlNode): { width: number; height: number };
  /** Adds the element to the selection or removes it. */
  setSelected(element: HostObject, selected: boolean): void;
}

/** An item of the library as its instances see it. */
export interface PlacedItem extends HostObject {
  readonly node: XmlNode;
  /** The path as the document has it. */
  readonly storedName: string;
  /** The path. */
  readonly name: string;
  readonly itemType: string;
}
