import { nearest } from '../../text/nearest';
import { clip } from '../../text/oneLine';
import { hasOwn } from '../../text/own';
import type { PseudoStep, Vocabulary } from './ast';
import { parseArgument, type QueryParser } from './parseArgument';
import type { Scanner } from './Scanner';
import { canonicalName, SYNONYMS } from './synonyms';

/** Reads `:name` or `:name(argument)`; the scanner is at the colon. */
export function parsePseudo(scanner: Scanner, vocabulary: Vocabulary, parseQuery: QueryParser): PseudoStep {
  const index = scanner.position;
  scanner.position++;
  const written = parseName(scanner);
  const name = canonicalName(written);
  const argumentType = vocabulary.argumentOf(name);
  if (argumentType === null) throw unknownPseudo(scanner, written, index, vocabulary);
  const open = scanner.peek() === '(';
  if (!open && (argumentType === 'query' || argumentType === 'nth')) {
    throw scanner.error(`missing argument: expected "(" after ":${written}"`);
  }
  if (open && argumentType === 'none') {
    throw scanner.error(`surplus argument: expected no parentheses after ":${written}"`);
  }
  const argument = open ? parseArgument(scanner, argumentType, vocabulary.within(name), parseQuery) : null;
  return { type: 'pseudo', index, name, argument };
}

function parseName(scanner: Scanner): string {
  const start = scanner.position;
  while (/[A-Za-z0-9_-]/.test(scanner.peek())) scanner.position++;
  if (scanner.position === start) throw scanner.unexpected('the name of a pseudo after ":"');
  return scanner.text.substring(start, scanner.position);
}

/** What jQuery and CSS call otherwise. */
const FOREIGN: Record<string, string> = {
  eq: ':nth(1)',
  gt: ':nth(n+2)',
  lt: ':nth(-n+2)',
  visible: '[visible=true]',
  hidden: '[visible=false]',
  'first-child': ':first',
  'last-child': ':last',
  'nth-child': ':nth(2)',
};

function unknownPseudo(scanner: Scanner, name: string, index: number, vocabulary: Vocabulary): Error {
  const names = vocabulary.pseudos().slice(0);
  for (let i = 0; i < SYNONYMS.length; i++) {
    if (vocabulary.argumentOf(SYNONYMS[i][1]) !== null) names.push(SYNONYMS[i][0]);
  }
  const near = nearest(name, names);
  const hint =
    hintInside(name, vocabulary) ||
    (near === null && !hasOwn(FOREIGN, name)
      ? `Expected one of :${names.sort().join(' :')}`
      : `Did you mean "${near === null ? FOREIGN[name] : `:${near}`}"?`);
  return scanner.error(`unknown pseudo ":${clip(name)}"`, index, hint);
}

/** A word that is not for the set itself, but for what is on it: `:tween` of layers is that of their keyframes. */
function hintInside(name: string, vocabulary: Vocabulary): string | null {
  const holders = ['frames', 'has'];
  for (let i = 0; i < holders.length; i++) {
    if (vocabulary.argumentOf(holders[i]) !== 'query') continue;
    if (vocabulary.within(holders[i]).argumentOf(name) !== null)
      return `Did you mean ":${holders[i]}(:${name})"?`;
  }
  return null;
}
