import type { Expression, XmlPart } from './Expression';
import { parseExpression } from './parseExpression';
import type { TokenReader } from './TokenReader';

/** What ends parts of XML that hold no tags. */
const OPAQUE: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** Space before one more part of a literal: an element, a comment or an instruction. */
const MORE = /\s*(?=<[?!\p{L}_])/uy;

/** Parses an XML literal, from its `<` on. */
export function parseXml(reader: TokenReader): Expression {
  const { at } = reader;
  const start = reader.offset;
  const isList = /^<\s*>/.test(reader.text.slice(start, start + 20));
  const literal = new XmlReader(reader);
  literal.read();
  return { kind: 'Xml', at, isList, parts: literal.parts };
}

class XmlReader {
  readonly parts: XmlPart[] = [];
  private readonly text: string;
  private at: number;
  private begin: number;
  private depth = 0;
  private hasElement = false;

  constructor(private readonly reader: TokenReader) {
    this.text = reader.text;
    this.at = this.begin = reader.offset;
  }

  read(): void {
    do {
      this.readPiece();
    } while (this.depth > 0 || this.isBeforeElement());
    this.endText();
    this.reader.moveTo(this.at);
  }

  /** After `<?xml …?>` and comments: whether the element follows that they belong to. Moves to it. */
  private isBeforeElement(): boolean {
    MORE.lastIndex = this.at;
    if (this.hasElement || !MORE.test(this.text)) return false;
    this.at = MORE.lastIndex;
    return true;
  }

  /** Reads a tag, a comment or what is up to the next of them. */
  private readPiece(): void {
    const { text } = this;
    if (this.at >= text.length) throw this.reader.fault('An XML literal has no end.');
    const character = text[this.at];
    if (character === '{') this.readExpression('content');
    else if (character !== '<') {
      const next = /[<{]/g;
      next.lastIndex = this.at;
      this.at = next.exec(text)?.index ?? text.length;
    } else if (!this.readOpaque()) this.readTag();
  }

  private readOpaque(): boolean {
    const form = OPAQUE.find(([begin]) => this.text.startsWith(begin, this.at));
    if (!form) return false;
    const end = this.text.indexOf(form[1], this.at);
    if (end < 0) throw this.reader.fault('An XML literal has no end.');
    this.at = end + form[1].length;
    return true;
  }

  private readTag(): void {
    const { text } = this;
    this.hasElement = true;
    const isClosing = text[this.at + 1] === '/';
    this.at++;
    let isValue = false;
    for (; text[this.at] !== '>';) {
      const character = text[this.at];
      if (character === undefined || character === '<')
        throw this.reader.fault('A tag of an XML literal has no end.');
      if (character === '{') this.readExpression(isValue ? 'attribute' : 'tag');
      else if (character === '"' || character === "'") this.skipQuoted(character);
      else this.at++;
      if (!/\s/.test(character)) isValue = character === '=';
    }
    if (isClosing) this.depth--;
    else if (text[this.at - 1] !== '/') this.depth++;
    this.at++;
  }

  private skipQuoted(quote: string): void {
    const end = this.text.indexOf(quote, this.at + 1);
    if (end < 0) throw this.reader.fault('A tag of an XML literal has no end.');
    this.at = end + 1;
  }

  private readExpression(context: 'tag' | 'attribute' | 'content'): void {
    this.endText();
    this.reader.moveTo(this.at + 1);
    const expression = parseExpression(this.reader);
    if (!this.reader.is('}')) throw this.reader.unexpected('"}"');
    this.at = this.begin = this.reader.endOffset;
    this.parts.push({ expression, context });
  }

  private endText(): void {
    if (this.at > this.begin) this.parts.push({ text: this.text.slice(this.begin, this.at) });
    this.begin = this.at;
  }
}
