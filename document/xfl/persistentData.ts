import { HostError } from '../checks/HostError';
import { XmlNode } from '../xml/XmlNode';
import { checkNumber, checkText, describeValue } from '../checks/checkValue';
import { formatNumber } from './attributes';
import { childOrNew } from './childNodes';
import { lookUp } from '../xml/lookUp';

/**
 * Persistent data of a document, an item or an element: `persistentData/PD` with the name in `n`, the value in `v`
 * and the type in `t` (absent: string; `i`: integer, measured; the other letters are assumed). Arrays are written as
 * numbers separated by commas.
 */
const LETTERS: Record<string, string | null> = {
  string: null,
  integer: 'i',
  double: 'd',
  integerArray: 'I',
  doubleArray: 'D',
  byteArray: 'B',
};
const TYPES: Record<string, string> = {
  i: 'integer',
  d: 'double',
  I: 'integerArray',
  D: 'doubleArray',
  B: 'byteArray',
};

export type PersistentValue = string | number | number[];

/** The entry of that name, or undefined. */
export function dataEntry(owner: XmlNode, name: string): XmlNode | undefined {
  return owner
    .child('persistentData')
    ?.childrenNamed('PD')
    .find((entry) => entry.attr('n') === name);
}

export function hasData(owner: XmlNode, name: string): boolean {
  return dataEntry(owner, name) !== undefined;
}

/** The value stored under a name, or undefined. */
export function getData(owner: XmlNode, name: string): PersistentValue | undefined {
  const entry = dataEntry(owner, name);
  if (!entry) return undefined;
  const text = entry.attr('v') ?? '';
  const type = lookUp(TYPES, entry.attr('t') ?? '');
  if (type === undefined) return text;
  if (type === 'integer' || type === 'double') return Number(text);
  return text === '' ? [] : text.split(',').map(Number);
}

/**
 * Stores a value under a name, in place of what was there.
 *
 * @param member The host's name of the method, for errors.
 * @throws HostError for an unknown type or a value that does not fit it.
 */
export function addData(owner: XmlNode, member: string, name: unknown, type: unknown, data: unknown): void {
  const key = checkText(`${member}: name`, name);
  const kind = String(type);
  const letter = Object.hasOwn(LETTERS, kind) ? LETTERS[kind] : undefined;
  if (letter === undefined) {
    throw new HostError(
      `${member}: expected one of ${Object.keys(LETTERS).join(', ')}, got ${describeValue(type)}`,
    );
  }
  const text = formatData(member, kind, data);
  const entry = dataEntry(owner, key) ?? newEntry(owner, key);
  entry.setAttr('t', letter);
  entry.setAttr('v', text);
}

export function removeData(owner: XmlNode, name: string): void {
  const entry = dataEntry(owner, name);
  const list = entry?.parent;
  entry?.remove();
  if (list && list.children.length === 0) list.remove();
}

function newEntry(owner: XmlNode, name: string): XmlNode {
  const entry = XmlNode.create('PD', { n: name });
  childOrNew(owner, 'persistentData').append(entry);
  return entry;
}

function formatData(member: string, type: string, data: unknown): string {
  if (type === 'string') return checkText(member, data);
  if (type === 'integer' || type === 'double') return formatEntry(member, type, data);
  if (!Array.isArray(data))
    throw new HostError(`${member}: expected an Array for ${type}, got ${describeValue(data)}`);
  return data.map((value) => formatEntry(member, type, value)).join(',');
}

function formatEntry(member: string, type: string, value: unknown): string {
  if (type === 'byteArray') return String(Math.trunc(checkNumber(member, value, 0, 255)));
  const number = checkNumber(member, value);
  return formatNumber(type.startsWith('integer') ? Math.trunc(number) : number);
}
