import { END, LEAD_START, NAME_END, NEXT, OPEN_END, START, WIDTH } from './ElementOffsets';

const FIRST_SIZE = 2 ** 16;
/** More room than this is given back after use. */
const MOST_KEPT = 2 ** 22;

/** Room that all texts are recorded in, one after the other. */
let room = new Int32Array(FIRST_SIZE);

/** Notes where the elements of a text stand, while a parser walks over it. One text at a time, each to its end. */
export class OffsetRecorder {
  private count = 0;
  private lastEnd = 0;
  /** The beginnings of the numbers of the open elements, the outermost first. */
  private readonly open: number[] = [];

  /** Elements that are open. */
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

  /** The open tag ends. */
  enter(place: number): void {
    room[(this.open.at(-1) ?? 0) + OPEN_END] = place;
    this.lastEnd = place;
  }

  /** The innermost open element ends. */
  leave(place: number): void {
    const at = this.open.pop();
    if (at === undefined) return;
    room[at + END] = place;
    room[at + NEXT] = this.count;
    this.lastEnd = place;
  }

  /** The places that were noted; the next text is recorded over them. */
  finish(): Int32Array {
    const noted = room.subarray(0, this.count * WIDTH);
    if (room.length > MOST_KEPT) room = new Int32Array(FIRST_SIZE);
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
