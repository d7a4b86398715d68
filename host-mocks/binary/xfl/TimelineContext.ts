import type { LibraryNames } from './LibraryNames';
import type { XmlWriter } from './XmlWriter';

/** What is needed to write a timeline. */
export interface TimelineContext {
  xml: XmlWriter;
  names: LibraryNames;
  /** The version of the document's catalogue. */
  release: number;
}
