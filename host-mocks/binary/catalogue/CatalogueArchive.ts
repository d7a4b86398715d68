import type { ObjectArchive } from '../archive/ObjectArchive';
import type { DocumentPage, Medium, Swatch } from './Catalogue';

/** Settings of QuickTime for sounds (`CQTAudioSettings`). */
export interface AudioSettings {
  kind: 'audio settings';
}

/** A film that lies beside the document (`CMediaVideo`); later releases have no place for it. */
export interface LinkedVideo {
  kind: 'linked video';
}

/** Every object that the catalogue holds. */
export type CatalogueObject = DocumentPage | Medium | Swatch | AudioSettings | LinkedVideo;

/** What reads the objects of the catalogue. */
export type CatalogueArchive = ObjectArchive<CatalogueObject>;
