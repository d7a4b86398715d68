import type { Pictures } from './Pictures';

/** Frames that are asked for ahead of the playhead, and at the same time. */
const AHEAD = 12;
const AT_ONCE = 3;

/** What is played, and how. */
export interface Playback {
  readonly pictures: Pictures;
  readonly from: number;
  readonly frameCount: number;
  /** Frames in a second. */
  readonly frameRate: number;
  /** Begins anew behind the last frame. */
  readonly loops: boolean;
}

/** Plays frames at a rate: one that is not ready in time is left out. */
export class Player {
  private handle: number | undefined;
  private begun = 0;
  private first = 0;
  private shown = 0;
  private asked = 0;
  private loading = 0;

  /**
   * @param show - shows a frame that is ready
   * @param onEnd - called behind the last frame, where it does not begin anew
   */
  constructor(
    private readonly show: (frame: number) => void,
    private readonly onEnd: () => void,
  ) {}

  get isPlaying(): boolean {
    return this.handle !== undefined;
  }

  play({ pictures, from, frameCount, frameRate, loops }: Playback): void {
    this.stop();
    const end = loops ? Infinity : frameCount - 1;
    this.begun = performance.now();
    this.first = this.shown = from;
    this.asked = from;
    this.loading = 0;
    const tick = (now: number): void => {
      this.handle = requestAnimationFrame(tick);
      const passed = Math.floor(((now - this.begun) / 1000) * frameRate);
      const due = Math.min(this.first + Math.max(0, passed), end);
      if (due > this.shown) this.showLatest(pictures, due, frameCount);
      if (this.shown >= end) this.onEnd();
      else this.askAhead(pictures, frameCount, end);
    };
    this.handle = requestAnimationFrame(tick);
  }

  stop(): void {
    if (this.handle !== undefined) cancelAnimationFrame(this.handle);
    this.handle = undefined;
  }

  /** Shows the last frame that is due and ready. Where none is, the time waits. */
  private showLatest(pictures: Pictures, due: number, frameCount: number): void {
    for (let frame = due; frame > this.shown; frame--) {
      if (!pictures.readyAt(frame % frameCount)) continue;
      this.shown = frame;
      this.show(frame % frameCount);
      return;
    }
    if (due - this.shown > AHEAD) {
      this.begun = performance.now();
      this.first = this.shown;
    }
  }

  private askAhead(pictures: Pictures, frameCount: number, end: number): void {
    this.asked = Math.max(this.asked, this.shown);
    while (this.loading < AT_ONCE && this.asked < Math.min(end, this.shown + AHEAD)) {
      const frame = ++this.asked % frameCount;
      if (pictures.readyAt(frame)) continue;
      this.loading++;
      const loaded = (): void => void this.loading--;
      void pictures.at(frame).then(loaded, loaded);
    }
  }
}
