import { MAX_NUMBER } from '../claims';
import { parseEdgeNumber, STEPS_PER_PIXEL } from './edgeNumber';
import { SegmentPen, type Segments } from './Segments';
import { TWIPS_PER_PIXEL } from '../twips';

const HASH = 35;
const MINUS = 45;
const POINT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const MOVE = 33;
const LINE = 124;
const CURVE = 91;
const CURVE_END = 93;
const SELECTION = 83;

/**
 * The segments of an `edges` text: `!x y` moves, `|x y` and `/x y` draw lines, `[cx cy x y` and `]cx cy x y` quadratic
 * curves, `S` and a digit records the selection in the editor. Other characters are separators. Linear time; an
 * incomplete command, or an argument that is not a number, ends the decoding.
 */
export function decodeEdges(text: string): Segments {
  const pen = new SegmentPen();
  const cursor = new Cursor(text);
  for (let command = cursor.command(); command !== 0; command = cursor.command()) {
    const x = cursor.number();
    const y = cursor.number();
    if (command === MOVE) {
      if (Number.isNaN(x + y)) break;
      pen.moveTo(x, y);
      continue;
    }
    if (command === LINE || command === SLASH) {
      if (Number.isNaN(x + y)) break;
      pen.lineTo(x, y);
      continue;
    }
    const endX = cursor.number();
    const endY = cursor.number();
    if (Number.isNaN(x + y + endX + endY)) break;
    pen.curveTo(x, y, endX, endY);
  }
  return pen.segments();
}

/** Reads commands and numbers of an `edges` text, in pixels. */
class Cursor {
  private index = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The character code of the next command that draws or moves; 0 at the end. */
  command(): number {
    const { text } = this;
    while (this.index < text.length) {
      const code = text.charCodeAt(this.index++);
      if (code === SELECTION) this.index++;
      else if (code === MOVE || code === LINE || code === SLASH || code === CURVE || code === CURVE_END)
        return code;
    }
    return 0;
  }

  /** The next number; NaN if the next token is not a number. */
  number(): number {
    const { text } = this;
    let i = this.index;
    while (text.charCodeAt(i) <= 32) i++;
    const start = i;
    const isNegative = text.charCodeAt(i) === MINUS;
    if (isNegative) i++;
    let whole = 0;
    const digits = i;
    for (let code = text.charCodeAt(i); code >= ZERO && code <= NINE; code = text.charCodeAt(++i)) {
      whole = whole * 10 + code - ZERO;
    }
    const next = text.charCodeAt(i);
    if (next !== POINT && next !== HASH && i > digits) {
      this.index = i;
      return bounded((isNegative ? -whole : whole) / TWIPS_PER_PIXEL);
    }
    return this.fraction(start, i);
  }

  /**
   * A number that is not whole: `start` is the offset of its first character; the characters before `from` were already
   * read.
   */
  private fraction(start: number, from: number): number {
    const { text } = this;
    let i = from;
    while (isNumberPart(text.charCodeAt(i))) i++;
    this.index = i;
    return i === start ? NaN : bounded(parseEdgeNumber(text, start, i) / STEPS_PER_PIXEL);
  }
}

/** A value outside the range of real documents is not accepted as a number. */
function bounded(value: number): number {
  return Math.abs(value) <= MAX_NUMBER ? value : NaN;
}

/** Digits, decimal or hexadecimal, the point and the hash. */
function isNumberPart(code: number): boolean {
  if (code >= ZERO && code <= NINE) return true;
  return code === POINT || code === HASH || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}
