import type { Point } from '../../geometry/matrix';
import type { Switches } from '../../options';
import type { XmlNode } from '../../xml/XmlNode';
import type { TimelineDocument } from '../timeline/TimelineDocument';
import type { DocumentFiles } from '../xfl/DocumentFiles';
import type { Item } from './Item';

/** The members of a document that its library needs. */
export interface LibraryDocument extends TimelineDocument {
  readonly name: string;
  /** `DOMDocument`. */
  readonly node: XmlNode;
  readonly files: DocumentFiles;
  readonly switches: Switches;
  itemAt(path: string): Item | undefined;
  now(): Date;
  /** A path out of the document as a `file:///` URI. */
  uriOf(file: string): string;
  /** Opens a symbol for editing; see `library.editItem`. */
  editItem(item: Item | undefined, isNamed: boolean): boolean;
  /** Leaves the timelines of items that are about to be deleted. */
  leaveItems(items: readonly Item[]): void;
  /** Puts the centre of a new instance at a position of the stage; false for an item that cannot be placed there. */
  placeItem(item: Item, position: Point): boolean;
}

/** The members of a library that its items need. */
export interface ItemLibrary {
  readonly document: LibraryDocument;
  /** Changes the last part of an item's path. */
  rename(item: Item, leaf: string): void;
}
