import { foldCase } from './fold';
import type { TextTest } from './pattern';

/**
 * Letters that `toLowerCase` alone compares as folding does: ASCII, without the k that the sign for kelvin is lowered
 * to.
 */
const PLAIN = /^[\u0000-jl-\u007f]*$/;

/** The test for one text. */
export function equals(literal: string, ignoreCase: boolean): TextTest {
  if (!ignoreCase) return (text) => text === literal;
  const { length } = literal;
  const folded = foldCase(literal);
  // Folding keeps the length, which tells most texts apart.
  return (text) => text.length === length && foldCase(text) === folded;
}

/** The test for texts that begin with this one. Most texts differ in the first letter, which takes the least time. */
export function beginsWith(literal: string, ignoreCase: boolean): TextTest {
  const { length } = literal;
  if (length === 0) return () => true;
  const folded = foldCase(literal);
  const lower = (ignoreCase ? folded : literal).charCodeAt(0);
  const upper = ignoreCase ? folded.charAt(0).toUpperCase().charCodeAt(0) : lower;
  if (!ignoreCase) return (text) => text.charCodeAt(0) === lower && text.substring(0, length) === literal;
  if (PLAIN.test(folded)) {
    return function beginsPlainly(text) {
      const code = text.charCodeAt(0);
      return (code === lower || code === upper) && text.substring(0, length).toLowerCase() === folded;
    };
  }
  return (text) => foldCase(text.substring(0, length)) === folded;
}

/** The test for texts that end with this one. */
export function endsWith(literal: string, ignoreCase: boolean): TextTest {
  const { length } = literal;
  if (!ignoreCase) return (text) => text.substring(text.length - length) === literal;
  const folded = foldCase(literal);
  return (text) => foldCase(text.substring(text.length - length)) === folded;
}

/** The test for texts that hold this one. */
export function contains(literal: string): TextTest {
  return (text) => text.indexOf(literal) >= 0;
}
