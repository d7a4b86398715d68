import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { hidesAll } from '../../../document/xfl/ColorTransform';
import { VIDEO_ITEM } from '../../../document/xfl/schema/itemSchema';
import type { HasAttributes } from '../../../document/xfl/schema/XflAttribute';
import type { Film } from '../../../film/Film';
import type { FilmElement } from '../../../film/records/FilmElement';
import { VideoDecoding } from '../../../film/video/VideoDecoding';
import { videoOfItem } from '../../../film/video/videoFile';
import { MAX_VIDEO_BYTES } from '../../../geometry/claims';
import { dataUri } from '../../../platform/dataUri';
import type { Drawing } from '../Drawing';
import type { State } from '../State';
import { element, transform } from '../svg';
import { colorFilter } from './drawBitmap';

/** A decoded video. */
interface Video {
  /** PNG or JPEG files. */
  readonly pictures: readonly Uint8Array[];
  /** The picture that each of its frames shows; undefined for in order. */
  readonly order?: readonly number[];
}

/** The videos of a version of a document's files, or why there are none, by the paths of their items. */
interface DecodedVideos {
  readonly version: number;
  readonly byPath: Map<string, Video | string>;
  readonly decoding: VideoDecoding;
}

const decoded = new WeakMap<Film, DecodedVideos>();

/** Draws an embedded video. It starts on its keyframe, shows a picture on each frame, and begins again after its last one. */
export function drawVideo({ path, matrix, videoFrame }: FilmElement, state: State, drawing: Drawing): string {
  const { film } = drawing;
  const item = film.item(path);
  if (item?.itemType !== 'video') {
    drawing.notDrawn(`video "${path}", which is ${item ? 'not a video' : 'missing'}`);
    return '';
  }
  const size = { width: VIDEO_ITEM.width.read(item), height: VIDEO_ITEM.height.read(item) };
  if (!(size.width > 0 && size.height > 0)) return '';
  const placement = transform(matrix);
  if (state.isMask) return element('rect', { ...size, transform: placement, fill: '#fff' });
  if (hidesAll(state.color)) return '';
  const video = decodedOnce(path, item, film);
  if (typeof video === 'string') {
    drawing.notDrawn(`video "${path}", which ${video}`);
    return '';
  }
  const number = pictureAt(video, videoFrame);
  const picture = video.pictures.at(number) ?? video.pictures[video.pictures.length - 1];
  if (number >= video.pictures.length)
    drawing.notDrawn(`later pictures of the video "${path}": it is damaged, or too long to be decoded`);
  const href = dataUri(picture[0] === PNG ? 'image/png' : 'image/jpeg', picture);
  drawing.usePicture(href.length);
  const filter = colorFilter(state.color, drawing);
  // Not a definition: those are kept for the next frames, which show other pictures.
  return element('image', { ...size, preserveAspectRatio: 'none', transform: placement, href, filter });
}

/** The first byte of a PNG file. */
const PNG = 0x89;

/** @param frame - of the document, since the keyframe */
function pictureAt({ pictures, order }: Video, frame: number): number {
  return order ? order[frame % order.length] : frame % pictures.length;
}

function decodedOnce(path: string, item: HasAttributes, film: Film): Video | string {
  const { byPath, decoding } = videosOf(film);
  let video = byPath.get(path);
  if (video === undefined) byPath.set(path, (video = decode(item, film, decoding)));
  return video;
}

function videosOf(film: Film): DecodedVideos {
  const { version } = film.files;
  let videos = decoded.get(film);
  if (videos?.version !== version) {
    videos = { version, byPath: new Map(), decoding: new VideoDecoding(film.platform, MAX_VIDEO_BYTES) };
    decoded.set(film, videos);
  }
  return videos;
}

function decode(item: HasAttributes, film: Film, decoding: VideoDecoding): Video | string {
  const file = videoOfItem(item, film.files);
  if (typeof file === 'string') return file;
  const { maxPixels = DEFAULT_LIMITS.maxPixels } = film.limits;
  const pictures = decoding.decode(file, { maxPixels });
  return typeof pictures === 'string' ? pictures : { pictures, order: file.pictures };
}
