import {
  formatNumber,
  parseNumber,
  type HasAttributes,
  type WritableAttributes,
} from './schema/XflAttribute';

/**
 * Reading and writing attributes that no table of `schema/` declares yet: an attribute that holds its default is absent,
 * so that reading falls back and writing removes it again.
 */

export { formatNumber, type HasAttributes, type WritableAttributes } from './schema/XflAttribute';

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
  return text === undefined ? fallback : (parseNumber(text) ?? fallback);
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
