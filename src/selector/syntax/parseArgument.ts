import { trim } from '../../text/blanks';
import { readNumber } from '../../text/number';
import { clip } from '../../text/oneLine';
import type { ArgumentType, PseudoArgument, Query, Vocabulary } from './ast';
import { readNth } from './nth';
import { parseText, literalText, type TextRules } from './parseText';
import type { Scanner } from './Scanner';

/** Reads a query within a query, up to its closing parenthesis. */
export type QueryParser = (scanner: Scanner, vocabulary: Vocabulary) => Query;

/** The deepest nesting of queries. Some engines allow a thousand nested calls, and each level takes about ten. */
const MAX_DEPTH = 32;

/** The rules for one word, which holds no parentheses. */
const WORD: TextRules = { ends: ')', trims: '', stars: false, ranges: false, parentheses: false };

/** The rules for the argument of a registered pseudo, which may be any text. */
const ANYTHING: TextRules = { ends: '', trims: '', stars: false, ranges: false, parentheses: true };

/** Reads the argument in parentheses after a pseudo; the scanner is at the opening one. */
export function parseArgument(
  scanner: Scanner,
  argumentType: ArgumentType,
  vocabulary: Vocabulary,
  parseQuery: QueryParser,
): PseudoArgument {
  if (argumentType === 'query' && scanner.depth === MAX_DEPTH) {
    throw scanner.error(`too deep: the maximum is ${MAX_DEPTH} queries within one another`);
  }
  scanner.position++;
  const argument = parseContent(scanner, argumentType, vocabulary, parseQuery);
  scanner.close(')', '"("');
  return argument;
}

function parseContent(
  scanner: Scanner,
  argumentType: ArgumentType,
  vocabulary: Vocabulary,
  parseQuery: QueryParser,
): PseudoArgument {
  switch (argumentType) {
    case 'query':
      return parseNested(scanner, vocabulary, parseQuery);
    case 'nth':
      return parseNth(scanner);
    case 'optional-probability':
      return parseProbability(scanner);
    default:
      return parseUntouched(scanner);
  }
}

function parseNested(scanner: Scanner, vocabulary: Vocabulary, parseQuery: QueryParser): PseudoArgument {
  scanner.skipBlanks();
  if (scanner.peek() === ')') throw scanner.error('missing argument: expected a query before ")"');
  scanner.depth++;
  const query = parseQuery(scanner, vocabulary);
  scanner.depth--;
  return { type: 'query', index: query.index, query };
}

function parseNth(scanner: Scanner): PseudoArgument {
  const { index, text } = parseWord(scanner);
  const nth = readNth(text);
  if (nth === null)
    throw unreadable(scanner, 'position', text, index, 'a position such as 3, 2n+1, odd or even');
  return { type: 'nth', index, a: nth.a, b: nth.b };
}

function parseProbability(scanner: Scanner): PseudoArgument {
  const { index, text } = parseWord(scanner);
  const value = readNumber(text);
  if (value === null || value < 0 || value > 1) {
    throw unreadable(scanner, 'probability', text, index, 'a number from 0 to 1');
  }
  return { type: 'number', index, value };
}

function parseWord(scanner: Scanner): { index: number; text: string } {
  scanner.skipBlanks();
  const index = scanner.position;
  return { index, text: trim(literalText(parseText(scanner, WORD))) };
}

function unreadable(scanner: Scanner, what: string, text: string, index: number, expected: string): Error {
  if (text !== '') return scanner.error(`unreadable ${what} "${clip(text)}": expected ${expected}`, index);
  const missing = scanner.peek() === '' ? 'unclosed "("' : 'missing argument';
  return scanner.error(`${missing}: expected ${expected}`, index);
}

function parseUntouched(scanner: Scanner): PseudoArgument {
  const index = scanner.position;
  return { type: 'text', index, text: literalText(parseText(scanner, ANYTHING)) };
}
