import type { Pattern } from '../../text/pattern';

/** Collects the pieces of a pattern: neighbouring texts become one, and so do neighbouring stars. */
export class PatternBuilder {
  private readonly pieces: Pattern = [];
  private fragments: string[] = [];

  text(text: string): void {
    if (text !== '') this.fragments.push(text);
  }

  any(): void {
    this.flush();
    const last = this.pieces[this.pieces.length - 1];
    if (!last || last.type !== 'any') this.pieces.push({ type: 'any' });
  }

  range(min: number, max: number): void {
    this.flush();
    this.pieces.push({ type: 'range', min, max });
  }

  /** The pattern; nothing may be added after it. */
  pattern(): Pattern {
    this.flush();
    return this.pieces;
  }

  private flush(): void {
    if (this.fragments.length > 0) this.pieces.push({ type: 'text', text: this.fragments.join('') });
    this.fragments = [];
  }
}
