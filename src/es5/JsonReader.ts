const WORDS: Record<string, unknown> = { $true: true, $false: false, $null: null };
const ESCAPED: Record<string, string> = {
  '$"': '"',
  '$\\': '\\',
  '$/': '/',
  $b: '\b',
  $f: '\f',
  $n: '\n',
  $r: '\r',
  $t: '\t',
};
const BLANKS = ' \t\n\r';
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const HEX = /^[\da-fA-F]{4}$/;

/** Reads one JSON text, character by character: nothing in it is ever run. */
export class JsonReader {
  private position = 0;

  constructor(private readonly text: string) {}

  /** @throws SyntaxError for anything but JSON, with the place */
  read(): unknown {
    const value = this.readValue();
    this.skipBlanks();
    if (this.position < this.text.length) throw this.unexpected();
    return value;
  }

  private readValue(): unknown {
    this.skipBlanks();
    const next = this.text.charAt(this.position);
    if (next === '{') return this.readObject();
    if (next === '[') return this.readArray();
    if (next === '"') return this.readString();
    return this.readPlain();
  }

  private readObject(): object {
    const object: Record<string, unknown> = {};
    this.position++;
    if (this.takes('}')) return object;
    do {
      this.skipBlanks();
      if (this.text.charAt(this.position) !== '"') throw this.unexpected();
      const key = this.readString();
      if (!this.takes(':')) throw this.unexpected();
      object[key] = this.readValue();
    } while (this.takes(','));
    if (!this.takes('}')) throw this.unexpected();
    return object;
  }

  private readArray(): unknown[] {
    const values: unknown[] = [];
    this.position++;
    if (this.takes(']')) return values;
    do {
      values.push(this.readValue());
    } while (this.takes(','));
    if (!this.takes(']')) throw this.unexpected();
    return values;
  }

  private readString(): string {
    let value = '';
    for (this.position++; this.position < this.text.length; this.position++) {
      const next = this.text.charAt(this.position);
      if (next < ' ') throw this.unexpected();
      if (next === '"') {
        this.position++;
        return value;
      }
      value += next === '\\' ? this.readEscape() : next;
    }
    throw this.unexpected();
  }

  /** Reads up to the last character of an escape. */
  private readEscape(): string {
    const kind = this.text.charAt(++this.position);
    const plain = ESCAPED['$' + kind];
    if (plain !== undefined) return plain;
    const digits = this.text.substring(this.position + 1, this.position + 5);
    if (kind !== 'u' || !HEX.test(digits)) throw this.unexpected();
    this.position += 4;
    return String.fromCharCode(parseInt(digits, 16));
  }

  /** A number, `true`, `false` or `null`. */
  private readPlain(): unknown {
    const start = this.position;
    let end = start;
    while (end < this.text.length && '{}[]:,"'.indexOf(this.text.charAt(end)) < 0 && !this.isBlank(end))
      end++;
    const word = this.text.substring(start, end);
    const isWord = Object.prototype.hasOwnProperty.call(WORDS, '$' + word);
    if (!isWord && !NUMBER.test(word)) throw this.unexpected();
    this.position = end;
    return isWord ? WORDS['$' + word] : toNumber(word);
  }

  private takes(mark: string): boolean {
    this.skipBlanks();
    if (this.text.charAt(this.position) !== mark) return false;
    this.position++;
    return true;
  }

  private skipBlanks(): void {
    while (this.position < this.text.length && this.isBlank(this.position)) this.position++;
  }

  private isBlank(position: number): boolean {
    return BLANKS.indexOf(this.text.charAt(position)) >= 0;
  }

  private unexpected(): SyntaxError {
    const actual = this.position < this.text.length ? '"' + this.text.charAt(this.position) + '"' : 'end';
    return new SyntaxError('JSON.parse: unexpected ' + actual + ' at position ' + this.position);
  }
}

/** MuJS reads Number("-1") as NaN. */
function toNumber(text: string): number {
  return text.charAt(0) === '-' ? -Number(text.substring(1)) : Number(text);
}
