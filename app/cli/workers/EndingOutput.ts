/** Passes on a text that arrives in pieces, up to a mark at its end, which it removes. */
export class EndingOutput {
  /** True after the mark has arrived. */
  isEnded = false;
  /** The end of the text so far, as long as it may be the beginning of the mark. */
  private held = '';

  constructor(
    private readonly mark: string,
    private readonly write: (text: string) => void,
  ) {}

  add(text: string): void {
    const all = this.held + text;
    this.isEnded = all.endsWith(this.mark);
    const keptLength = this.isEnded ? this.mark.length : this.beginningAtEndOf(all);
    this.held = this.isEnded ? '' : all.slice(all.length - keptLength);
    this.hand(all.slice(0, all.length - keptLength));
  }

  /** Passes on what was held back: nothing follows. */
  flush(): void {
    this.hand(this.held);
    this.held = '';
  }

  private hand(text: string): void {
    if (text !== '') this.write(text);
  }

  private beginningAtEndOf(text: string): number {
    for (let length = this.mark.length - 1; length > 0; length--)
      if (text.endsWith(this.mark.slice(0, length))) return length;
    return 0;
  }
}
