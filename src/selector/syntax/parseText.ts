import type { Pattern } from '../../text/pattern';
import { parseRange } from './parseRange';
import { PatternBuilder } from './PatternBuilder';
import type { Scanner } from './Scanner';

/** The characters that begin and end quoted text. */
export const QUOTES = '"\'';

/** The rules for reading a stretch of text: where it ends and which characters are special. `\` always is. */
export interface TextRules {
  /** The characters that end it, unless escaped. */
  ends: string;
  /** The characters that are cut off at both ends, unless escaped. */
  trims: string;
  /** True when `*` stands for any run of characters. */
  stars: boolean;
  /** True when `{min|max}` stands for a whole number. */
  ranges: boolean;
  /** True when a `)` ends it as well, unless its `(` is part of the text. */
  parentheses: boolean;
}

/** Reads text up to where the rules end it, or the end of the query. */
export function parseText(scanner: Scanner, rules: TextRules): Pattern {
  const builder = new PatternBuilder();
  while (isOneOf(scanner.peek(), rules.trims)) scanner.position++;

  let start = scanner.position;
  let open = 0;
  for (let next = scanner.peek(); next !== '' && !isOneOf(next, rules.ends); next = scanner.peek()) {
    if (rules.parentheses) {
      if (next === ')' && open === 0) break;
      open += next === '(' ? 1 : next === ')' ? -1 : 0;
    }
    if (!isSpecial(next, rules)) {
      scanner.position++;
      continue;
    }
    builder.text(scanner.text.substring(start, scanner.position));
    parseSpecial(scanner, builder);
    start = scanner.position;
  }
  if (open > 0) throw scanner.unexpected('")" or "\\("');

  let end = scanner.position;
  while (end > start && isOneOf(scanner.text.charAt(end - 1), rules.trims)) end--;
  builder.text(scanner.text.substring(start, end));
  return builder.pattern();
}

/** Reads quoted text, in which only `\` is special; the scanner is at the quote. */
export function parseQuoted(scanner: Scanner, trims = ''): Pattern {
  const quote = scanner.peek();
  scanner.position++;
  const rules = { ends: quote, trims, stars: false, ranges: false, parentheses: false };
  const pattern = parseText(scanner, rules);
  scanner.close(quote, 'quote');
  return pattern;
}

/** The text of a pattern without wildcards. */
export function literalText(pattern: Pattern): string {
  const piece = pattern[0];
  return piece && piece.type === 'text' ? piece.text : '';
}

export function isQuote(character: string): boolean {
  return isOneOf(character, QUOTES);
}

function isSpecial(character: string, rules: TextRules): boolean {
  return character === '\\' || (rules.stars && character === '*') || (rules.ranges && character === '{');
}

function parseSpecial(scanner: Scanner, builder: PatternBuilder): void {
  if (scanner.take('*')) {
    builder.any();
  } else if (scanner.take('\\')) {
    builder.text(parseEscaped(scanner));
  } else {
    const range = parseRange(scanner, 'whole');
    builder.range(range.min, range.max);
  }
}

/** Reads the character after a backslash. */
export function parseEscaped(scanner: Scanner): string {
  const character = scanner.peek();
  if (character === '') throw scanner.unexpected('a character after "\\"');
  scanner.position++;
  return character;
}

function isOneOf(character: string, characters: string): boolean {
  return character !== '' && characters.indexOf(character) >= 0;
}
