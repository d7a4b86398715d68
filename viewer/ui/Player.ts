import type { PlayedFrames } from '../protocol';
import { Pace } from './Pace';
import type { Frames } from './Frames';

/** Frames that are asked for ahead of the playhead, and at the same time. */
const AHEAD = 12;
const AT_ONCE = 3;

/** Seconds without a picture after which the wait does not count: playback resumes where it was. */
const MAX_WAIT = 2;

/** What is played, and how. */
export interface Playback {
  readonly drawn: Frames;
  readonly frames: PlayedFrames;
  /** Frames in a second. */
  readonly frameRate: number;
  /** False while something else has to be prepared. */
  isReady(): boolean;
}

/** What happens while frames are played. */
export interface PlayerEvents {
  /** Shows a frame that is ready. */
  show(frame: number): void;
  /** The time runs from here on, at the beginning and when it had to wait: a frame, and milliseconds of the page's clock. */
  begin(frame: number, time: number): void;
  /** The last frame was shown, and none follows. */
  end(): void;
}

/** The frames to request next: positions, and the frame of each. */
interface Ahead {
  readonly due: number;
  readonly end: number;
  readonly frameRate: number;
  frameAt(position: number): number;
}

/** Plays frames at a rate: one that is not ready in time is left out. Positions count the frames from the first one on. */
export class Player {
  private handle: number | undefined;
  private begun: number | undefined;
  private first = 0;
  private shown = 0;
  private asked = 0;
  private loading = 0;
  private pace = new Pace();

  constructor(private readonly events: PlayerEvents) {}

  get isPlaying(): boolean {
    return this.handle !== undefined;
  }

  play({ drawn, frames: { from, first, last, loops }, frameRate, isReady }: Playback): void {
    this.stop();
    const count = last - first + 1;
    const end = loops ? Infinity : count - 1;
    const frameAt = (position: number): number => first + (position % count);
    this.first = this.shown = this.asked = from - first;
    this.loading = 0;
    this.pace = new Pace();
    this.begun = undefined;
    let before: number | undefined;
    const tick = (now: number): void => {
      this.handle = requestAnimationFrame(tick);
      if (before !== undefined) this.pace.noteShown((now - before) / 1000);
      before = now;
      if (this.begun === undefined && isReady()) this.begin(this.shown, frameAt);
      const passed = this.begun === undefined ? 0 : Math.floor(((now - this.begun) / 1000) * frameRate);
      const due = Math.min(this.first + Math.max(0, passed), end);
      if (due > this.shown) this.showLatest(drawn, due, frameAt);
      if (due - this.shown > MAX_WAIT * frameRate) this.begin(this.shown, frameAt);
      if (this.shown >= end) this.events.end();
      else this.askAhead(drawn, { due, end, frameRate, frameAt });
    };
    this.handle = requestAnimationFrame(tick);
  }

  stop(): void {
    if (this.handle !== undefined) cancelAnimationFrame(this.handle);
    this.handle = undefined;
  }

  private begin(position: number, frameAt: (position: number) => number): void {
    this.begun = performance.now();
    this.first = position;
    this.events.begin(frameAt(position), this.begun);
  }

  /** Shows the last frame that is due and ready. */
  private showLatest(drawn: Frames, due: number, frameAt: (position: number) => number): void {
    for (let position = due; position > this.shown; position--) {
      if (!drawn.readyAt(frameAt(position))) continue;
      this.shown = position;
      this.events.show(frameAt(position));
      return;
    }
  }

  /** Where frames take longer than they last, those are asked for that will be due when they are ready. */
  private askAhead(drawn: Frames, { due, end, frameRate, frameAt }: Ahead): void {
    this.asked = Math.max(this.asked, this.shown);
    const { pace } = this;
    const step = pace.step(frameRate, AT_ONCE);
    while (this.loading < AT_ONCE && this.asked < Math.min(end, Math.max(due, this.shown) + AHEAD)) {
      const isLate = this.asked < due;
      const next = isLate ? due + Math.ceil(pace.latency * frameRate) : this.asked + step;
      this.asked = Math.min(Math.max(next, this.asked + 1), end);
      const frame = frameAt(this.asked);
      if (drawn.readyAt(frame)) continue;
      this.loading++;
      const begun = performance.now();
      const loaded = (): void => {
        this.loading--;
        pace.noteReady((performance.now() - begun) / 1000);
      };
      void drawn.at(frame).then(loaded, loaded);
    }
  }
}
