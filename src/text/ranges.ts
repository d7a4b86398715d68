import { beginsWith, endsWith } from './literals';
import { readWholeNumber } from './number';
import type { Pattern, RangePiece, TextTest } from './pattern';

/** Offsets in a text: `places[i]` is true when the pieces so far may end before character `i`. */
type Ends = boolean[];

const ZERO = 48;
const NINE = 57;

/**
 * Makes the test of a pattern with ranges. It follows all places that the pieces so far may have reached at once, one
 * pass over the text per piece, so that no number has to be tried again: time is proportional to pattern × text.
 *
 * A number next to `*` is read in full: the digits beside it are its own and not the star's, so that `{1|20}*` finds
 * `7` and `7b` but not `100`. Next to a text or another range, digits are shared out as the pattern demands.
 */
export function compileRanges(pattern: Pattern): TextTest {
  return function matchesRanges(text) {
    let places = nowhere(text);
    places[0] = true;
    for (let i = 0; i < pattern.length; i++) {
      const piece = pattern[i];
      if (piece.type === 'any') places = afterAny(places);
      else if (piece.type === 'text') places = afterText(text, places, piece.text);
      else places = afterRange(text, places, piece, isAny(pattern, i - 1), isAny(pattern, i + 1));
    }
    return places[text.length];
  };
}

/**
 * As `compileRanges` for one range with texts beside it, the commonest pattern with ranges: the number is all that is
 * between the texts. null for any other pattern.
 */
export function compileNumber(pattern: Pattern, ignoreCase: boolean): TextTest | null {
  let range: RangePiece | null = null;
  let before = '';
  let after = '';
  for (let i = 0; i < pattern.length; i++) {
    const piece = pattern[i];
    if (piece.type === 'text') {
      if (range) after += piece.text;
      else before += piece.text;
    } else if (range || piece.type === 'any') return null;
    else range = piece;
  }
  return range && testOfNumber(before, range, after, ignoreCase);
}

function testOfNumber(
  before: string,
  { min, max }: RangePiece,
  after: string,
  ignoreCase: boolean,
): TextTest {
  const begins = beginsWith(before, ignoreCase);
  const ends = endsWith(after, ignoreCase);

  return function matchesNumber(text) {
    if (!begins(text)) return false;
    const end = text.length - after.length;
    if (end <= before.length || (after !== '' && !ends(text))) return false;
    const digits = text.substring(before.length, end);
    const number = digits.charAt(0) === '+' ? null : readWholeNumber(digits);
    return number !== null && number >= min && number <= max;
  };
}

function isAny(pattern: Pattern, index: number): boolean {
  return index >= 0 && index < pattern.length && pattern[index].type === 'any';
}

function nowhere(text: string): Ends {
  const places: Ends = [];
  for (let i = 0; i <= text.length; i++) places.push(false);
  return places;
}

function afterAny(places: Ends): Ends {
  const reached: Ends = [];
  let open = false;
  for (let i = 0; i < places.length; i++) {
    open = open || places[i];
    reached.push(open);
  }
  return reached;
}

function afterText(text: string, places: Ends, literal: string): Ends {
  const reached = nowhere(text);
  for (let i = 0; i < places.length; i++) {
    if (places[i] && text.substring(i, i + literal.length) === literal) reached[i + literal.length] = true;
  }
  return reached;
}

function afterRange(
  text: string,
  places: Ends,
  range: RangePiece,
  fullLeft: boolean,
  fullRight: boolean,
): Ends {
  const reached = nowhere(text);
  const holdsZero = range.min <= 0 && range.max >= 0;
  let zerosEnd = 0;
  let zerosReached = 0;

  function reach(end: number): void {
    if (!fullRight || !isDigit(text, end)) reached[end] = true;
  }

  for (let start = 0; start < places.length; start++) {
    if (!places[start]) continue;
    const negative = text.charAt(start) === '-';
    const digits = negative ? start + 1 : start;
    if (!isDigit(text, digits) || (fullLeft && !negative && isDigit(text, start - 1))) continue;

    // Starts come in order: zeros that an earlier one has walked over are not walked over again.
    zerosEnd = Math.max(zerosEnd, digits);
    while (text.charAt(zerosEnd) === '0') zerosEnd++;
    zerosReached = Math.max(zerosReached, digits);
    while (zerosReached < zerosEnd) {
      zerosReached++;
      if (holdsZero) reach(zerosReached);
    }

    const least = negative ? -range.max : range.min;
    const most = negative ? -range.min : range.max;
    let value = 0;
    for (let end = zerosEnd; isDigit(text, end); end++) {
      value = value * 10 + text.charCodeAt(end) - ZERO;
      if (value > most) break;
      if (value >= least) reach(end + 1);
    }
  }
  return reached;
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= ZERO && code <= NINE;
}
