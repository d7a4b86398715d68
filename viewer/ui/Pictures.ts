import type { EngineClient } from '../client/EngineClient';
import type { FilmPicture, FramePicture, ShownLayers, TimelineId } from '../protocol';

/** A frame that can be shown at once. */
export interface ShownPicture {
  frame: number;
  image: HTMLImageElement;
  notDrawn: FramePicture['notDrawn'];
  /** The frame of the timeline that it shows. */
  playhead: number;
}

/** An image, and when it can be shown. */
interface KeptImage {
  readonly image: HTMLImageElement;
  readonly isDecoded: Promise<void>;
}

/** Images of one timeline that are kept ready. */
const MAX_KEPT = 96;

/**
 * Frames of one timeline, or of its film, as images. Frames that look alike share one: to make it takes a browser longer
 * than anything else. What is drawn in an image can run no script and load nothing.
 */
export class Pictures {
  private readonly asked = new Map<number, Promise<ShownPicture>>();
  private readonly ready = new Map<number, ShownPicture>();
  /** By what they show; the one that was used last comes last. */
  private readonly images = new Map<string, KeptImage>();
  private isClosed = false;

  constructor(
    private readonly client: EngineClient,
    readonly id: TimelineId,
    private readonly kind: 'frame' | 'filmFrame' = 'frame',
    private readonly layers: ShownLayers = {},
  ) {}

  /** The frame, if it can be shown at once. */
  readyAt(frame: number): ShownPicture | undefined {
    return this.ready.get(frame);
  }

  /** @throws EngineError for a frame that cannot be drawn. */
  at(frame: number): Promise<ShownPicture> {
    const asked = this.asked.get(frame);
    if (asked) return asked;
    const picture = this.load(frame);
    this.asked.set(frame, picture);
    picture.catch(() => this.asked.delete(frame));
    return picture;
  }

  close(): void {
    this.isClosed = true;
    for (const [svg, kept] of this.images) this.drop(svg, kept);
  }

  private async load(frame: number): Promise<ShownPicture> {
    const { svg, notDrawn, playhead } = await this.ask(frame);
    if (this.isClosed) return { frame, image: new Image(), notDrawn, playhead };
    const { image, isDecoded } = this.imageOf(svg);
    await isDecoded;
    const shown = { frame, image, notDrawn, playhead };
    this.ready.set(frame, shown);
    return shown;
  }

  private async ask(frame: number): Promise<FilmPicture> {
    const ask = { id: this.id, frame, ...this.layers };
    if (this.kind === 'filmFrame') return this.client.ask('filmFrame', ask);
    return { ...(await this.client.ask('frame', ask)), playhead: frame };
  }

  private imageOf(svg: string): KeptImage {
    const entry = this.images.get(svg) ?? makeImage(svg);
    this.images.delete(svg);
    this.images.set(svg, entry);
    const [oldest] = this.images;
    if (this.images.size > MAX_KEPT) this.drop(...oldest);
    return entry;
  }

  /** Forgets an image, and the frames that show it. */
  private drop(svg: string, { image }: KeptImage): void {
    URL.revokeObjectURL(image.src);
    this.images.delete(svg);
    for (const [frame, shown] of this.ready) {
      if (shown.image !== image) continue;
      this.ready.delete(frame);
      this.asked.delete(frame);
    }
  }
}

function makeImage(svg: string): KeptImage {
  const image = new Image();
  image.alt = '';
  image.draggable = false;
  image.src = addressOf(svg);
  return { image, isDecoded: image.decode().catch(() => undefined) };
}

/** An address of an SVG document, for images. */
export function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}
