import { videoOfItem } from '../../../../film/video/videoFile';
import { MAX_PIXELS, MAX_VIDEO_MILLISECONDS, MAX_VIDEO_PICTURES } from '../../../../geometry/claims';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { keyOfVideo } from '../../../../platform/browser/video';
import type { CommandIo } from '../../Io';
import { drawingPlatform } from '../export/film/ffmpegVideo';

/** Bytes of the pictures of a video in a page. */
const MAX_BYTES = 2 ** 25;

/** The pictures of the videos of a document, in base 64, for the page to show; see `loadVideos`. */
export function videosOf(document: Document, io: CommandIo): Record<string, string[]> {
  const videos: Record<string, string[]> = {};
  for (const { itemType, node, name } of document.library.items) {
    const file = itemType === 'video' ? videoOfItem(node, document.files) : '';
    // The page says itself why it does not show such a video.
    if (typeof file === 'string') continue;
    const pictures = drawingPlatform.video?.decode(file.bytes, file.container, {
      fps: file.fps,
      form: file.isTransparent ? 'png' : 'jpeg',
      maxPictures: MAX_VIDEO_PICTURES,
      maxPixels: MAX_PIXELS,
      maxBytes: MAX_BYTES,
      maxMilliseconds: MAX_VIDEO_MILLISECONDS,
    });
    if (typeof pictures === 'string')
      io.warn(`the page does not show the video "${name}", which ${pictures}`);
    else if (pictures)
      videos[keyOfVideo(file.bytes)] = pictures.map((picture) => Buffer.from(picture).toString('base64'));
  }
  return videos;
}
