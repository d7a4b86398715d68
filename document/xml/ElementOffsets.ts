/** Numbers per element in the offsets of a text. */
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

/**
 * Maximum size of a small text's offsets. A document has many small texts, and an array for each would take more memory
 * than its numbers.
 */
const SMALL = 2 ** 10;
const BLOCK_SIZE = 2 ** 14;

/** A shared block with the offsets of small texts; when it is full, a new one is allocated. */
let block = new Int32Array(0);
let used = 0;

/**
 * The offsets of the elements of a text. Elements have indices in document order: the first child of an element has the
 * next index. Nodes are created at first access; most elements of a document are never accessed.
 */
export class ElementOffsets {
  readonly source: string;
  private readonly numbers: Int32Array;
  /** The index of the first offset of this text. */
  private readonly begin: number;

  private constructor(source: string, numbers: Int32Array, begin: number) {
    this.source = source;
    this.numbers = numbers;
    this.begin = begin;
  }

  /** `found`: WIDTH numbers per element. They are copied. */
  static of(source: string, offsets: Int32Array): ElementOffsets {
    const { length } = offsets;
    if (length > SMALL) return new ElementOffsets(source, offsets.slice(), 0);
    if (used + length > block.length) {
      block = new Int32Array(BLOCK_SIZE);
      used = 0;
    }
    block.set(offsets, used);
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

  /** The number of child elements. */
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

/** The offsets of an element that was created, not read: it has no position in a source. */
export const NOWHERE = ElementOffsets.of('', Int32Array.of(-1, -1, -1, -1, -1, 1));
