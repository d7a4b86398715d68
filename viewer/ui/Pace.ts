/** How fast frames come, about, by the last ones. Times are in seconds. */
export class Pace {
  /** From asking for a picture until it is ready. */
  latency = 0;
  /** From one frame of the screen to the next. */
  private interval = 0;

  /** Notes how long a picture took. */
  noteReady(time: number): void {
    this.latency += (time - this.latency) / 4;
  }

  /** Notes how long the screen took for a frame. */
  noteShown(time: number): void {
    this.interval += (time - this.interval) / 4;
  }

  /**
   * How far apart the frames are that are asked for, `atOnce` at the same time: those that cannot be ready in time are
   * left out, and those that the screen cannot show, as they would only take time from the others.
   */
  step(frameRate: number, atOnce: number): number {
    const drawn = Math.ceil((this.latency * frameRate) / atOnce);
    return Math.max(1, drawn, Math.round(this.interval * frameRate));
  }
}
