import { decodeLatin1 } from '../../files/decodeLatin1';
import type { PublishedFile } from '../PublishOutcome';
import type { PublishedMedia } from './PublishedMedia';
import { urlOf } from './urlOf';

/** The same media without files: each image stands in the address by which the film knows it. */
export function withinPage(media: PublishedMedia): PublishedMedia {
  const files = new Map(media.files.map((file) => [urlOf(file.path), file]));
  const manifest = media.manifest.map(({ src, id }) => {
    const file = files.get(src);
    return file ? { src: addressOf(file), id, type: 'image' as const } : { src, id };
  });
  return { ...media, manifest, files: [] };
}

function addressOf({ path, bytes }: PublishedFile): string {
  const type = path.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
  return `data:${type};base64,${btoa(decodeLatin1(bytes))}`;
}
