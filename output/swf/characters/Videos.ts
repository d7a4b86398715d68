import { VIDEO_ITEM } from '../../../document/xfl/schema/itemSchema';
import { codedVideoOf } from '../../../film/video/videoFile';
import { VP6, VP6_WITH_ALPHA, type StoredVideo } from '../../../film/video/StoredVideo';
import type { ByteWriter } from '../../../platform/ByteWriter';
import { bodyOf, TAG, writeTag } from '../bytes/swfTags';
import type { Character, MoviePictures } from '../timeline/Entry';
import type { Movie } from './Movie';

/** The first version that shows a coding. Source: SWF 19, "Video". */
const FIRST_VERSION: Readonly<Record<number, number>> = { 2: 6, 3: 7, 4: 8, 5: 8, 6: 8 };

/** The longest side of a video, in pixels. */
const MAX_SIDE = 65535;

/** The player decides on smoothing and on deblocking. Source: the 15 videos of Adobe's movies. */
const FLAGS = 0;

/** The videos of a movie, by their paths in the library. */
export class Videos {
  private readonly known = new Map<string, Character | undefined>();

  constructor(private readonly movie: Movie) {}

  /** Undefined, and reported, for one that movies cannot show. */
  at(path: string): Character | undefined {
    if (!this.known.has(path)) this.known.set(path, this.define(path));
    return this.known.get(path);
  }

  private define(path: string): Character | undefined {
    const { film, definitions, losses, settings } = this.movie;
    const lose = (why: string): undefined => {
      losses.add(`"${path}"`, `The video is left out: it ${why}.`);
    };
    const item = film.item(path);
    if (item?.itemType !== 'video') return lose(item ? 'is not a video' : 'is not in the library');
    const video = codedVideoOf(item, film.files);
    if (typeof video === 'string') return lose(video);
    const { coding, pictures } = video;
    const first = FIRST_VERSION[coding] ?? 0;
    if (first > settings.version) return lose(`needs version ${first} of the player or a later one`);
    const [width, height] = [VIDEO_ITEM.width.read(item), VIDEO_ITEM.height.read(item)];
    if (!(width >= 0 && height >= 0 && Math.max(width, height) <= MAX_SIDE))
      return lose(`is ${width} x ${height} pixels`);
    const id = definitions.define(TAG.defineVideoStream, (out) =>
      out.u16(pictures.length).u16(Math.round(width)).u16(Math.round(height)).u8(FLAGS).u8(coding),
    );
    return { kind: 'video', id, pictures: new Pictures(id, video) };
  }
}

/** Each picture is in the frame that shows it first. Source: Adobe's movies. */
class Pictures implements MoviePictures {
  /** Pictures that the movie has. */
  private count = 0;

  constructor(
    private readonly id: number,
    private readonly video: StoredVideo,
  ) {}

  writeUpTo(out: ByteWriter, picture: number): void {
    const { coding, pictures } = this.video;
    // The byte for what is cut off is of FLV alone.
    const start = coding === VP6 || coding === VP6_WITH_ALPHA ? 1 : 0;
    for (; this.count <= picture && this.count < pictures.length; this.count++) {
      const { bytes } = pictures[this.count];
      if (bytes.length <= start) continue;
      const body = bodyOf((body) => body.u16(this.id).u16(this.count).raw(bytes.subarray(start)));
      writeTag(out, TAG.videoFrame, body);
    }
  }
}
