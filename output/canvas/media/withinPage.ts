import { dataUri } from '../../../platform/dataUri';
import type { PublishedFile } from '../../published/PublishOutcome';
import type { PublishedMedia } from './PublishedMedia';
import { urlOf } from './urlOf';

/** The same media without files: each image is in the address by which the film knows it. */
export function withinPage(media: PublishedMedia): PublishedMedia {
  const files = new Map(media.files.map((file) => [urlOf(file.path), file]));
  const manifest = media.manifest.map(({ src, id }) => {
    const file = files.get(src);
    return file ? { src: addressOf(file), id, type: 'image' as const } : { src, id };
  });
  return { ...media, manifest, files: [] };
}

function addressOf({ path, bytes }: PublishedFile): string {
  return dataUri(path.endsWith('.jpg') ? 'image/jpeg' : 'image/png', bytes);
}
