import { BLANKS, trim } from '../../text/blanks';
import type {
  ClassStep,
  Group,
  NameStep,
  PathStep,
  Pattern,
  Query,
  Step,
  UniversalStep,
  Vocabulary,
} from './ast';
import { parseAttribute } from './parseAttribute';
import { parsePseudo } from './parsePseudo';
import { isQuote, parseQuoted, parseText } from './parseText';
import { Scanner } from './Scanner';

/** The beginnings that a part of a query may have. */
const BEGINNINGS = 'a name, "/path", ".class", "[attribute]", ":pseudo" or "*"';

/** The tokens that may follow a step. */
const STEPS = '".class", "[attribute]", ":pseudo", ","';

/**
 * Reads a query. It is read in full or not at all, in time proportional to its length.
 *
 * @param vocabulary the pseudos that it may use
 * @param caller the method that the user called: messages begin with it
 * @throws SelectorError when the text is not a query
 */
export function parse(text: string, vocabulary: Vocabulary, caller = '$()'): Query {
  return parseQuery(new Scanner(text, caller), vocabulary);
}

function parseQuery(scanner: Scanner, vocabulary: Vocabulary): Query {
  const groups: Group[] = [];
  do groups.push(parseGroup(scanner, vocabulary));
  while (scanner.take(','));
  return { type: 'query', text: scanner.text, index: groups[0].index, groups };
}

function parseGroup(scanner: Scanner, vocabulary: Vocabulary): Group {
  scanner.skipBlanks();
  const index = scanner.position;
  const steps: Step[] = [];
  for (let step = parseBeginning(scanner, vocabulary); step !== null; step = parseStep(scanner, vocabulary)) {
    steps.push(step);
    scanner.skipBlanks();
  }
  if (steps.length === 0) throw emptyGroup(scanner);
  if (!isGroupEnd(scanner)) throw scanner.unexpected(scanner.depth > 0 ? `${STEPS} or ")"` : STEPS);
  return { type: 'group', index, steps };
}

/** Reads the first step of a group, the only one that may be a name or a path; null when there is none. */
function parseBeginning(scanner: Scanner, vocabulary: Vocabulary): Step | null {
  if (isGroupEnd(scanner)) return null;
  const step = parseStep(scanner, vocabulary);
  if (step !== null) return step;

  const next = scanner.peek();
  const isPath = next === '/' || (isQuote(next) && scanner.text.charAt(scanner.position + 1) === '/');
  return isPath ? parsePath(scanner) : parseName(scanner);
}

function parseStep(scanner: Scanner, vocabulary: Vocabulary): Step | null {
  switch (scanner.peek()) {
    case '.':
      return parseClass(scanner);
    case '[':
      return parseAttribute(scanner);
    case ':':
      return parsePseudo(scanner, vocabulary, parseQuery);
    default:
      return null;
  }
}

function parseName(scanner: Scanner): NameStep | UniversalStep {
  const index = scanner.position;
  const pattern = parseWords(scanner, '');
  return pattern.length === 1 && pattern[0].type === 'any'
    ? { type: 'universal', index }
    : { type: 'name', index, pattern };
}

function parsePath(scanner: Scanner): PathStep {
  const index = scanner.position;
  while (scanner.take('/'));
  const pattern = parseWords(scanner, '/');
  if (pattern.length === 0) throw scanner.unexpected('the path of an item after "/"');
  return { type: 'path', index, pattern };
}

function parseClass(scanner: Scanner): ClassStep {
  const index = scanner.position;
  scanner.position++;
  const pattern = parseWords(scanner, '');
  if (pattern.length === 0) throw scanner.unexpected('the name of a class after "."');
  return { type: 'class', index, scope: classScope(pattern), pattern };
}

/** Reads the text of a name, path or class, in quotes or without. */
function parseWords(scanner: Scanner, trims: string): Pattern {
  if (isQuote(scanner.peek())) return parseQuoted(scanner, trims);
  return parseText(scanner, {
    ends: ':[,',
    trims: BLANKS + trims,
    stars: true,
    ranges: true,
    parentheses: scanner.depth > 0,
  });
}

/**
 * The part of a class name that a pattern is about. A pattern that begins with a capital or a star and has no dot is
 * about the last segment; any other is about the whole name.
 */
function classScope(pattern: Pattern): 'last' | 'whole' {
  for (let i = 0; i < pattern.length; i++) {
    const piece = pattern[i];
    if (piece.type === 'text' && piece.text.indexOf('.') >= 0) return 'whole';
  }
  const first = pattern[0];
  if (first.type === 'any') return 'last';
  return first.type === 'text' && isCapital(first.text.charAt(0)) ? 'last' : 'whole';
}

function isCapital(character: string): boolean {
  return character.toLowerCase() !== character;
}

function isGroupEnd(scanner: Scanner): boolean {
  const next = scanner.peek();
  return next === '' || next === ',' || (next === ')' && scanner.depth > 0);
}

function emptyGroup(scanner: Scanner): Error {
  const what = trim(scanner.text) === '' ? 'query' : 'part';
  return scanner.error(`empty ${what}: expected ${BEGINNINGS}`);
}
