import type { Film } from '../../../film/Film';
import { encodeWav } from '../../../film/sound/encodeWav';
import { storedSoundOf } from '../../../film/sound/readStoredSound';
import type { Loss, PublishedFile } from '../../published/PublishOutcome';
import type { MediaRequest } from '../CanvasMedia';
import type { CanvasSettings } from '../CanvasSettings';
import { FileNames } from './FileNames';
import { publishBitmaps } from './publishBitmaps';
import type { ManifestEntry, PublishedMedia } from './PublishedMedia';
import { urlOf } from './urlOf';

type MediaSettings = Pick<CanvasSettings, 'folders' | 'sheet' | 'name' | 'hasImages' | 'hasSounds'>;

/**
 * The bitmaps and sounds that a film needs, as files.
 *
 * @param bitmaps - each once, in the order of their classes
 * @param sounds - each once
 */
export function publishMedia(
  film: Film,
  { bitmaps, sounds }: { bitmaps: readonly MediaRequest[]; sounds: readonly MediaRequest[] },
  { folders, sheet, name, hasImages, hasSounds }: MediaSettings,
): PublishedMedia {
  const names = new FileNames();
  const pictures = publishBitmaps(film, bitmaps, { folder: folders.images, sheet, base: name }, names);
  const played = publishSounds(film, sounds, folders.sounds, names);
  return {
    files: [...(hasImages ? pictures.files : []), ...(hasSounds ? played.files : [])],
    losses: [...pictures.losses, ...played.losses],
    manifest: [...pictures.manifest, ...played.manifest],
    sheets: pictures.sheets,
    bitmaps: pictures.bitmaps,
    sounds: played.sounds,
  };
}

type Sounds = Pick<PublishedMedia, 'files' | 'losses' | 'manifest' | 'sounds'>;

/** Sounds as files that browsers play: MP3 as it was imported, samples as WAV. */
function publishSounds(
  film: Film,
  requests: readonly MediaRequest[],
  folder: string,
  names: FileNames,
): Sounds {
  const files: PublishedFile[] = [];
  const losses: Loss[] = [];
  const manifest: ManifestEntry[] = [];
  const sounds = new Map<string, string>();
  for (const { path, name } of requests) {
    const sound = storedSoundOf(film.item(path), film.files)?.stored;
    if (!sound) {
      losses.push({ where: JSON.stringify(path), what: 'The sound is left out: its data cannot be read.' });
      continue;
    }
    const file = names.take(folder, name, sound.kind === 'mp3' ? '.mp3' : '.wav');
    files.push({ path: file, bytes: sound.kind === 'mp3' ? sound.data : encodeWav(sound) });
    manifest.push({ src: urlOf(file), id: name });
    sounds.set(path, name);
  }
  return { files, losses, manifest, sounds };
}
