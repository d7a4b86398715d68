import { csvRow } from '../../text/csv';
import { quoteJson } from '../../text/quoteJson';
import { FIRST_ARGUMENT, wrongArgument } from '../support/check';
import { COLUMNS, entriesOfTexts, type TextRow, type TextTable } from './support/textTable';

const METHOD = 'ElementCollection.exportTexts';

/** A value as a cell; `importTexts` takes off the apostrophe that keeps spreadsheets from seeing a formula. */
function cellOf(value: string | number): string {
  return typeof value === 'string' && /^'*[=+\-@\t\r\n]/.test(value) ? "'" + value : String(value);
}

function valuesOf<V>(row: TextRow, write: (value: string | number, column: string) => V): V[] {
  const values: V[] = [];
  for (let i = 0; i < COLUMNS.length; i++) values.push(write(row[COLUMNS[i]], COLUMNS[i]));
  return values;
}

function jsonMember(value: string | number, column: string): string {
  return quoteJson(column) + ':' + (typeof value === 'string' ? quoteJson(value) : value);
}

/** The table of the texts in a collection; see `entriesOfTexts`. */
export function tableOfTexts(collection: TextTable, format: unknown): string {
  if (format !== 'csv' && format !== 'json')
    throw wrongArgument(METHOD, FIRST_ARGUMENT, '"csv" or "json"', format);
  const entries = entriesOfTexts(METHOD, collection);
  const lines: string[] = [];
  for (let i = 0; i < entries.length; i++) {
    const { row } = entries[i];
    lines.push(
      format === 'csv' ? csvRow(valuesOf(row, cellOf)) : '{' + valuesOf(row, jsonMember).join(',') + '}',
    );
  }
  if (format === 'csv') return [csvRow(COLUMNS)].concat(lines).join('\n') + '\n';
  return lines.length === 0 ? '[]' : '[\n' + lines.join(',\n') + '\n]';
}
