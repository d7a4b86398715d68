/** Numbers per element in the list of a text's offsets. */
export const WIDTH = 6;
/** The end of the element before, or of the parent's open tag. */
export const LEAD_START = 0;
/** The offset of `<`. */
export const START = 1;
/** The offset after the name in the open tag. */
export const NAME_END = 2;
/** The offset after the open tag. */
export const OPEN_END = 3;
/** The offset after the close tag. */
export const END = 4;
/** The index of the first element after this one and all in it. */
export const NEXT = 5;

/** Numbers of a small text. A document has many of them, and an array of its own takes more than its numbers do. */
const SMALL = 2 ** 10;
const BLOCK_SIZE = 2 ** 14;

/** Holds the numbers of small texts, one behind the other; a full one is left to them. */
let block = new Int32Array(0);
let used = 0;

/**
 * Where the elements of one text stand. Elements have indices in document order: the first child of one, if it has
 * any, is the next. Nodes are made of them when they are asked for; of most elements of a document nobody ever asks.
 */
export class ElementOffsets {
  readonly source: string;
  private readonly numbers: Int32Array;
  /** Where those of this text begin. */
  private readonly begin: number;

  private constructor(source: string, numbers: Int32Array, begin: number) {
    this.source = source;
    this.numbers = numbers;
    this.begin = begin;
  }

  /** `found`: WIDTH numbers per element. They are copied. */
  static of(source: string, found: Int32Array): ElementOffsets {
    const { length } = found;
    if (length > SMALL) return new ElementOffsets(source, found.slice(), 0);
    if (used + length > block.length) {
      block = new Int32Array(BLOCK_SIZE);
      used = 0;
    }
    block.set(found, used);
    used += length;
    return new ElementOffsets(source, block, used - length);
  }

  leadStart(index: number): number {
    return this.read(index, LEAD_START);
  }

  start(index: number): number {
    return this.read(index, START);
  }

  nameEnd(index: number): number {
    return this.read(index, NAME_END);
  }

  openEnd(index: number): number {
    return this.read(index, OPEN_END);
  }

  end(index: number): number {
    return this.read(index, END);
  }

  next(index: number): number {
    return this.read(index, NEXT);
  }

  /** How many elements stand directly in one. */
  childCount(index: number): number {
    const next = this.next(index);
    let count = 0;
    for (let child = index + 1; child < next; child = this.next(child)) count++;
    return count;
  }

  private read(index: number, field: number): number {
    return this.numbers[this.begin + index * WIDTH + field] ?? -1;
  }
}

/** The offsets of an element that was not read but made: in an empty text, nowhere. */
export const NOWHERE = ElementOffsets.of('', Int32Array.of(-1, -1, -1, -1, -1, 1));
