import type { LibraryNames } from './LibraryNames';
import type { XmlWriter } from './XmlWriter';

/** What is needed to write a timeline. */
export interface TimelineContext {
  xml: XmlWriter;
  names: LibraryNames;
  /** Told of what has no place in XFL, or is not made here. */
  note: (what: string) => void;
}
