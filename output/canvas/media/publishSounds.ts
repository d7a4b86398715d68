import type { DocumentCore } from '../../../host-mocks/model/document/DocumentCore';
import type { PublishedFile, Loss } from '../../published/PublishOutcome';
import { storedSoundOf } from '../../../film/sound/readStoredSound';
import { encodeWav } from '../../../film/sound/encodeWav';
import type { FileNames } from './FileNames';
import type { MediaRequest } from '../CanvasMedia';
import type { ManifestEntry, PublishedMedia } from './PublishedMedia';
import { urlOf } from './urlOf';

type Sounds = Pick<PublishedMedia, 'files' | 'losses' | 'manifest' | 'sounds'>;

/** Sounds as files that browsers play: MP3 as it was imported, samples as WAV. */
export function publishSounds(
  document: DocumentCore,
  requests: readonly MediaRequest[],
  folder: string,
  names: FileNames,
): Sounds {
  const files: PublishedFile[] = [];
  const losses: Loss[] = [];
  const manifest: ManifestEntry[] = [];
  const sounds = new Map<string, string>();
  for (const { path, name } of requests) {
    const sound = storedSoundOf(document.itemAt(path)?.node, document.files)?.stored;
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
