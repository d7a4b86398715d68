import { HostError } from '../../realm/HostError';

/**
 * Reading and writing attributes as the document format has them: an attribute that holds its default is absent, so
 * that reading falls back and writing removes it again.
 */

/** What has attributes: a node, or a library item, whose file need not be parsed for them. */
export interface Attributes {
  attr(name: string): string | undefined;
}

export interface WritableAttributes extends Attributes {
  setAttr(name: string, value: string | null, after?: string): void;
}

export function readText(node: Attributes, name: string, fallback = ''): string {
  return node.attr(name) ?? fallback;
}

export function readFlag(node: Attributes, name: string, fallback = false): boolean {
  const text = node.attr(name);
  return text === undefined ? fallback : text === 'true';
}

/** A finite number, or the fallback for an absent or unreadable one. */
export function readNumber(node: Attributes, name: string, fallback = 0): number {
  const text = node.attr(name);
  if (text === undefined || text.trim() === '') return fallback;
  const value = Number(text);
  return Number.isFinite(value) ? value : fallback;
}

/** A whole number: what stands behind a point is dropped. */
export function readInteger(node: Attributes, name: string, fallback = 0): number {
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
  const [digits, exponent] = rounded.toExponential().split('e-');
  return `${digits}e-${exponent.padStart(3, '0')}`;
}

/** The value as a finite number; `member` and the value stand in the error otherwise. */
export function checkNumber(member: string, value: unknown, low = -Infinity, high = Infinity): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < low || number > high) {
    const range = low === -Infinity && high === Infinity ? '' : ` from ${low} to ${high}`;
    throw new HostError(`${member}: expected a number${range}, got ${describe(value)}`);
  }
  return number;
}

/** The value if it is one of those allowed; the error lists them otherwise. */
export function checkChoice<T extends string>(member: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((choice) => choice === value);
  if (found === undefined) {
    const choices = allowed.map((choice) => `"${choice}"`).join(', ');
    throw new HostError(`${member}: expected one of ${choices}, got ${describe(value)}`);
  }
  return found;
}

/** The value as a text: the host turns numbers and Booleans into text and refuses objects. */
export function checkText(member: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new HostError(`${member}: expected a text, got ${describe(value)}`);
}

/** A value as messages show it. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an Array' : 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}
