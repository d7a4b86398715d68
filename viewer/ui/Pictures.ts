import type { EngineClient } from '../client/EngineClient';
import type { FilmPicture, FramePicture, ShownLayers, TimelineId } from '../protocol';

/** A frame that can be shown at once. */
export interface ShownPicture {
  image: HTMLImageElement;
  notDrawn: FramePicture['notDrawn'];
  /** The frame of the timeline that it shows. */
  playhead: number;
}

/** Frames of one timeline that are kept ready. */
const MOST_KEPT = 96;

/** Frames of one timeline, or of its film, as images. What is drawn in an image can run no script and load nothing. */
export class Pictures {
  private readonly kept = new Map<number, Promise<ShownPicture>>();
  private readonly ready = new Map<number, ShownPicture>();
  private readonly addresses: string[] = [];
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
    const known = this.kept.get(frame);
    if (known) return known;
    const picture = this.load(frame);
    this.kept.set(frame, picture);
    picture.catch(() => this.kept.delete(frame));
    this.dropOldest();
    return picture;
  }

  close(): void {
    this.isClosed = true;
    for (const address of this.addresses.splice(0)) URL.revokeObjectURL(address);
  }

  private async load(frame: number): Promise<ShownPicture> {
    const { svg, notDrawn, playhead } = await this.ask(frame);
    const image = new Image();
    if (this.isClosed) return { image, notDrawn, playhead };
    const address = addressOf(svg);
    this.addresses.push(address);
    image.alt = '';
    image.draggable = false;
    image.dataset.frame = String(frame);
    image.src = address;
    await image.decode().catch(() => undefined);
    const shown = { image, notDrawn, playhead };
    if (this.kept.has(frame)) this.ready.set(frame, shown);
    return shown;
  }

  private async ask(frame: number): Promise<FilmPicture> {
    const ask = { id: this.id, frame, ...this.layers };
    if (this.kind === 'filmFrame') return this.client.ask('filmFrame', ask);
    return { ...(await this.client.ask('frame', ask)), playhead: frame };
  }

  /** The images that were asked for first are asked for last while playing. */
  private dropOldest(): void {
    for (const frame of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) return;
      this.kept.delete(frame);
      const image = this.ready.get(frame)?.image;
      this.ready.delete(frame);
      if (image) this.release(image);
    }
  }

  private release({ src }: HTMLImageElement): void {
    const place = this.addresses.indexOf(src);
    if (place >= 0) URL.revokeObjectURL(this.addresses.splice(place, 1)[0]);
  }
}

/** An address of an SVG document, for images. */
export function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}
