import { MAX_NUMBER } from '../../claims';

/**
 * Reading and writing attributes as the document format has them: an attribute that holds its default is absent, so
 * that reading falls back and writing removes it again.
 */

/** Anything with attributes: a node, or a library item, whose file need not be parsed for them. */
export interface HasAttributes {
  attr(name: string): string | undefined;
}

export interface WritableAttributes extends HasAttributes {
  setAttr(name: string, value: string | null, after?: string): void;
}

export function readText(node: HasAttributes, name: string, fallback = ''): string {
  return node.attr(name) ?? fallback;
}

export function readFlag(node: HasAttributes, name: string, fallback = false): boolean {
  const text = node.attr(name);
  return text === undefined ? fallback : text === 'true';
}

/** A number that is not beyond `MAX_NUMBER`, or the fallback for an absent or unreadable one. */
export function readNumber(node: HasAttributes, name: string, fallback = 0): number {
  const text = node.attr(name);
  if (text === undefined || text.trim() === '') return fallback;
  const value = Number(text);
  return Math.abs(value) <= MAX_NUMBER ? value : fallback;
}

/** A whole number: the digits after a point are dropped. */
export function readInteger(node: HasAttributes, name: string, fallback = 0): number {
  return Math.trunc(readNumber(node, name, fallback));
}

export function writeText(node: WritableAttributes, name: string, value: string, fallback = ''): void {
  node.setAttr(name, value === fallback ? null : value);
}

export function writeFlag(node: WritableAttributes, name: string, value: boolean, fallback = false): void {
  node.setAttr(name, value === fallback ? null : String(value));
}

export function writeNumber(node: WritableAttributes, name: string, value: number, fallback = 0): void {
  node.setAttr(name, value === fallback ? null : formatNumber(value));
}

/** A number as Animate writes it: at most 15 significant digits, small ones as `1.52587890625e-005`. */
export function formatNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  if (rounded === 0 || Math.abs(rounded) >= 1e-4) return String(rounded);
  const [digits, exponent = ''] = rounded.toExponential().split('e-');
  return `${digits}e-${exponent.padStart(3, '0')}`;
}
