import type { ReadyFrame, Frames } from './Frames';

/** A frame as an image. */
export interface ShownPicture {
  readonly frame: number;
  readonly image: HTMLImageElement;
  readonly notDrawn: ReadyFrame['notDrawn'];
}

/** An image, and when it can be shown. */
interface KeptImage {
  readonly image: HTMLImageElement;
  readonly isDecoded: Promise<void>;
}

/** Images of one timeline that are kept ready. */
const MAX_KEPT = 32;

/**
 * Frames of one timeline as images. Frames that look alike share one. What is drawn in an image can run no script and load
 * nothing.
 */
export class Pictures {
  /** By what they show; the one that was used last comes last. */
  private readonly images = new Map<string, KeptImage>();

  constructor(readonly frames: Frames) {}

  /** @throws EngineError for a frame that cannot be drawn. */
  async at(frame: number): Promise<ShownPicture> {
    const { svg, notDrawn } = await this.frames.at(frame);
    const { image, isDecoded } = this.imageOf(svg);
    await isDecoded;
    return { frame, image, notDrawn };
  }

  close(): void {
    for (const [svg, kept] of this.images) this.drop(svg, kept);
  }

  private imageOf(svg: string): KeptImage {
    const entry = this.images.get(svg) ?? makeImage(svg);
    this.images.delete(svg);
    this.images.set(svg, entry);
    const [oldest] = this.images;
    if (this.images.size > MAX_KEPT) this.drop(...oldest);
    return entry;
  }

  private drop(svg: string, { image }: KeptImage): void {
    URL.revokeObjectURL(image.src);
    this.images.delete(svg);
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
