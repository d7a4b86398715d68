import { foldCase } from './fold';
import { beginsWith, contains, endsWith, equals } from './literals';
import type { Pattern, PatternPiece, TextTest } from './pattern';
import { compileNumber, compileRanges, isOneNumber } from './ranges';

export interface PatternOptions {
  ignoreCase: boolean;
}

/**
 * The only wildcard matcher: names, paths, classes and values of queries, `find` and `remove` all use it.
 * A text matches when the pieces, one after the other, cover it from end to end.
 * The test takes time proportional to pattern × text at most, whatever the two are.
 */
export function compilePattern(pattern: Pattern, { ignoreCase }: PatternOptions): TextTest {
  if (isOneNumber(pattern)) return compileNumber(pattern, ignoreCase);
  const literals = literalsBetweenStars(pattern);
  const simple = literals && compileOneLiteral(literals, ignoreCase);
  if (simple) return simple;
  if (!ignoreCase) return literals ? compileStars(literals) : compileRanges(pattern);
  return compileFolded(foldPattern(pattern));
}

/** Makes the pattern of a plain text in which only `*` is special. */
export function wildcard(text: string): Pattern {
  const pattern: Pattern = [];
  let start = 0;
  for (let star = text.indexOf('*'); star >= 0; star = text.indexOf('*', start)) {
    if (star > start) pattern.push({ type: 'text', text: text.substring(start, star) });
    if (pattern.length === 0 || pattern[pattern.length - 1].type !== 'any') pattern.push({ type: 'any' });
    start = star + 1;
  }
  if (start < text.length) pattern.push({ type: 'text', text: text.substring(start) });
  return pattern;
}

function foldPattern(pattern: Pattern): Pattern {
  const folded: Pattern = [];
  for (let i = 0; i < pattern.length; i++) {
    const piece = pattern[i];
    folded.push(piece.type === 'text' ? { type: 'text', text: foldCase(piece.text) } : piece);
  }
  return folded;
}

function compileFolded(pattern: Pattern): TextTest {
  const matches = compilePattern(pattern, { ignoreCase: false });
  return (text) => matches(foldCase(text));
}

/** The texts between the stars, the empty ones included; null when there are ranges as well. */
function literalsBetweenStars(pattern: Pattern): string[] | null {
  const literals = [''];
  for (let i = 0; i < pattern.length; i++) {
    const piece: PatternPiece = pattern[i];
    if (piece.type === 'range') return null;
    if (piece.type === 'any') literals.push('');
    else literals[literals.length - 1] += piece.text;
  }
  return literals;
}

/** The test of a pattern with one text at most, the commonest: it needs no search. null for any other. */
function compileOneLiteral(literals: string[], ignoreCase: boolean): TextTest | null {
  switch (literals.length) {
    case 1:
      return equals(literals[0], ignoreCase);
    case 2:
      if (literals[1] === '') return beginsWith(literals[0], ignoreCase);
      return literals[0] === '' ? endsWith(literals[1], ignoreCase) : null;
    case 3:
      return literals[0] === '' && literals[2] === '' ? contains(literals[1], ignoreCase) : null;
    default:
      return null;
  }
}

/**
 * The first literal stands at the start and the last at the end; each one between is taken where it occurs first,
 * which leaves the most room for those that follow, so that none ever has to be taken back.
 */
function compileStars(literals: string[]): TextTest {
  const last = literals.length - 1;
  const head = literals[0];
  const tail = literals[last];

  return function matchesStars(text) {
    const end = text.length - tail.length;
    if (text.substring(0, head.length) !== head || text.substring(end) !== tail) return false;
    let from = head.length;
    for (let i = 1; i < last; i++) {
      const found = text.indexOf(literals[i], from);
      if (found < 0) return false;
      from = found + literals[i].length;
    }
    return from <= end;
  };
}
