/** Maximum number of warnings shown of one source. */
const MAX_SHOWN = 3;

/** Maximum number of warnings shown of all sources: a screen has some more lines, for the results. */
const MAX_SHOWN_IN_ALL = 24;

/** Maximum number of sources counted separately. */
const MAX_COUNTED = 5;

/** Maximum number of texts and sources remembered: a script can cause any number of warnings. */
const MAX_SEEN = 10_000;
const OTHERS = 'other documents and methods';

const ADVICE = '(--verbose shows them)';

/**
 * Warnings for standard error: each once, as it comes. From the fourth of a source on, and when a screen is full, only their
 * number is shown, at the end. The source is the text before the first colon: the name of a document, or
 * of a method.
 */
export class Warnings {
  private readonly seen = new Set<string>();
  private readonly counts = new Map<string, number>();
  private readonly hidden = new Map<string, number>();
  private written = 0;

  /** @param isWhole - true if all warnings are shown */
  constructor(
    private readonly write: (text: string) => void,
    private readonly isWhole: () => boolean,
  ) {}

  add(text: string): void {
    if (this.seen.has(text)) return;
    if (this.seen.size < MAX_SEEN) this.seen.add(text);
    const source = this.sourceOf(text);
    const count = (this.counts.get(source) ?? 0) + 1;
    this.counts.set(source, count);
    if (this.isWhole() || (count <= MAX_SHOWN && this.written < MAX_SHOWN_IN_ALL)) {
      this.written++;
      this.write(text);
    } else this.hidden.set(source, (this.hidden.get(source) ?? 0) + 1);
  }

  private sourceOf(text: string): string {
    const source = text.split(':', 1)[0];
    return this.counts.size < MAX_SEEN || this.counts.has(source) ? source : OTHERS;
  }

  /** Reports how many were left out. */
  end(): void {
    const { hidden } = this;
    if (hidden.size <= MAX_COUNTED) {
      for (const [source, count] of hidden) this.write(`${source}: … and ${count} more ${ADVICE}`);
      return;
    }
    const sum = [...hidden.values()].reduce((all, count) => all + count, 0);
    this.write(`… and ${sum} more warnings, about ${hidden.size} documents or methods ${ADVICE}`);
  }
}
