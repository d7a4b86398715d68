import { MAX_NUMBER } from '../../../geometry/claims';

/**
 * What the attributes of the document format mean. Each is declared once, in a table of this folder: its kind, what it
 * means where it is absent, and what it may be. Code that reads or writes one takes the declaration; an attribute that
 * holds its default is absent, so that writing a default removes it.
 */

/** Anything with attributes: a node, or a library item, whose file need not be parsed for them. */
export interface HasAttributes {
  attr(name: string): string | undefined;
}

export interface WritableAttributes extends HasAttributes {
  setAttr(name: string, value: string | null, after?: string): void;
}

/** An element that has none: all of them are read as their defaults. */
export const NO_ATTRIBUTES: HasAttributes = { attr: () => undefined };

/** What a script may assign to an attribute, beside its type. */
export type AttributeRule =
  | { readonly kind: 'text' | 'flag' | 'color' }
  | { readonly kind: 'number' | 'integer'; readonly low: number; readonly high: number }
  | { readonly kind: 'word'; readonly words: readonly string[] };

/** An attribute of an element. */
export interface XflAttribute<T = unknown> {
  readonly name: string;
  /** What its absence means. */
  readonly initial: T;
  readonly rule: AttributeRule;
  /** The value; the default for an absent or unreadable one. */
  read(node: HasAttributes): T;
  /** True for one that documents name even if it holds its default. */
  readonly isAlwaysWritten: boolean;
  /** False for a text that is none of its values: it is read as the default. */
  isKnown(node: HasAttributes): boolean;
  /** Writes the value, or removes the attribute for the default. @param after - the attribute before a new one */
  write(node: WritableAttributes, value: T, after?: string): void;
  /** The text of the attribute that holds the value. */
  format(value: T): string;
}

/** An attribute without its name, which the table gives it. */
export type Declared<T> = (name: string, isAlwaysWritten?: boolean) => XflAttribute<T>;

export function text(initial = ''): Declared<string> {
  return declare({ kind: 'text' }, initial, (value) => value, String);
}

export function flag(initial = false): Declared<boolean> {
  return declare({ kind: 'flag' }, initial, (value) => value === 'true', String);
}

/**
 * A number within the range that scripts may assign.
 *
 * @param read - the range of numbers that are read: beyond it the nearest one counts. A damaged document must not take all
 *   memory
 */
export function number(
  initial = 0,
  low = -Infinity,
  high = Infinity,
  [least, most]: readonly [number, number] = [-Infinity, Infinity],
): Declared<number> {
  const parse = (value: string): number | undefined => {
    const parsed = parseNumber(value);
    return parsed === undefined ? undefined : Math.min(most, Math.max(least, parsed));
  };
  return declare({ kind: 'number', low, high }, initial, parse, formatNumber);
}

/** A whole number: the digits after a point are dropped. */
export function integer(
  initial = 0,
  low = -Infinity,
  high = Infinity,
  [least, most]: readonly [number, number] = [-Infinity, Infinity],
): Declared<number> {
  const parse = (value: string): number | undefined => {
    const parsed = parseNumber(value);
    return parsed === undefined ? undefined : Math.min(most, Math.max(least, Math.trunc(parsed)));
  };
  return declare({ kind: 'integer', low, high }, initial, parse, formatNumber);
}

/** One of some words. The first is the default unless another is named. Other words count as the default. */
export function word<const W extends string>(
  words: readonly W[],
  initial: NoInfer<W> | undefined = words[0],
): Declared<W> {
  if (initial === undefined) throw new TypeError('an attribute of words needs words');
  const byText = new Map<string, W>(words.map((each) => [each, each]));
  return declare({ kind: 'word', words }, initial, (value) => byText.get(value), String);
}

/**
 * A colour, `#RRGGBB`. Every colour of a document is read here: another text could ask a viewer of pictures for a file
 * of the network.
 */
export function color(initial = '#000000'): Declared<string> {
  return declare({ kind: 'color' }, initial, parseRgb, String);
}

/** An attribute that Adobe's programs write whatever it holds. */
export function always<T>(declared: Declared<T>): Declared<T> {
  return (name) => declared(name, true);
}

/** A table of attributes, which have the names of its keys. */
export function attributes<D extends Readonly<Record<string, Declared<unknown>>>>(
  declared: D,
): { readonly [K in keyof D]: ReturnType<D[K]> } {
  return Object.fromEntries(Object.entries(declared).map(([name, declare]) => [name, declare(name)])) as {
    readonly [K in keyof D]: ReturnType<D[K]>;
  };
}

function declare<T>(
  rule: AttributeRule,
  initial: T,
  parse: (value: string) => T | undefined,
  format: (value: T) => string,
): Declared<T> {
  return (name, isAlwaysWritten = false) =>
    new DeclaredAttribute(name, rule, initial, isAlwaysWritten, parse, format);
}

/** There are hundreds when a program starts: methods of a class cost less than functions of each. */
class DeclaredAttribute<T> implements XflAttribute<T> {
  constructor(
    readonly name: string,
    readonly rule: AttributeRule,
    readonly initial: T,
    readonly isAlwaysWritten: boolean,
    private readonly parse: (value: string) => T | undefined,
    readonly format: (value: T) => string,
  ) {}

  read(node: HasAttributes): T {
    const value = node.attr(this.name);
    return value === undefined ? this.initial : (this.parse(value) ?? this.initial);
  }

  isKnown(node: HasAttributes): boolean {
    const value = node.attr(this.name);
    return value === undefined || this.parse(value) !== undefined;
  }

  write(node: WritableAttributes, value: T, after?: string): void {
    const isAbsent = !this.isAlwaysWritten && value === this.initial;
    node.setAttr(this.name, isAbsent ? null : this.format(value), after);
  }
}

/** A number that is not beyond `MAX_NUMBER`; undefined for any other text. */
export function parseNumber(value: string): number | undefined {
  if (value.trim() === '') return undefined;
  const parsed = Number(value);
  return Math.abs(parsed) <= MAX_NUMBER ? parsed : undefined;
}

/** Whole numbers below this have 15 digits or fewer. */
const MAX_EXACT = 1e15;

/** Smaller numbers have an exponent. */
const MIN_PLAIN = 1e-4;

/** Texts up to this length have no more than 15 digits. */
const MAX_SHORT = 15;

/** A number as Animate writes it: at most 15 significant digits, small ones as `1.52587890625e-005`. */
export function formatNumber(value: number): string {
  // Most numbers of a document: to count their digits takes long.
  if (Number.isInteger(value) && Math.abs(value) < MAX_EXACT) return String(value);
  const short = String(value);
  if (short.length <= MAX_SHORT && Math.abs(value) >= MIN_PLAIN) return short;
  const rounded = Number(value.toPrecision(15));
  if (rounded === 0 || Math.abs(rounded) >= MIN_PLAIN) return String(rounded);
  const [digits, exponent = ''] = rounded.toExponential().split('e-');
  return `${digits}e-${exponent.padStart(3, '0')}`;
}

/** What is read of a number after it was written; 0 for one that is not read. */
export function storedNumber(value: number): number {
  return parseNumber(formatNumber(value)) ?? 0;
}

/** `#RRGGBB`; undefined for any other text. */
export function parseRgb(value: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}
