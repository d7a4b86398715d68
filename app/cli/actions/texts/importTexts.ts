import fs from 'node:fs';
import path from 'node:path';
import { faultReason } from '../../../../platform/faultReason';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { Host } from '../../../host/Host';
import { amount } from '../../../literal/amount';
import type { LoadedElements, LoadedTextProblem } from '../../../query/LoadedLibrary';
import { LIBRARY_ALONE, queriesOf } from '../../../query/loadLibrary';
import { type CommandIo, UsageError } from '../../Io';
import { shortPath } from '../../messages/shortPath';
import { visibleLine } from '../../messages/visible';
import { findAllDocuments } from '../documents/findDocuments';
import { forEachOf } from '../documents/forEachDocument';
import { readTable, type ReadTable } from './tableFormats';
import type { TableFormat, TableRow } from './TableRow';

/** What is done with rows that do not fit the document any more. */
export interface ImportTextsOptions {
  /** Put in the texts that are elsewhere now. */
  follow?: boolean;
  /** Put in the texts that were changed in the document meanwhile. */
  overwrite?: boolean;
  /** Leave out what does not fit, and save the rest. */
  skip?: boolean;
  /** Say what would change, and save nothing. */
  dryRun?: boolean;
  /** Save even if the document changed on disk meanwhile. */
  force?: boolean;
}

/** Problems shown of one document: a screen holds few more. */
const MAX_SHOWN = 10;

/**
 * Puts a changed table of texts into documents, and saves those that change. Of several, one that fails stops no other:
 * then false.
 *
 * @throws Error for a table that cannot be read; UsageError where the table and the documents do not go together; of a
 *   single document whatever opening and saving it throws
 */
export function importTexts(
  file: string,
  format: TableFormat,
  patterns: readonly string[],
  options: ImportTextsOptions,
  io: CommandIo,
): boolean {
  const table = tableIn(file, format);
  const documents = findAllDocuments(patterns, io);
  const tableOf = chooseTable(file, table, documents.documents);
  return forEachOf(documents, io, (document) => {
    const own = tableOf(document);
    if (own !== undefined) putIn(document, own, options, io);
    else io.note(`${shortPath(document)}: ${file} has no rows of this document`);
  });
}

function tableIn(file: string, format: TableFormat): ReadTable {
  try {
    return readTable(fs.readFileSync(file, 'utf8'), format);
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === undefined ? (error as Error).message : faultReason(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}

type RowsOf = ReturnType<ReadTable['get']>;

/** Which part of the table is that of a document. @throws UsageError where the table has rows that no named document takes */
function chooseTable(
  file: string,
  table: ReadTable,
  documents: readonly string[],
): (document: string) => RowsOf {
  const single = table.get('');
  if (single !== undefined && documents.length > 1)
    throw new UsageError(`${file}: its rows name no documents: name the one that it was made of`);
  const byPath = new Map([...table].map(([name, rows]) => [path.resolve(name), rows]));
  const named = new Set(documents.map((document) => path.resolve(document)));
  const other = [...table.keys()].find((name) => name !== '' && !named.has(path.resolve(name)));
  if (
    other !== undefined &&
    single === undefined &&
    documents.length > 0 &&
    ![...byPath.keys()].some((name) => named.has(name))
  )
    throw new UsageError(`${file}: has rows of ${other}, and of no document that is named`);
  return (document) => single ?? byPath.get(path.resolve(document));
}

/** @throws Error where rows do not fit, unless they are skipped; whatever opening and saving the document throws */
function putIn(file: string, table: NonNullable<RowsOf>, options: ImportTextsOptions, io: CommandIo): void {
  const host = new Host(nodePlatform, { ...LIBRARY_ALONE, canSave: false, onWarning: io.warn });
  const document = host.open(file);
  const elements = queriesOf(host, io.libraryFolder).allElements();
  const before = rowsOf(elements);
  const problems: LoadedTextProblem[] = [];
  elements.importTexts(table, (problem) => {
    const isWanted =
      { moved: options.follow, changed: options.overwrite, missing: false }[problem.kind] ?? false;
    if (!isWanted) problems.push(problem);
    return isWanted;
  });
  const name = shortPath(file);
  if (problems.length > 0 && !options.skip) throw new Error(refusal(problems));
  for (const problem of problems) io.warn(`${name}: left out: ${describe(problem)}`);
  const changes = changesBetween(before, rowsOf(elements));
  for (const change of changes) (options.dryRun ? io.line : io.detail)(`${name}: ${change}`);
  if (changes.length > 0 && !options.dryRun) document.saveAt(undefined, { force: options.force ?? false });
  const done = options.dryRun ? 'would change' : 'changed';
  io.note(
    `${name}: ${changes.length === 0 ? 'nothing to change' : `${amount(changes.length, 'text')} ${done}`}`,
  );
  host.closeAll();
}

function rowsOf(elements: LoadedElements): Map<string, TableRow> {
  const rows = JSON.parse(elements.exportTexts('json')) as TableRow[];
  return new Map(rows.map((row) => [row.id, row]));
}

function changesBetween(
  before: ReadonlyMap<string, TableRow>,
  after: ReadonlyMap<string, TableRow>,
): string[] {
  return [...before].flatMap(([id, { source }]) => {
    const now = after.get(id)?.source ?? '';
    return now === source ? [] : [`${visibleLine(id)}: ${JSON.stringify(source)} → ${JSON.stringify(now)}`];
  });
}

function refusal(problems: readonly LoadedTextProblem[]): string {
  const lines = problems.slice(0, MAX_SHOWN).map((problem) => `  ${describe(problem)}`);
  if (problems.length > MAX_SHOWN) lines.push(`  and ${problems.length - MAX_SHOWN} more`);
  const kinds = new Set(problems.map(({ kind }) => kind));
  const advice = [
    ...(kinds.has('moved') ? ['--follow puts in texts that have moved'] : []),
    ...(kinds.has('changed') ? ['--overwrite replaces changed ones'] : []),
    '--skip leaves out what does not fit',
  ];
  return [
    `${amount(problems.length, 'text')} changed since the table was made, nothing was saved (${advice.join(', ')}):`,
    ...lines,
  ].join('\n');
}

function describe({ kind, row, now }: LoadedTextProblem): string {
  const start = `${JSON.stringify(row.source)} at ${visibleLine(row.id)}`;
  if (kind === 'missing' || !now) return `${start} is missing`;
  return kind === 'moved'
    ? `${start} is now at ${visibleLine(now.id)}`
    : `${start} is now ${JSON.stringify(now.source)}`;
}
