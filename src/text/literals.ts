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
  // Folding keeps the length, and most texts differ in it.
  return (text) => text.length === length && foldCase(text) === folded;
}

/** The test for texts that begin with this one. */
export function beginsWith(literal: string, ignoreCase: boolean): TextTest {
  if (literal === '' || !ignoreCase) return beginsExactly(literal);
  const folded = foldCase(literal);
  return PLAIN.test(folded) ? beginsPlainly(folded) : beginsFolded(folded);
}

function beginsExactly(literal: string): TextTest {
  return (text) => text.lastIndexOf(literal, 0) === 0;
}

/** Most texts differ in the first letter, which takes the least time. */
function beginsPlainly(folded: string): TextTest {
  const lower = folded.charCodeAt(0);
  const upper = folded.toUpperCase().charCodeAt(0);
  return function beginsInAnyCase(text) {
    const code = text.charCodeAt(0);
    return (code === lower || code === upper) && text.substring(0, folded.length).toLowerCase() === folded;
  };
}

function beginsFolded(folded: string): TextTest {
  return (text) => foldCase(text.substring(0, folded.length)) === folded;
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
