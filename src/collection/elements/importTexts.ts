import { describeArgument } from '../../host/describeValue';
import { isArray } from '../../host/isArray';
import { isObject } from '../../host/read';
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
const MAX_SHOWN = 5;

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
  const isUsed: Record<string, boolean> = {};
  for (let i = 0; i < rows.length; i++) {
    for (let at = 0; at < NEEDED.length; at++) {
      if (!isObject(rows[i]) || typeof rows[i][NEEDED[at]] !== 'string')
        throw refuse('row ' + (i + 1) + ' has no text in the column "' + NEEDED[at] + '"');
    }
    const key = keyOf(rows[i].id);
    if (isUsed[key]) throw refuse('two rows have the id ' + describeArgument(rows[i].id));
    isUsed[key] = true;
  }
  return rows;
}

/** The texts of the collection by their ids, and by the characters of those that do not fit a row of their own. */
interface CurrentTexts {
  byId: Record<string, RowEntry | undefined>;
  /** Null for characters that several have. */
  bySource: Record<string, RowEntry | null | undefined>;
}

function currentTexts(entries: RowEntry[], rows: ImportedRow[]): CurrentTexts {
  const texts: CurrentTexts = { byId: {}, bySource: {} };
  const sources: Record<string, string> = {};
  for (let i = 0; i < rows.length; i++) sources[keyOf(rows[i].id)] = withLineFeeds(rows[i].source);
  for (let i = 0; i < entries.length; i++) {
    const { id, source } = entries[i].row;
    texts.byId[keyOf(id)] = entries[i];
    const key = keyOf(source);
    if (sources[keyOf(id)] !== source) texts.bySource[key] = key in texts.bySource ? null : entries[i];
  }
  return texts;
}

/** A key that no built-in member has. */
function keyOf(text: string): string {
  return '$' + text;
}

/** A run and its new characters. */
interface Change {
  entry: RowEntry;
  characters: string;
}

/** Gives new characters the ends of lines that the old ones have, in order. */
function withEndsOf(old: string, text: string): string {
  const ends = old.match(/\r\n|\r|\n/g) || ['\r'];
  const lines = text.split('\n');
  let joined = lines[0];
  for (let i = 1; i < lines.length; i++) joined += ends[Math.min(i, ends.length) - 1] + lines[i];
  return joined;
}

/**
 * The problem of a row, where the text of the document is neither what the row was made of nor what it asks for; null
 * without one.
 */
function problemOf(
  row: ImportedRow,
  entry: RowEntry | undefined,
  moved: RowEntry | null | undefined,
): TextProblem | null {
  const source = entry && entry.row.source;
  if (source === withLineFeeds(row.source) || source === withLineFeeds(row.text)) return null;
  const now = moved || entry;
  return { kind: moved ? 'moved' : now ? 'changed' : 'missing', row, now: now ? now.row : null };
}

function describeProblem({ kind, row, now }: TextProblem): string {
  const start = describeArgument(row.source) + ' at ' + row.id + ' is ';
  if (!now) return start + 'missing';
  return start + 'now ' + (kind === 'moved' ? 'at ' + now.id : describeArgument(now.source));
}

type Decide = (problem: TextProblem) => unknown;

/** The changes that the rows ask for, in the order of the table. */
function changesOf(
  rows: ImportedRow[],
  { byId, bySource }: CurrentTexts,
  decide: Decide | undefined,
): Change[] {
  const changes: Change[] = [];
  const refused: string[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    const source = withLineFeeds(row.source);
    const text = withLineFeeds(row.text);
    if (text === source) continue;
    const moved = bySource[keyOf(source)];
    const entry = byId[keyOf(row.id)];
    const problem = problemOf(row, entry, moved);
    if (problem && !decide) refused.push(describeProblem(problem));
    if (problem && !(decide && decide(problem))) continue;
    const target = problem ? moved || entry : entry;
    if (target && target.row.source !== text)
      changes.push({ entry: target, characters: withEndsOf(target.run.characters, text) });
  }
  if (refused.length > MAX_SHOWN)
    refused.splice(MAX_SHOWN, refused.length, refused.length - MAX_SHOWN + ' more');
  if (refused.length > 0) throw refuse('texts have changed since the table was made: ' + refused.join('; '));
  return changes;
}

/**
 * Puts a table that `exportTexts` made back into the texts of a collection, each run keeps its looks. All is worked out
 * before the first text is changed. Host members: those of `entriesOfTexts`.
 */
export function putTexts(collection: TextTable, table: unknown, decide: unknown): void {
  const rows = rowsOf(table);
  if (decide !== undefined) checkFunction(METHOD, 'the second argument', decide);
  const texts = currentTexts(entriesOfTexts(METHOD, collection), rows);
  const changes = changesOf(rows, texts, decide as Decide | undefined);
  // From the last to the first: a host may renumber the runs after a change.
  changes.sort((a, b) => b.entry.order - a.entry.order);
  for (let i = 0; i < changes.length; i++) changes[i].entry.run.characters = changes[i].characters;
}
