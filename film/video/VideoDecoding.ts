import { MAX_VIDEO_MILLISECONDS, MAX_VIDEO_PICTURES } from '../../geometry/claims';
import type { Platform } from '../../platform/Platform';
import { NO_VIDEO, type VideoRequest } from '../../platform/VideoDecoder';
import type { VideoFile } from './videoFile';

/** Decodes the videos of a document, within limits that all of them share: a document can have thousands. */
export class VideoDecoding {
  private pictures = MAX_VIDEO_PICTURES;
  private milliseconds = MAX_VIDEO_MILLISECONDS;

  /** @param bytes - of all decoded pictures together */
  constructor(
    private readonly platform: Pick<Platform, 'video' | 'clock'>,
    private bytes: number,
  ) {}

  /** The pictures of a video in order, as far as the limits allow; or why there are none, as words that continue after "which". */
  decode(
    { bytes, container, fps }: VideoFile,
    request: Pick<VideoRequest, 'form' | 'maxPixels'>,
  ): readonly Uint8Array[] | string {
    const { video, clock } = this.platform;
    if (!video) return NO_VIDEO;
    if (Math.min(this.pictures, this.milliseconds, this.bytes) <= 0) return TOO_MUCH;
    const began = clock.now().getTime();
    const pictures = video.decode(bytes, container, {
      ...request,
      fps,
      maxPictures: this.pictures,
      maxBytes: this.bytes,
      maxMilliseconds: this.milliseconds,
    });
    this.milliseconds -= Math.max(0, clock.now().getTime() - began);
    if (typeof pictures === 'string') return pictures;
    this.pictures -= pictures.length;
    for (const picture of pictures) this.bytes -= picture.length;
    return pictures;
  }
}

const TOO_MUCH = 'is left out: the videos of the document are too long to be decoded';
