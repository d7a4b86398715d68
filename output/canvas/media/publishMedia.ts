import type { DocumentCore } from '../../../host-mocks/model/document/DocumentCore';
import type { CanvasSettings } from '../CanvasSettings';
import { FileNames } from './FileNames';
import type { MediaRequest } from '../CanvasMedia';
import { publishBitmaps } from './publishBitmaps';
import type { PublishedMedia } from './PublishedMedia';
import { publishSounds } from './publishSounds';

type MediaSettings = Pick<CanvasSettings, 'folders' | 'sheet' | 'name' | 'hasImages' | 'hasSounds'>;

/**
 * The bitmaps and sounds that a film needs, as files.
 *
 * @param bitmaps - each once, in the order of their classes
 * @param sounds - each once
 */
export function publishMedia(
  document: DocumentCore,
  { bitmaps, sounds }: { bitmaps: readonly MediaRequest[]; sounds: readonly MediaRequest[] },
  { folders, sheet, name, hasImages, hasSounds }: MediaSettings,
): PublishedMedia {
  const names = new FileNames();
  const pictures = publishBitmaps(document, bitmaps, { folder: folders.images, sheet, base: name }, names);
  const played = publishSounds(document, sounds, folders.sounds, names);
  return {
    files: [...(hasImages ? pictures.files : []), ...(hasSounds ? played.files : [])],
    losses: [...pictures.losses, ...played.losses],
    manifest: [...pictures.manifest, ...played.manifest],
    sheets: pictures.sheets,
    bitmaps: pictures.bitmaps,
    sounds: played.sounds,
  };
}
