import { VideoDecoding } from '../../../../film/video/VideoDecoding';
import { videoOfItem } from '../../../../film/video/videoFile';
import { MAX_PIXELS } from '../../../../geometry/claims';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { keyOfVideo } from '../../../../platform/browser/video';
import type { CommandIo } from '../../Io';
import { drawingPlatform } from '../export/film/ffmpegVideo';

/** Bytes of the pictures of all videos in a page. */
const MAX_BYTES = 2 ** 26;

/** The pictures of the videos of a document, in base 64, for the page to show; see `loadVideos`. */
export function videosOf(document: Document, io: CommandIo): Record<string, string[]> {
  const videos: Record<string, string[]> = {};
  const decoding = new VideoDecoding(drawingPlatform, MAX_BYTES);
  for (const { itemType, node, name } of document.library.items) {
    const file = itemType === 'video' ? videoOfItem(node, document.files) : '';
    // The page says itself why it does not show such a video.
    if (typeof file === 'string') continue;
    const key = keyOfVideo(file.bytes);
    // Several items can have the same file.
    if (key in videos) continue;
    const form = file.isTransparent ? 'png' : 'jpeg';
    const pictures = decoding.decode(file, { form, maxPixels: MAX_PIXELS });
    if (typeof pictures === 'string')
      io.warn(`the page does not show the video "${name}", which ${pictures}`);
    else videos[key] = pictures.map((picture) => Buffer.from(picture).toString('base64'));
  }
  return videos;
}
