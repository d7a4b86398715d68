const SHOWN = 3;

/**
 * Warnings for standard error: each once, as it comes; of the fourth from the same source on only the number, at the
 * end. The source is what stands before the first colon: the name of a document, or of a method.
 */
export class Warnings {
  private readonly seen = new Set<string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly write: (text: string) => void) {}

  add(text: string): void {
    if (this.seen.has(text)) return;
    this.seen.add(text);
    const source = text.split(':', 1)[0];
    const count = (this.counts.get(source) ?? 0) + 1;
    this.counts.set(source, count);
    if (count <= SHOWN) this.write(text);
  }

  /** Tells how many were left out. */
  end(): void {
    for (const [source, count] of this.counts) {
      if (count > SHOWN) this.write(`${source}: … and ${count - SHOWN} more`);
    }
  }
}
