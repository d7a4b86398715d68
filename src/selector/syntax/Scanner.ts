import { isBlank } from '../../text/blanks';
import { oneLine } from '../../text/oneLine';
import { SelectorError } from './SelectorError';

/** Reads the text of a query from its start to its end, and says what is wrong at the place where it stands. */
export class Scanner {
  /** The place of the next character; the text's length at its end. */
  position = 0;

  /** How many nested queries are open, `:not(:has(` being two. */
  depth = 0;

  constructor(
    readonly text: string,
    /** What messages begin with. */
    private readonly caller: string,
  ) {}

  /** The next character, or the empty text at the end. */
  peek(): string {
    return this.text.charAt(this.position);
  }

  /** Steps over the character if it is the next one. */
  take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.position++;
    return true;
  }

  skipBlanks(): void {
    while (isBlank(this.peek())) this.position++;
  }

  /** Steps over the character that ends what is called `opened`. */
  close(character: string, opened: string): void {
    if (this.take(character)) return;
    if (this.peek() !== '') throw this.unexpected(show(character));
    throw this.error(`unclosed ${opened}: expected ${show(character)} before the end`);
  }

  /** The error for something else standing where `expected` should. */
  unexpected(expected: string): SelectorError {
    return this.error(`expected ${expected} but found ${show(this.peek())}`);
  }

  error(problem: string, index: number = this.position, hint?: string): SelectorError {
    return new SelectorError({ caller: this.caller, problem, query: this.text, index, hint });
  }
}

function show(character: string): string {
  if (character === '') return 'the end';
  return character === '"' ? `'"'` : `"${oneLine(character)}"`;
}
