import { clip } from '../../text/oneLine';
import { nearest } from '../../text/nearest';
import type { PseudoStep, Vocabulary } from './ast';
import { parseArgument, type QueryParser } from './parseArgument';
import type { Scanner } from './Scanner';

/** Words with two spellings: the tree holds the second. */
const SYNONYMS: [string, string][] = [['contains', 'has']];

/** Reads `:name` or `:name(argument)`; the scanner stands at the colon. */
export function parsePseudo(scanner: Scanner, vocabulary: Vocabulary, parseQuery: QueryParser): PseudoStep {
  const index = scanner.position;
  scanner.position++;
  const written = parseName(scanner);
  const name = canonical(written);
  const kind = vocabulary.argumentOf(name);
  if (kind === null) throw unknown(scanner, written, index, vocabulary);
  const open = scanner.peek() === '(';
  if (!open && (kind === 'query' || kind === 'nth')) {
    throw scanner.error(`missing argument: expected "(" after ":${written}"`);
  }
  if (open && kind === 'none') {
    throw scanner.error(`surplus argument: expected no parentheses after ":${written}"`);
  }
  const argument = open ? parseArgument(scanner, kind, vocabulary.within(name), parseQuery) : null;
  return { type: 'pseudo', index, name, argument };
}

function parseName(scanner: Scanner): string {
  const start = scanner.position;
  while (/[A-Za-z0-9_-]/.test(scanner.peek())) scanner.position++;
  if (scanner.position === start) throw scanner.unexpected('the name of a pseudo after ":"');
  return scanner.text.substring(start, scanner.position);
}

function canonical(name: string): string {
  for (let i = 0; i < SYNONYMS.length; i++) if (SYNONYMS[i][0] === name) return SYNONYMS[i][1];
  return name;
}

function unknown(scanner: Scanner, name: string, index: number, vocabulary: Vocabulary): Error {
  const known = vocabulary.pseudos().slice(0);
  for (let i = 0; i < SYNONYMS.length; i++) {
    if (vocabulary.argumentOf(SYNONYMS[i][1]) !== null) known.push(SYNONYMS[i][0]);
  }
  const near = nearest(name, known);
  const hint = near === null ? `Expected one of :${known.sort().join(' :')}` : `Did you mean ":${near}"?`;
  return scanner.error(`unknown pseudo ":${clip(name)}"`, index, hint);
}
