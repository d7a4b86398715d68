/** Maximum size of all texts, in characters. */
const MAX_KEPT = 2 ** 26;

/** Memory that a line uses in addition to its characters, in characters. */
const LINE = 16;

/**
 * Texts that scripts printed. The oldest are dropped, so that a script which prints for hours does not fill the memory.
 */
export class KeptLines {
  readonly lines: string[] = [];
  private size = 0;

  /** @param max - characters */
  constructor(private readonly max = MAX_KEPT) {}

  add(text: string): void {
    this.lines.push(text);
    this.size += sizeOf(text);
    if (this.size > this.max) this.dropOldest();
  }

  clear(): void {
    this.lines.length = 0;
    this.size = 0;
  }

  /** Drops down to half of the maximum, so that not every new text causes it. The newest text always stays. */
  private dropOldest(): void {
    let count = 0;
    while (this.size > this.max / 2 && count < this.lines.length - 1)
      this.size -= sizeOf(this.lines[count++] as string);
    this.lines.splice(0, count);
  }
}

function sizeOf(text: string): number {
  return text.length + LINE;
}
