import { END, LEAD_START, NAME_END, NEXT, OPEN_END, START, WIDTH } from './ElementOffsets';

const FIRST_SIZE = 2 ** 16;
/** A larger buffer is released after use. */
const MAX_RETAINED = 2 ** 22;

/** The buffer that is used for every text. */
let room = new Int32Array(FIRST_SIZE);

/** Records the offsets of a text's elements while it is parsed. Records only one text at a time. */
export class OffsetRecorder {
  /** Number of elements. */
  count = 0;
  private lastEnd = 0;
  /** The beginnings of the numbers of the open elements, the outermost first. */
  private readonly open: number[] = [];

  /** Number of open elements. */
  get depth(): number {
    return this.open.length;
  }

  begin(start: number, nameEnd: number): void {
    const at = this.count++ * WIDTH;
    if (at + WIDTH > room.length) room = enlarged(room);
    room[at + LEAD_START] = this.lastEnd;
    room[at + START] = start;
    room[at + NAME_END] = nameEnd;
    this.open.push(at);
  }

  /** Records the end of the open tag. */
  enter(offset: number): void {
    room[(this.open.at(-1) ?? 0) + OPEN_END] = offset;
    this.lastEnd = offset;
  }

  /** Records the end of the innermost open element. */
  leave(offset: number): void {
    const at = this.open.pop();
    if (at === undefined) return;
    room[at + END] = offset;
    room[at + NEXT] = this.count;
    this.lastEnd = offset;
  }

  /** The recorded offsets; the next text overwrites them. */
  finish(): Int32Array {
    const noted = room.subarray(0, this.count * WIDTH);
    if (room.length > MAX_RETAINED) room = new Int32Array(FIRST_SIZE);
    this.count = 0;
    this.lastEnd = 0;
    return noted;
  }
}

function enlarged(full: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(full.length * 2);
  larger.set(full);
  return larger;
}
