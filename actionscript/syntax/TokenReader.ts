import type { Dialect } from './parseScript';
import { ScriptScanner, type TokenMark } from './ScriptScanner';
import type { Statement } from './Statement';
import { SyntaxFault } from './SyntaxFault';

/** Maximum depth of what is nested: blocks, brackets, operators before operands. */
const MAX_DEPTH = 250;

/** Words that are no names of variables, functions and classes. */
const RESERVED = new Set(
  (
    'break case catch class continue default delete do else extends false finally for function if implements import in ' +
    'instanceof interface new null private public return super switch this throw true try typeof var void while with'
  ).split(' '),
);

/** What ActionScript 3 reserves, too. */
const RESERVED_OF_AS3 = new Set('as const internal is package protected use'.split(' '));

/** Reads a text token by token, for the functions that parse it. */
export class TokenReader {
  /** False inside the head of a `for`, where `in` is no operator. */
  allowsIn = true;
  private depth = 0;
  private readonly scanner: ScriptScanner;

  constructor(
    text: string,
    base: number,
    readonly dialect: Dialect,
    private readonly report: (position: number, message: string) => void,
    /** The statements of another file. */
    readonly include: (path: string, at: number) => readonly Statement[],
  ) {
    this.scanner = new ScriptScanner(text, base, dialect);
  }

  /** Parses the whole text. */
  whole(parse: (reader: TokenReader) => Statement[]): Statement[] {
    this.attempt(() => {
      this.next();
    });
    const statements = parse(this);
    while (!this.isEnd) {
      this.attempt(() => {
        throw this.unexpected('a statement');
      });
      this.attempt(() => {
        this.next();
      });
      for (const statement of parse(this)) statements.push(statement);
    }
    return statements;
  }

  get text(): string {
    return this.scanner.text;
  }

  /** The position of the token, among all texts. */
  get at(): number {
    return this.scanner.base + this.scanner.start;
  }

  /** The offset of the token in its text. */
  get offset(): number {
    return this.scanner.start;
  }

  /** The offset after the token. */
  get endOffset(): number {
    return this.scanner.end;
  }

  get kind(): ScriptScanner['kind'] {
    return this.scanner.kind;
  }

  get value(): string {
    return this.scanner.value;
  }

  get isAfterLine(): boolean {
    return this.scanner.isAfterLine;
  }

  get isEnd(): boolean {
    return this.scanner.kind === 'end';
  }

  get isAs3(): boolean {
    return this.dialect === 'as3';
  }

  next(): void {
    this.scanner.next();
  }

  moveTo(offset: number): void {
    this.scanner.moveTo(offset);
  }

  scanRegExp(): { pattern: string; flags: string } {
    return this.scanner.scanRegExp();
  }

  scanSlashPath(): string {
    return this.scanner.scanSlashPath();
  }

  dropFirst(count: number): void {
    this.scanner.dropFirst(count);
  }

  mark(): TokenMark {
    return this.scanner.mark();
  }

  reset(mark: TokenMark): void {
    this.scanner.reset(mark);
  }

  /** True for a punctuator. */
  is(sign: string): boolean {
    return this.scanner.kind === 'punctuator' && this.scanner.value === sign;
  }

  /** True for a name or a reserved word. */
  isWord(word: string): boolean {
    return this.scanner.kind === 'name' && this.scanner.value === word;
  }

  accept(sign: string): boolean {
    if (!this.is(sign)) return false;
    this.next();
    return true;
  }

  acceptWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.next();
    return true;
  }

  expect(sign: string, after = ''): void {
    if (!this.accept(sign)) throw this.unexpected(`"${sign}"${after}`);
  }

  /** True if the token can name a variable. */
  get isIdentifier(): boolean {
    return (
      this.kind === 'name' && !RESERVED.has(this.value) && !(this.isAs3 && RESERVED_OF_AS3.has(this.value))
    );
  }

  /** Reads a name. @param what - words for the message: `a name of a class` */
  identifier(what = 'a name'): string {
    if (!this.isIdentifier) throw this.unexpected(what);
    const { value } = this;
    this.next();
    return value;
  }

  /** Reads a name after a dot, or of an object's property: reserved words are such names too. */
  anyName(): string {
    if (this.kind !== 'name') throw this.unexpected('a name');
    const { value } = this;
    this.next();
    return value;
  }

  /** Reads the end of a statement: a semicolon, the end of the line or of the block. */
  endStatement(): void {
    if (this.accept(';') || this.is('}') || this.isEnd || this.isAfterLine) return;
    throw this.unexpected('";" or a new line');
  }

  unexpected(expected: string): SyntaxFault {
    return this.fault(`Expected ${expected}, but found ${this.tokenWords()}.`);
  }

  fault(message: string, at = this.at): SyntaxFault {
    return new SyntaxFault(at, message);
  }

  /** Begins something that is nested; `leave` ends it. */
  enter(): void {
    if (++this.depth > MAX_DEPTH)
      throw new SyntaxFault(this.at, `Code is nested more than ${MAX_DEPTH} levels deep.`, true);
  }

  leave(): void {
    this.depth--;
  }

  /** Does a part; a fault in it is reported, and reading continues at the next statement. */
  attempt(work: () => void): void {
    const { depth, allowsIn } = this;
    const start = this.scanner.start;
    try {
      work();
    } catch (fault) {
      if (!(fault instanceof SyntaxFault) || fault.isFatal) throw fault;
      this.report(fault.position, fault.message);
      this.depth = depth;
      this.allowsIn = allowsIn;
      this.skipStatement(start);
    }
  }

  private skipStatement(start: number): void {
    if (this.scanner.start <= start && !this.is('}')) this.skip();
    let braces = 0;
    while (!this.isEnd) {
      if (this.is('{')) braces++;
      else if (this.is('}') && --braces < 0) return;
      else if (braces === 0 && this.is(';')) {
        this.skip();
        return;
      }
      const wasBrace = this.is('}');
      this.skip();
      if (braces === 0 && (wasBrace || (this.isAfterLine && this.kind === 'name'))) return;
    }
  }

  /** Moves on; what cannot be read is passed over. */
  private skip(): void {
    for (;;) {
      try {
        this.next();
        return;
      } catch (fault) {
        if (!(fault instanceof SyntaxFault)) throw fault;
      }
    }
  }

  private tokenWords(): string {
    if (this.isEnd) return 'the end of the script';
    const { start, end } = this.scanner;
    const words = this.text.slice(start, Math.min(end, start + 40));
    return `${JSON.stringify(words)}${end - start > 40 ? '…' : ''}`;
  }
}
