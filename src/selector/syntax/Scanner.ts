import { isBlank } from '../../text/blanks';
import { oneLine } from '../../text/oneLine';
import { SelectorError } from './SelectorError';

/** Reads the text of a query from its start to its end, and makes errors that point at the current place. */
export class Scanner {
  /** The place of the next character; the text's length at its end. */
  position = 0;

  /** The number of nested queries that are open: two in `:not(:has(`. */
  depth = 0;

  constructor(
    readonly text: string,
    /** The beginning of messages. */
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

  /**
   * Steps over a character that closes something.
   *
   * @param opened the user's word for the thing that is closed
   */
  close(character: string, opened: string): void {
    if (this.take(character)) return;
    if (this.peek() !== '') throw this.unexpected(quoteCharacter(character));
    throw this.error(`unclosed ${opened}: expected ${quoteCharacter(character)} before the end`);
  }

  /** The error for a character that is not the expected one. */
  unexpected(expected: string): SelectorError {
    return this.error(`expected ${expected} but found ${quoteCharacter(this.peek())}`);
  }

  error(problem: string, index: number = this.position, hint?: string): SelectorError {
    return new SelectorError({ caller: this.caller, problem, query: this.text, index, hint });
  }
}

function quoteCharacter(character: string): string {
  if (character === '') return 'the end';
  return character === '"' ? `'"'` : `"${oneLine(character)}"`;
}
