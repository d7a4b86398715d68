import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { hidesAll } from '../../../document/xfl/ColorTransform';
import { VIDEO_ITEM } from '../../../document/xfl/schema/itemSchema';
import type { HasAttributes } from '../../../document/xfl/schema/XflAttribute';
import type { Film } from '../../../film/Film';
import type { FilmElement } from '../../../film/records/FilmElement';
import { videoOfItem } from '../../../film/video/videoFile';
import { MAX_VIDEO_BYTES, MAX_VIDEO_MILLISECONDS, MAX_VIDEO_PICTURES } from '../../../geometry/claims';
import { dataUri } from '../../../platform/dataUri';
import { NO_VIDEO } from '../../../platform/VideoDecoder';
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

/** The version of the document's files that a video was decoded from, and the video, or why there is none. */
interface Decoded {
  readonly version: number;
  readonly video: Video | string;
}

const decoded = new WeakMap<Film, Map<string, Decoded>>();

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
  let videos = decoded.get(film);
  if (!videos) decoded.set(film, (videos = new Map<string, Decoded>()));
  const { version } = film.files;
  const before = videos.get(path);
  if (before?.version === version) return before.video;
  const video = decode(item, film);
  videos.set(path, { version, video });
  return video;
}

function decode(item: HasAttributes, film: Film): Video | string {
  if (!film.platform.video) return NO_VIDEO;
  const file = videoOfItem(item, film.files);
  if (typeof file === 'string') return file;
  const pictures = film.platform.video.decode(file.bytes, file.container, {
    fps: file.fps,
    maxPictures: MAX_VIDEO_PICTURES,
    maxPixels: film.limits.maxPixels ?? DEFAULT_LIMITS.maxPixels,
    maxBytes: MAX_VIDEO_BYTES,
    maxMilliseconds: MAX_VIDEO_MILLISECONDS,
  });
  return typeof pictures === 'string' ? pictures : { pictures, order: file.pictures };
}
