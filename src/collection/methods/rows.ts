import { hostClassOf } from '../../host/hostClass';
import { isArray } from '../../host/isArray';
import { isObject } from '../../host/read';
import { trim } from '../../text/blanks';
import { csvRow } from '../../text/csv';
import { quoteJson } from '../../text/quoteJson';
import { wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import type { ReadElements } from '../support/ReadElements';
import { checkField } from '../support/checkField';
import { includes } from '../../host/includes';

/** The fields that are named: an Array of them, or one text with commas between them. */
function fieldsOf(method: string, fields: unknown): string[] {
  const list = typeof fields === 'string' ? fields.split(',') : fields;
  const names: string[] = [];
  for (let i = 0; isArray(list) && i < list.length; i++) {
    names.push(typeof list[i] === 'string' ? trim(list[i] as string) : '');
  }
  if (names.length > 0 && !includes(names, '')) return names;
  throw wrongArgument(method, 'fields', 'names such as ["name", "libraryItem.name"]', fields);
}

/** The texts of the fields, one Array for each element. */
function rowsOf<T>(
  method: string,
  collection: ReadElements<T>,
  fields: string[],
  textOf: (value: unknown) => string,
): string[][] {
  const readers: ((element: T) => unknown)[] = [];
  for (let i = 0; i < fields.length; i++) {
    checkField(method, collection, fields[i]);
    readers.push(collection.readerOf(fields[i]));
  }
  const rows: string[][] = [];
  forEach(method, collection.elements, function readRow(element) {
    const row: string[] = [];
    for (let i = 0; i < readers.length; i++) row.push(textOf(readers[i](element)));
    rows.push(row);
  });
  return rows;
}

/** Objects stand for their names: a layer, a library item; keyframes for their first frames. */
function plain(value: unknown): unknown {
  if (!isObject(value) || isArray(value)) return value;
  if (hostClassOf(value) === 'frame') return (value as Frame).startFrame;
  const { name } = value as { name?: unknown };
  return typeof name === 'string' ? name : String(value);
}

function jsonOf(value: unknown): string {
  if (isArray(value)) {
    const parts: string[] = [];
    for (let i = 0; i < value.length; i++) parts.push(jsonOf(value[i]));
    return '[' + parts.join(',') + ']';
  }
  const simple = plain(value);
  if (typeof simple === 'boolean' || (typeof simple === 'number' && isFinite(simple))) return String(simple);
  return typeof simple === 'string' ? quoteJson(simple) : 'null';
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return isArray(value) ? jsonOf(value) : String(plain(value));
}

/** The same, with an apostrophe before a text that spreadsheets take for a formula. Numbers are none. */
function harmlessCellOf(value: unknown): string {
  const cell = cellOf(value);
  return typeof plain(value) === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? "'" + cell : cell;
}

/** What can be chosen about a table in CSV. */
export interface CsvOptions {
  /** True puts an apostrophe before a text that spreadsheets take for a formula; default: texts stay as they are. */
  escapeFormulas?: boolean;
}

function checkOptions(method: string, options: unknown): void {
  if (options === undefined) return;
  if (!isObject(options) || isArray(options)) throw wrongArgument(method, 'options', 'an object', options);
  for (const key in options) {
    if (key !== 'escapeFormulas')
      throw wrongArgument(method, 'options', 'an object with escapeFormulas', options);
  }
  const { escapeFormulas } = options as CsvOptions;
  if (escapeFormulas !== undefined && typeof escapeFormulas !== 'boolean')
    throw wrongArgument(method, 'escapeFormulas', 'a Boolean', escapeFormulas);
}

/** An Array of objects with these fields, one line each. */
export function jsonRows<T>(method: string, collection: ReadElements<T>, fields: unknown): string {
  const names = fieldsOf(method, fields);
  const rows = rowsOf(method, collection, names, jsonOf);
  const lines: string[] = [];
  for (let i = 0; i < rows.length; i++) {
    const members: string[] = [];
    for (let at = 0; at < names.length; at++) members.push(quoteJson(names[at]) + ':' + rows[i][at]);
    lines.push('{' + members.join(',') + '}');
  }
  return lines.length === 0 ? '[]' : '[\n' + lines.join(',\n') + '\n]';
}

/** A line with the names of the fields, then a line for each element. */
export function csvRows<T>(
  method: string,
  collection: ReadElements<T>,
  fields: unknown,
  options: CsvOptions | undefined,
): string {
  checkOptions(method, options);
  const names = fieldsOf(method, fields);
  const textOf = options && options.escapeFormulas ? harmlessCellOf : cellOf;
  const rows = rowsOf(method, collection, names, textOf);
  let text = csvRow(names) + '\n';
  for (let i = 0; i < rows.length; i++) text += csvRow(rows[i]) + '\n';
  return text;
}
