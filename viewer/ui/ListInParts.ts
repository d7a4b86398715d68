/** Rows that are made at once: more than are in sight. */
const PART = 40;

/** Fills a list with rows: those in sight at once, the rest a part with each frame of the screen. */
export class ListInParts {
  private handle: number | undefined;
  private addMore: (count: number) => void = () => undefined;

  constructor(private readonly list: HTMLElement) {}

  /** Puts rows in place of those that are there. */
  fill<T>(items: readonly T[], makeRow: (item: T) => HTMLElement): void {
    this.clear();
    let made = 0;
    this.addMore = (count) => {
      this.list.append(...items.slice(made, made + count).map(makeRow));
      made += count;
      this.handle = made < items.length ? requestAnimationFrame(() => this.addMore(PART)) : undefined;
    };
    this.addMore(PART);
  }

  /** Makes the rows that are not there yet. */
  complete(): void {
    if (this.handle === undefined) return;
    cancelAnimationFrame(this.handle);
    this.addMore(Infinity);
  }

  clear(): void {
    if (this.handle !== undefined) cancelAnimationFrame(this.handle);
    this.handle = undefined;
    this.list.replaceChildren();
  }
}
