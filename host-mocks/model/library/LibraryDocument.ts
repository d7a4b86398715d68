import type { Point } from '../../../geometry/matrix';
import type { Switches } from '../../options';
import type { Mp3Decoder } from '../../../platform/mp3/Mp3Decoder';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { TimelineDocument } from '../timeline/TimelineDocument';
import type { DocumentFiles } from '../../../document/xfl/DocumentFiles';
import type { Item } from './items/Item';
import type { ItemFrames } from './items/ItemFrames';
import type { SymbolItem } from './items/SymbolItem';

/** The members of a document that its library needs. */
export interface LibraryDocument extends TimelineDocument {
  readonly name: string;
  /** `DOMDocument`. */
  readonly node: XmlNode;
  readonly files: DocumentFiles;
  readonly switches: Switches;
  itemAt(path: string): Item | undefined;
  now(): Date;
  /** Writes the movie or the library of a symbol, or notes it, by the option. @throws NotImplemented if publishing is refused. */
  exportSymbol(item: string, target: string, format: 'swf' | 'swc'): void;
  /** A path out of the document as a `file:///` URI. */
  uriOf(file: string): string;
  /**
   * Writes a file for a script; false if the disk refuses it. @throws HostError outside the folders that scripts may
   * touch.
   */
  writeFile(uri: unknown, method: string, bytes: Uint8Array): boolean;
  /**
   * The picture of a bitmap item as a file; undefined if its data cannot be read, and for JPG output of a picture that
   * was imported as another kind.
   */
  pictureOf(path: string, kind: 'png' | 'jpg'): Uint8Array | undefined;
  /** Decodes the MP3 data of sounds. */
  readonly mp3: Mp3Decoder;
  /** True for a bitmap item with a pixel that is not opaque. */
  hasAlpha(path: string): boolean;
  /**
   * The time of a file's last change, in seconds since 1970; undefined for a missing one, and for one that scripts may
   * not touch.
   */
  modifiedAt(uri: string): number | undefined;
  /** Imports the file of an item again; false if that is not possible. */
  updateItem(item: Item): boolean;
  /** Opens a symbol for editing; see `library.editItem`. */
  editItem(item: Item | undefined): boolean;
  /** Writes the frames of a symbol as PNG files; see `symbolItem.exportToPNGSequence`. */
  /** Makes a bitmap of a frame of a symbol, counted from 1. */
  exportToLibrary(item: SymbolItem, frameNumber: unknown, bitmapName: unknown, method: string): void;
  exportItemFrames(item: SymbolItem, frames: ItemFrames, method: string): void;
  /** Leaves the timelines of items that are about to be deleted. */
  leaveItems(items: readonly Item[]): void;
  /** The content of the clipboard that comes from the document. */
  readonly copies: readonly XmlNode[];
  /** Puts the centre of a new instance at a position of the stage; false for an item that cannot be placed there. */
  placeItem(item: Item, position: Point): boolean;
}

/** The members of a library that its items need. */
export interface ItemLibrary {
  readonly document: LibraryDocument;
  /** Changes the last part of an item's path. */
  rename(item: Item, leaf: string): void;
}
