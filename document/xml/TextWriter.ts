/** Assembles a text from ranges of a source; adjacent ranges are copied together. */
export class TextWriter {
  private text = '';
  private source = '';
  private from = 0;
  private to = 0;

  copy(source: string, from: number, to: number): void {
    if (source === this.source && from === this.to) {
      this.to = to;
      return;
    }
    this.flush();
    this.source = source;
    this.from = from;
    this.to = to;
  }

  write(text: string): void {
    this.flush();
    this.text += text;
  }

  toString(): string {
    this.flush();
    return this.text;
  }

  private flush(): void {
    if (this.from < this.to) this.text += this.source.slice(this.from, this.to);
    this.from = this.to;
  }
}
