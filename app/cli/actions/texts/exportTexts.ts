import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { Host } from '../../../host/Host';
import { amount } from '../../../literal/amount';
import { LIBRARY_ALONE, queriesOf } from '../../../query/loadLibrary';
import type { CommandIo } from '../../Io';
import { writeOutput } from '../../writing/writeOutput';
import { CsvTable } from '../documents/CsvTable';
import { forEachDocument } from '../documents/forEachDocument';
import type { TableFormat, TableRow } from './TableRow';
import { writeTable } from './tableFormats';

/**
 * Writes a table of the texts of documents. Of several, one that fails stops no other: then false.
 *
 * @param output - a file; default: standard output
 * @throws of a single document whatever opening it throws; Error when a pattern names no document, or the file cannot be
 *   written
 */
export function exportTexts(
  patterns: readonly string[],
  format: TableFormat,
  output: string | undefined,
  io: CommandIo,
): boolean {
  const parts: string[] = [];
  const rows: TableRow[] = [];
  const csv = new CsvTable((text) => parts.push(text));
  let count = 0;
  const isDone = forEachDocument(patterns, io, (file, document) => {
    const host = new Host(nodePlatform, { ...LIBRARY_ALONE, onWarning: io.warn });
    host.open(file);
    const elements = queriesOf(host, io.libraryFolder).allElements();
    const own = JSON.parse(elements.exportTexts('json')) as TableRow[];
    if (format === 'csv') csv.add(elements.exportTexts('csv'), document);
    else for (const row of own) rows.push(document === undefined ? row : { document, ...row });
    count += own.length;
    host.closeAll();
  });
  const text = format === 'csv' ? parts.join('') : writeTable(rows, format);
  if (output === undefined) io.outContent(text);
  else {
    writeOutput(output, text, nodePlatform);
    io.note(`saved ${output}: ${amount(count, 'text')}`);
  }
  return isDone;
}
