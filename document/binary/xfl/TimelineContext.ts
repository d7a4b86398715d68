import type { LibraryNames } from './LibraryNames';
import type { XmlWriter } from './XmlWriter';

/** What writing a timeline needs. */
export interface TimelineContext {
  xml: XmlWriter;
  names: LibraryNames;
  /** Called for each part that XFL cannot store, or that is not converted. */
  note: (what: string) => void;
}
