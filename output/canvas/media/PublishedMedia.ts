import type { CanvasMedia } from '../CanvasMedia';
import type { Loss, PublishedFile } from '../../published/PublishOutcome';

/** Bitmaps and sounds as files. */
export interface PublishedMedia extends CanvasMedia {
  readonly files: readonly PublishedFile[];
  readonly losses: readonly Loss[];
}

/** A file that the player loads before the film begins: its address from the page, and its id. */
export type ManifestEntry = CanvasMedia['manifest'][number];
