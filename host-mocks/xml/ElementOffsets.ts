/** Numbers per element in the list of a text's offsets. */
export const WIDTH = 5;
/** The end of the element before, or of the parent's open tag. */
export const LEAD_START = 0;
/** The offset of `<`. */
export const START = 1;
/** The offset after the open tag. */
export const OPEN_END = 2;
/** The offset after the close tag. */
export const END = 3;
/** The index of the first element after this one and all in it. */
export const NEXT = 4;

/**
 * Where the elements of one text stand. Elements have indices in document order: the first child of one, if it has
 * any, is the next. Nodes are made of them when they are asked for; of most elements of a document nobody ever asks.
 */
export class ElementOffsets {
  readonly source: string;
  private readonly numbers: Int32Array;

  /** `numbers`: WIDTH per element. */
  constructor(source: string, numbers: Int32Array) {
    this.source = source;
    this.numbers = numbers;
  }

  leadStart(index: number): number {
    return this.read(index, LEAD_START);
  }

  start(index: number): number {
    return this.read(index, START);
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
    return this.numbers[index * WIDTH + field] ?? -1;
  }
}

/** The offsets of an element that was not read but made: in an empty text, nowhere. */
export const NOWHERE = new ElementOffsets('', Int32Array.of(-1, -1, -1, -1, 1));
