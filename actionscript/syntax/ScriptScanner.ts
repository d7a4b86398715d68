import { decodeEscapes } from './decodeEscapes';
import type { Dialect } from './parseScript';
import { SyntaxFault } from './SyntaxFault';

/** Maximum length of a name, in UTF-16 units. */
const MAX_NAME = 4096;

export type TokenKind = 'name' | 'number' | 'string' | 'punctuator' | 'end';

const PLAIN_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;
/** Characters of a name may be escapes: `\u0061`. */
const NAME = /(?:[\p{ID_Start}$_]|\\u[\da-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4})*/uy;
/** Most names are plain: this expression is quicker. It does not say whether the name continues with another letter. */
const ASCII_NAME = /[A-Za-z$_][\w$]*/y;
const NUMBER = /0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const SPACE = /[\s\ufeff]+/y;
const PUNCTUATOR =
  /\.\.\.|\.\.|\.<|\.|>>>=|>>>|>>=|>>|>=|>|<<=|<<|<=|<|===|==|=|!==|!=|!|&&=|&&|&=|&|\|\|=|\|\||\|=|\||\^=|\^|\+\+|\+=|\+|--|-=|-|\*=|\*|\/=|\/|%=|%|::|:|[?~,;(){}[\]@#]/y;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const REG_EXP = /\/((?:[^\\/[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\])+)\/([a-zA-Z]*)/y;
const SLASH_PATH = /(?:\.\.)?\/?(?:(?:\.\.|[\w$]+)\/?)*(?::[\w$]+)?/y;

/** A token, and what is needed to read on from it. */
export interface TokenMark {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly isAfterLine: boolean;
}

/** Splits a text into tokens, one at a time. Positions in it are offsets; those of faults are among all texts. */
export class ScriptScanner implements TokenMark {
  kind: TokenKind = 'end';
  start = 0;
  end = 0;
  /** The name, punctuator or number as it is written; of a string what it means. */
  value = '';
  /** True if a line ends between the last token and this one. */
  isAfterLine = false;

  constructor(
    readonly text: string,
    readonly base: number,
    private readonly dialect: Dialect,
  ) {}

  next(): void {
    this.skipSpace();
    const { text, start } = this;
    const code = text.charCodeAt(start);
    if (start >= text.length) this.set('end', '', start);
    else if (isDigit(code) || (code === 0x2e && isDigit(text.charCodeAt(start + 1)))) this.scanNumber();
    else if (code === 0x22 || code === 0x27) this.scanString(code);
    else this.scanWord();
  }

  mark(): TokenMark {
    const { kind, start, end, value, isAfterLine } = this;
    return { kind, start, end, value, isAfterLine };
  }

  reset(mark: TokenMark): void {
    Object.assign(this, mark);
  }

  /** The next token is what begins at an offset. */
  moveTo(offset: number): void {
    this.end = offset;
    this.next();
  }

  /** Leaves the first characters of a punctuator, and makes the rest the token: `>` of `>>`. */
  dropFirst(count: number): void {
    this.moveTo(this.start + count);
  }

  /** Reads the token anew, as the beginning of a regular expression. */
  scanRegExp(): { pattern: string; flags: string } {
    REG_EXP.lastIndex = this.start;
    const [whole, pattern = '', flags = ''] = REG_EXP.exec(this.text) ?? [];
    if (whole === undefined) throw this.fault('A regular expression has no end on its line.');
    this.moveTo(this.start + whole.length);
    return { pattern, flags };
  }

  /** Reads the token anew, as a path of ActionScript 1: `/clip:name`, `../:x`. */
  scanSlashPath(): string {
    SLASH_PATH.lastIndex = this.start;
    const [path = ''] = SLASH_PATH.exec(this.text) ?? [];
    this.moveTo(this.start + Math.max(1, path.length));
    return path;
  }

  fault(message: string, offset = this.start): SyntaxFault {
    return new SyntaxFault(this.base + offset, message);
  }

  private set(kind: TokenKind, value: string, end: number): void {
    this.kind = kind;
    this.value = value;
    this.end = end;
  }

  private skipSpace(): void {
    const { text } = this;
    let at = this.end;
    this.isAfterLine = false;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code > 0x20 && code < 0x80 && code !== SLASH) break;
      const from = at;
      SPACE.lastIndex = at;
      if (SPACE.test(text)) at = SPACE.lastIndex;
      else if (text.startsWith('//', at)) at = endOfLine(text, at);
      else if (text.startsWith('/*', at)) at = this.endOfComment(at);
      else break;
      if (!this.isAfterLine) this.isAfterLine = /[\n\r\u2028\u2029]/.test(text.slice(from, at));
    }
    this.start = at;
  }

  /**
   * In ActionScript 3 a comment without an end continues to the end of the text. Source: a movie that Flash CS6 published
   * from a document with such a script.
   */
  private endOfComment(at: number): number {
    const end = this.text.indexOf('*/', at + 2);
    if (end >= 0) return end + 2;
    if (this.dialect === 'as3') return this.text.length;
    this.end = this.text.length;
    throw this.fault('A comment has no end.', at);
  }

  private scanNumber(): void {
    NUMBER.lastIndex = this.start;
    const [digits = ''] = NUMBER.exec(this.text) ?? [];
    this.set('number', digits, this.start + digits.length);
    NAME.lastIndex = this.end;
    if (NAME.test(this.text)) throw this.fault(`A number ends before a letter: ${digits.slice(0, 30)}.`);
  }

  private scanString(quote: number): void {
    const { text, start } = this;
    let at = start + 1;
    let isPlain = true;
    for (; text.charCodeAt(at) !== quote; at++) {
      const code = text.charCodeAt(at);
      if (code === BACKSLASH) {
        isPlain = false;
        if (text.startsWith('\r\n', ++at)) at++;
      } else if (at >= text.length || code === 0x0a || code === 0x0d) {
        this.end = at;
        throw this.fault('A string has no end on its line.', start);
      }
    }
    const inside = text.slice(start + 1, at);
    this.set('string', isPlain ? inside : decodeEscapes(inside), at + 1);
  }

  private scanWord(): void {
    const { text, start } = this;
    const name = nameAt(text, start);
    if (name !== undefined) {
      const isPlain = !name.includes('\\');
      this.set('name', isPlain ? name : decodeEscapes(name), start + name.length);
      if (!isPlain && !PLAIN_NAME.test(this.value)) throw this.fault('An escape in a name is no letter.');
      if (name.length > MAX_NAME) throw this.fault(`A name is longer than ${MAX_NAME} characters.`);
      return;
    }
    PUNCTUATOR.lastIndex = start;
    let [sign] = PUNCTUATOR.exec(text) ?? [];
    if (this.dialect === 'as2') sign = this.ofOldDialect(sign);
    if (sign === undefined) {
      this.set('punctuator', text.charAt(start), start + 1);
      throw this.fault(`The character ${JSON.stringify(text.charAt(start))} has no meaning here.`);
    }
    this.set('punctuator', sign, start + sign.length);
  }

  /** ActionScript 1 and 2 have `<>`, and no `::` and `.<`. */
  private ofOldDialect(sign: string | undefined): string | undefined {
    if (sign === '<' && this.text[this.start + 1] === '>') return '<>';
    if (sign === '::' || sign === '.<') return sign[0];
    return sign;
  }
}

function nameAt(text: string, start: number): string | undefined {
  ASCII_NAME.lastIndex = start;
  const [name] = ASCII_NAME.exec(text) ?? [];
  const next = name === undefined ? NaN : text.charCodeAt(start + name.length);
  // A sign follows, or nothing.
  if (name !== undefined && next !== BACKSLASH && !(next >= 0x80)) return name;
  NAME.lastIndex = start;
  return NAME.exec(text)?.[0];
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function endOfLine(text: string, at: number): number {
  const breaks = /[\n\r\u2028\u2029]/g;
  breaks.lastIndex = at;
  return breaks.exec(text)?.index ?? text.length;
}
