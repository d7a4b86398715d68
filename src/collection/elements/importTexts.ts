import { describeArgument } from '../../host/describeValue';
import { isArray } from '../../host/isArray';
import { isObject } from '../../host/read';
import { hasOwn } from '../../text/own';
import { parseCsv } from '../../text/parseCsv';
import { checkFunction, FIRST_ARGUMENT, wrongArgument } from '../support/check';
import {
  entriesOfTexts,
  type RowEntry,
  type TextRow,
  type TextTable,
  withLineFeeds,
} from './support/textTable';

const METHOD = 'ElementCollection.importTexts';

/** What of a row `importTexts` reads. */
export type ImportedRow = Pick<TextRow, 'id' | 'source' | 'text'>;

/** A row that cannot simply be put in. */
export interface TextProblem {
  /**
   * `missing`: no such text; `moved`: the text is elsewhere; `changed`: it has other characters than those of the table.
   */
  kind: 'missing' | 'moved' | 'changed';
  /** The row of the table. */
  row: ImportedRow;
  /** The row that would now be made of the text; null if it is missing. */
  now: TextRow | null;
}

/** Rows shown in a message: a screen holds few more. */
const SHOWN = 5;

function refuse(problem: string): Error {
  return new Error(METHOD + '(): ' + problem + '; nothing was changed');
}

/** A cell without the apostrophe that `exportTexts` put in front. */
function contentOf(cell: string): string {
  return /^'+[=+\-@\t\r\n]/.test(cell) ? cell.substring(1) : cell;
}

function rowsOfCsv(text: string): ImportedRow[] {
  const lines = parseCsv(text);
  if (!lines || lines.length === 0)
    throw refuse(lines ? 'the table is empty' : 'a cell in quotes does not end');
  const rows: ImportedRow[] = [];
  for (let at = 1; at < lines.length; at++) {
    const row: Record<string, string> = {};
    for (let i = 0; i < lines[at].length; i++) row[lines[0][i]] = contentOf(lines[at][i]);
    rows.push(row as unknown as ImportedRow);
  }
  return rows;
}

const NEEDED: (keyof ImportedRow)[] = ['id', 'source', 'text'];

/** The rows of a table, each with what is needed, and no id twice. */
function rowsOf(table: unknown): ImportedRow[] {
  if (typeof table !== 'string' && !isArray(table))
    throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a table in CSV or an Array of rows', table);
  const rows = (typeof table === 'string' ? rowsOfCsv(table) : table) as ImportedRow[];
  const numbers: Record<string, number> = {};
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as unknown;
    for (let at = 0; at < NEEDED.length; at++) {
      if (!isObject(row) || typeof (row as ImportedRow)[NEEDED[at]] !== 'string')
        throw refuse('row ' + (i + 1) + ' has no text in the column "' + NEEDED[at] + '"');
    }
    const key = '$' + rows[i].id;
    if (hasOwn(numbers, key))
      throw refuse(
        'rows ' + numbers[key] + ' and ' + (i + 1) + ' have the same id ' + describeArgument(rows[i].id),
      );
    numbers[key] = i + 1;
  }
  return rows;
}

/** The texts of the collection, by their ids and by their characters. */
class CurrentTexts {
  private readonly byId: Record<string, RowEntry | undefined> = {};
  private readonly bySource: Record<string, RowEntry[] | undefined> = {};

  constructor(entries: RowEntry[], rows: ImportedRow[]) {
    for (let i = 0; i < entries.length; i++) this.byId['$' + entries[i].row.id] = entries[i];
    const isStill: Record<string, boolean> = {};
    for (let i = 0; i < rows.length; i++) isStill['$' + rows[i].id] = this.isUnchanged(rows[i]);
    for (let i = 0; i < entries.length; i++) {
      const { id, source } = entries[i].row;
      if (isStill['$' + id] === true) continue;
      const key = '$' + source;
      if (hasOwn(this.bySource, key)) (this.bySource[key] as RowEntry[]).push(entries[i]);
      else this.bySource[key] = [entries[i]];
    }
  }

  at({ id }: ImportedRow): RowEntry | null {
    return this.byId['$' + id] || null;
  }

  /** Where the text of a row has gone, if that is certain. */
  movedTo({ source }: ImportedRow): RowEntry | null {
    const entries = this.bySource['$' + withLineFeeds(source)];
    return entries && entries.length === 1 ? entries[0] : null;
  }

  private isUnchanged(row: ImportedRow): boolean {
    const entry = this.at(row);
    return entry !== null && entry.row.source === withLineFeeds(row.source);
  }
}

/** A run and its new characters. */
interface Change {
  entry: RowEntry;
  characters: string;
}

/** Gives new characters the ends of lines that the old ones have, in order. */
function withEndsOf(old: string, text: string): string {
  const ends = old.match(/\r\n|\r|\n/g) || ['\r'];
  const lines = withLineFeeds(text).split('\n');
  let joined = lines[0];
  for (let i = 1; i < lines.length; i++) joined += ends[Math.min(i, ends.length) - 1] + lines[i];
  return joined;
}

/** The problem of a row; null for one that can be put in, or that changes nothing. */
function problemOf(row: ImportedRow, texts: CurrentTexts): TextProblem | null {
  const entry = texts.at(row);
  const source = withLineFeeds(row.source);
  const text = withLineFeeds(row.text);
  if (text === source || (entry && (entry.row.source === source || entry.row.source === text))) return null;
  const moved = texts.movedTo(row);
  if (moved) return { kind: 'moved', row, now: moved.row };
  return { kind: entry ? 'changed' : 'missing', row, now: entry && entry.row };
}

function describeProblem({ kind, row, now }: TextProblem): string {
  const start = describeArgument(row.source) + ' at ' + row.id;
  if (kind === 'missing') return start + ' is missing';
  return (
    start +
    (kind === 'moved'
      ? ' is now at ' + (now as TextRow).id
      : ' is now ' + describeArgument((now as TextRow).source))
  );
}

function refuseProblems(problems: TextProblem[]): void {
  if (problems.length === 0) return;
  const lines: string[] = [];
  for (let i = 0; i < problems.length && i < SHOWN; i++) lines.push(describeProblem(problems[i]));
  const more = problems.length - lines.length;
  if (more > 0) lines.push(more + ' more');
  throw refuse(
    'texts have changed since the table was made: ' + lines.join('; ') + '; pass a Function that decides',
  );
}

type Decide = (problem: TextProblem) => unknown;

/** The changes that the rows ask for, in the order of the table. */
function changesOf(rows: ImportedRow[], texts: CurrentTexts, decide: Decide | undefined): Change[] {
  const changes: Change[] = [];
  const refused: TextProblem[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    const problem = problemOf(row, texts);
    if (problem && !decide) refused.push(problem);
    if (problem && !(decide && decide(problem))) continue;
    const entry = problem && problem.kind === 'moved' ? texts.movedTo(row) : texts.at(row);
    const isSame = withLineFeeds(row.text) === withLineFeeds(row.source);
    if (!entry || isSame) continue;
    const { characters } = entry.run;
    if (withLineFeeds(characters) !== withLineFeeds(row.text))
      changes.push({ entry, characters: withEndsOf(characters, row.text) });
  }
  refuseProblems(refused);
  return changes;
}

/**
 * Puts a table that `exportTexts` made back into the texts of a collection, each run keeps its looks. All is worked out
 * before the first text is changed. Host members: those of `entriesOfTexts`.
 */
export function putTexts(collection: TextTable, table: unknown, decide: unknown): void {
  const rows = rowsOf(table);
  if (decide !== undefined) checkFunction(METHOD, 'the second argument', decide);
  const texts = new CurrentTexts(entriesOfTexts(METHOD, collection), rows);
  const changes = changesOf(rows, texts, decide as Decide | undefined);
  // From the last to the first: a host may renumber the runs after a change.
  changes.sort((a, b) => b.entry.order - a.entry.order);
  for (let i = 0; i < changes.length; i++) changes[i].entry.run.characters = changes[i].characters;
}
