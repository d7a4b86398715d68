import type { ObjectArchive } from '../archive/ObjectArchive';
import type { DocumentPage, Medium, Swatch } from './Catalogue';

/** Settings of QuickTime for sounds (`CQTAudioSettings`). */
export interface AudioSettings {
  kind: 'audio settings';
}

/** A film in a separate file (`CMediaVideo`), which later releases cannot store. */
export interface LinkedVideo {
  kind: 'linked video';
}

/** Every object that the catalogue can contain. */
export type CatalogueObject = DocumentPage | Medium | Swatch | AudioSettings | LinkedVideo;

/** Reads the objects of the catalogue. */
export type CatalogueArchive = ObjectArchive<CatalogueObject>;
