import { BLANKS } from '../../text/blanks';
import { readNumber } from '../../text/number';
import { clip } from '../../text/oneLine';
import type { AttributeOperator, AttributeOperand, NumberValue, RangeValue, TextValue } from './ast';
import { parseRange } from './parseRange';
import { parseRegExp } from './parseRegExp';
import { isQuote, parseQuoted, parseText, literalText, type TextRules } from './parseText';
import type { Scanner } from './Scanner';

/** Reads the right side of an operator, up to what may be its closing bracket. */
export function parseValue(scanner: Scanner, operator: AttributeOperator): AttributeOperand {
  switch (operator) {
    case '~=':
      return parseRegExp(scanner);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return parseLimit(scanner, operator);
    default:
      return parseComparand(scanner, operator);
  }
}

function parseComparand(scanner: Scanner, operator: AttributeOperator): AttributeOperand {
  if (isMissing(scanner)) throw scanner.unexpected(`a value after "${operator}" ("" is the empty text)`);
  if (isQuote(scanner.peek())) return parseQuotedValue(scanner);
  return operator === '=' || operator === '!=' ? parseEqual(scanner) : parseLiteral(scanner);
}

function isMissing(scanner: Scanner): boolean {
  return scanner.peek() === ']' || scanner.peek() === '';
}

function parseQuotedValue(scanner: Scanner): TextValue {
  const index = scanner.position;
  return { type: 'text', index, text: literalText(parseQuoted(scanner)), quoted: true };
}

function parseLiteral(scanner: Scanner): TextValue {
  const index = scanner.position;
  return { type: 'text', index, text: literalText(parseText(scanner, bare(false))), quoted: false };
}

/** A range alone holds any numbers; anything else is text, which may contain stars and whole numbers. */
function parseEqual(scanner: Scanner): AttributeOperand {
  const index = scanner.position;
  if (scanner.peek() === '{') {
    const range = parseLoneRange(scanner);
    if (range !== null) return range;
    scanner.position = index;
  }
  const pattern = parseText(scanner, bare(true));
  const plain = pattern.length === 1 && pattern[0].type === 'text';
  return plain
    ? { type: 'text', index, text: literalText(pattern), quoted: false }
    : { type: 'pattern', index, pattern };
}

function parseLoneRange(scanner: Scanner): RangeValue | null {
  const index = scanner.position;
  const range = parseRange(scanner, 'any');
  scanner.skipBlanks();
  return isMissing(scanner) ? { type: 'range', index, min: range.min, max: range.max } : null;
}

function parseLimit(scanner: Scanner, operator: AttributeOperator): NumberValue {
  const index = scanner.position;
  const expected = `a number such as 200 or -1.5 after "${operator}"`;
  if (isMissing(scanner)) throw scanner.unexpected(expected);
  const text = literalText(isQuote(scanner.peek()) ? parseQuoted(scanner) : parseText(scanner, bare(false)));
  const value = readNumber(text);
  if (value === null) throw scanner.error(`unreadable number "${clip(text)}": expected ${expected}`, index);
  return { type: 'number', index, value };
}

function bare(special: boolean): TextRules {
  return { ends: ']', trims: BLANKS, stars: special, ranges: special, parentheses: false };
}
