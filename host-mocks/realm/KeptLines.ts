/** What is kept, in characters: of more, the oldest goes. */
const MAX_KEPT = 2 ** 26;

/** What a line takes in memory beside its characters, counted in those. */
const LINE = 16;

/** Texts that scripts gave, one after the other. A script that prints for hours fills no memory: the oldest texts go. */
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

  /** Down to the half, so that it takes no time at each new one. The newest stays in any case. */
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
