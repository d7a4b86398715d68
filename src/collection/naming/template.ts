import { padLeft } from '../../text/padLeft';
import { checkWholeNumber, outOfRange, wrongArgument } from '../support/check';

/** The numbers that `rename` appends. */
export interface Numbering {
  start: number;
  /** Digits to pad to. */
  width: number;
}

/** The text form of `rename`: the name before the number, and the numbers, if any. */
export interface Template {
  /** May hold `*`, which stands for the present name. */
  text: string;
  numbering: Numbering | null;
}

/** The arguments of `rename` after the name; undefined where left out. */
export interface NumberingArguments {
  padding?: unknown;
  start?: unknown;
  separator?: unknown;
}

/** `star_025`: a text that ends in a separator, then digits. `v2` has no separator and does not count. */
const COUNTED = /^([\s\S]*[_\-. ])(\d{1,15})$/;
/** No name needs more; a mistaken width would fill the memory. */
const MAX_DIGITS = 100;

/** The greatest number in a name: JavaScript prints some greater ones with other digits. */
const MAX_NUMBER = 999999999999999;

const HASHES = /#+$/;

function checkLimits(method: string, name: string, value: number, most: number): void {
  if (value < 0) throw outOfRange(method, name, '0 or more', value);
  if (value > most) throw outOfRange(method, name, most + ' or less', value);
}

function checkArguments(method: string, { padding, start, separator }: NumberingArguments): void {
  if (padding !== undefined && typeof padding !== 'boolean') {
    checkWholeNumber(method, 'padding', padding);
    checkLimits(method, 'padding', padding as number, MAX_DIGITS);
  }
  if (start !== undefined) {
    checkWholeNumber(method, 'start', start);
    checkLimits(method, 'start', start as number, MAX_NUMBER);
  }
  if (separator !== undefined && typeof separator !== 'string') {
    throw wrongArgument(method, 'separator', 'a String', separator);
  }
}

/** The width to pad to: that of the largest number by default, none for false and 0. */
function widthOf(padding: unknown, start: number, count: number): number {
  if (typeof padding === 'number') return padding;
  return padding === false ? 0 : String(start + Math.max(count, 1) - 1).length;
}

/** Tells whether a plain name gets a number. A name for one element, or made from the present name, does not. */
function isNumbered(name: string, count: number, { padding, start, separator }: NumberingArguments): boolean {
  const isAsked =
    (typeof padding === 'number' && padding > 0) || start !== undefined || separator !== undefined;
  return isAsked || (count > 1 && name.indexOf('*') < 0);
}

/**
 * Reads the text form of `rename`.
 *
 * - `star_###`: the run of `#` at the end is the number, that wide, from 1
 * - `star_025`: counts on from 25, three wide
 * - `star`: separator and number follow, unless it is alone
 * - `*` is the present name, anywhere before
 *
 * @param count how many are renamed
 */
export function readTemplate(
  method: string,
  name: string,
  count: number,
  args: NumberingArguments,
): Template {
  checkArguments(method, args);
  const start = args.start as number | undefined;
  const hashes = HASHES.exec(name);
  if (hashes) {
    const text = name.substring(0, hashes.index);
    return { text, numbering: { start: start === undefined ? 1 : start, width: hashes[0].length } };
  }
  const counted = COUNTED.exec(name);
  if (counted) {
    const first = start === undefined ? parseInt(counted[2], 10) : start;
    return { text: counted[1], numbering: { start: first, width: counted[2].length } };
  }
  if (!isNumbered(name, count, args)) return { text: name, numbering: null };
  const from = start === undefined ? 1 : start;
  const separator = args.separator === undefined ? '_' : (args.separator as string);
  return { text: name + separator, numbering: { start: from, width: widthOf(args.padding, from, count) } };
}

/**
 * The names that a template makes.
 *
 * @param present the present names, for `*`
 */
export function namesOf({ text, numbering }: Template, count: number, present: string[]): string[] {
  const pieces = text.split('*');
  const isPlain = pieces.length === 1;
  const names: string[] = [];
  let digits = 0;
  /** The text before the digits: the zeros are the same for all numbers of a length. */
  let start = isPlain ? text : '';
  for (let i = 0; i < count; i++) {
    const number = numbering ? String(numbering.start + i) : '';
    if (numbering && number.length !== digits) {
      digits = number.length;
      start = (isPlain ? text : '') + padLeft('', numbering.width - digits, '0');
    }
    names[i] = isPlain ? start + number : pieces.join(present[i]) + start + number;
  }
  return names;
}
