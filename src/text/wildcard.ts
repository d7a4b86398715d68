import { foldCase } from './fold';
import { beginsWith, equals } from './literals';
import type { Pattern, PatternPiece, TextTest } from './pattern';
import { compileNumber, compileRanges } from './ranges';

export interface PatternOptions {
  ignoreCase: boolean;
}

/**
 * The only wildcard matcher: names, paths, classes and values of queries, `find` and `remove` all use it.
 * A text matches when the pieces, in order, cover it from end to end.
 * The time of a test is proportional to pattern × text in the worst case.
 */
export function compilePattern(pattern: Pattern, options: PatternOptions): TextTest {
  const literals = literalsBetweenStars(pattern);
  if (literals) return compileLiterals(literals, options);
  const { ignoreCase } = options;
  const number = compileNumber(pattern, ignoreCase);
  if (number) return number;
  return ignoreCase ? onFolded(compileRanges(foldPattern(pattern))) : compileRanges(pattern);
}

/** As `compilePattern`, of a plain text in which only `*` is special. */
export function compileWildcard(text: string, options: PatternOptions): TextTest {
  return compileLiterals(text.split('*'), options);
}

/** @param literals the texts between the stars */
function compileLiterals(literals: string[], { ignoreCase }: PatternOptions): TextTest {
  if (literals.length === 1) return equals(literals[0], ignoreCase);
  // The commonest pattern with a star looks at the beginning of a text alone.
  if (literals.length === 2 && literals[1] === '') return beginsWith(literals[0], ignoreCase);
  return ignoreCase ? onFolded(compileStars(foldAll(literals))) : compileStars(literals);
}

function foldAll(texts: string[]): string[] {
  const folded: string[] = [];
  for (let i = 0; i < texts.length; i++) folded[i] = foldCase(texts[i]);
  return folded;
}

function foldPattern(pattern: Pattern): Pattern {
  const folded: Pattern = [];
  for (let i = 0; i < pattern.length; i++) {
    const piece = pattern[i];
    folded.push(piece.type === 'text' ? { type: 'text', text: foldCase(piece.text) } : piece);
  }
  return folded;
}

/** The test of texts whose case is folded away first. */
function onFolded(matches: TextTest): TextTest {
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

/**
 * The first literal is at the start and the last at the end; each one between is taken where it occurs first,
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
      const index = text.indexOf(literals[i], from);
      if (index < 0) return false;
      from = index + literals[i].length;
    }
    return from <= end;
  };
}
