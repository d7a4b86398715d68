import type { ObjectArchive } from '../archive/ObjectArchive';
import type { DocumentPage, Medium, Swatch } from './Catalogue';

/** Settings of QuickTime for sounds (`CQTAudioSettings`). */
export interface AudioSettings {
  kind: 'audio settings';
}

/** Every object that the catalogue holds. */
export type CatalogueObject = DocumentPage | Medium | Swatch | AudioSettings;

/** What reads the objects of the catalogue. */
export type CatalogueArchive = ObjectArchive<CatalogueObject>;
