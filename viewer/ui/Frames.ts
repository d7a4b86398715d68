import type { EngineClient } from '../client/EngineClient';
import type { FilmPicture, ShownLayers, TimelineId } from '../protocol';

/** A frame as it is drawn. */
export interface ReadyFrame extends FilmPicture {
  readonly frame: number;
}

/** Maximum number of characters of frames that are kept. */
const MAX_CHARACTERS = 32_000_000;

/** Frames of one timeline, or of its film. The most recent ones are kept. */
export class Frames {
  private readonly asked = new Map<number, Promise<ReadyFrame>>();
  /** In the order in which they came. */
  private readonly ready = new Map<number, ReadyFrame>();
  private characters = 0;

  constructor(
    private readonly client: EngineClient,
    readonly id: TimelineId,
    private readonly kind: 'frame' | 'filmFrame' = 'frame',
    private readonly layers: ShownLayers = {},
  ) {}

  /** The frame, if it can be shown at once. */
  readyAt(frame: number): ReadyFrame | undefined {
    return this.ready.get(frame);
  }

  /** @throws EngineError for a frame that cannot be drawn. */
  at(frame: number): Promise<ReadyFrame> {
    const asked = this.asked.get(frame);
    if (asked) return asked;
    const drawn = this.load(frame);
    this.asked.set(frame, drawn);
    drawn.catch(() => this.asked.delete(frame));
    return drawn;
  }

  private async load(frame: number): Promise<ReadyFrame> {
    const drawn = { ...(await this.ask(frame)), frame };
    this.ready.set(frame, drawn);
    this.characters += drawn.svg.length;
    for (const [other, { svg }] of this.ready) {
      if (this.characters <= MAX_CHARACTERS || other === frame) break;
      this.characters -= svg.length;
      this.ready.delete(other);
      this.asked.delete(other);
    }
    return drawn;
  }

  private async ask(frame: number): Promise<FilmPicture> {
    const ask = { id: this.id, frame, ...this.layers };
    if (this.kind === 'filmFrame') return this.client.ask('filmFrame', ask);
    return { ...(await this.client.ask('frame', ask)), playhead: frame };
  }
}
