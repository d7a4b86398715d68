import { LimitError } from '../../geometry/claims';

/** Spans of frames that a report names; of the others it says the number. */
const MAX_NAMED = 5;

/**
 * What cannot be drawn of the frames of a subject. Such a frame is empty, or lacks a part, and is reported; the others
 * are made all the same.
 */
export class UndrawnFrames {
  private readonly empty = new Set<number>();
  private why = '';
  private readonly parts = new Map<string, Set<number>>();
  private readonly count: number;

  /** @param frames - those that are to be drawn */
  constructor(frames: readonly number[]) {
    this.count = new Set(frames).size;
  }

  /**
   * Draws at a frame.
   *
   * @param otherwise - the result where the document claims more there than can be drawn
   * @throws LimitError where that is so at each of the frames
   */
  attempt<T>(frame: number, draw: () => T, otherwise: T): T {
    try {
      return draw();
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      this.empty.add(frame);
      this.why ||= error.message;
      if (this.empty.size === this.count) throw error;
      return otherwise;
    }
  }

  /** Notes a part of a frame. */
  addPart(frame: number, what: string): void {
    let frames = this.parts.get(what);
    if (!frames) this.parts.set(what, (frames = new Set()));
    frames.add(frame);
  }

  /** What the pictures lack, each with the number of frames. */
  get all(): [string, number][] {
    const { empty, parts } = this;
    const left = [...parts].map(([what, frames]): [string, number] => [
      `${what} (${spans(frames)})`,
      frames.size,
    ]);
    if (empty.size > 0) left.push([`all of ${spans(empty)} (${this.why})`, 1]);
    return left;
  }
}

/** `frame 3`, `frames 3-7, 12`. */
function spans(frames: ReadonlySet<number>): string {
  const runs: [number, number][] = [];
  for (const frame of [...frames].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === frame - 1) last[1] = frame;
    else runs.push([frame, frame]);
  }
  const named = runs
    .slice(0, MAX_NAMED)
    .map(([from, to]) => (from === to ? String(from + 1) : `${from + 1}-${to + 1}`));
  const more = runs.length > MAX_NAMED ? ' and more' : '';
  return `${frames.size === 1 ? 'frame' : 'frames'} ${named.join(', ')}${more}`;
}
