import { Host } from '../../../host/Host';
import { amount } from '../../../literal/amount';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { Description } from '../../../query/describeMatch';
import type { DocumentQueries } from '../../../query/DocumentQueries';
import { LIBRARY_ALONE, queriesOf } from '../../../query/loadLibrary';
import type { Matches } from '../../../query/Matches';
import { NOUNS, type QueryKind } from '../../../query/QueryKind';
import type { CommandIo } from '../../Io';
import { errorLine, isQueryError } from '../../messages/errorLine';
import { meantQueries, strangePart } from '../../../query/meantQuery';
import { chooseFrame, chooseTimeline, type LocationOptions } from '../documents/chooseLocation';

/** Where a query looks, and for what. */
export interface Question extends LocationOptions {
  /** Query the library's items instead of the elements on the stage. */
  items?: boolean;
  /** Query layers. */
  layers?: boolean;
  /** Query keyframes; with a frame, those that include it. */
  frames?: boolean;
  /** Query every keyframe of every timeline. */
  all?: boolean;
  /** Print numbers instead of lists. */
  count?: boolean;
  /** Print an Array of objects instead of a list. */
  json?: boolean;
  /** Print a table in CSV. */
  csv?: boolean;
  /** The fields of objects and tables, with commas between them. */
  fields?: string;
}

/** The matches of a query in a document. */
export interface QueryAnswer {
  /** The number of matches: `2 elements in logo.fla`. */
  summary: string;
  /** A line for each match; none with `--count`. */
  lines: string[];
  count: number;
  /** An object for each match, with `--json`. */
  descriptions: Description[];
  /** A table of the matches, with `--csv`. */
  csv: string;
  /** Advice for a user who expected more matches. */
  hints: string[];
}

/**
 * Runs a query on a document: by the built library in a host, as in Animate.
 *
 * @throws whatever opening the document or the query throws; RangeError for a scene, symbol or frame that does not exist.
 */
export function findMatches(document: string, text: string, question: Question, io: CommandIo): QueryAnswer {
  const host = new Host(nodePlatform, { ...LIBRARY_ALONE, onWarning: io.warn });
  const opened = host.open(document);
  const timeline = chooseTimeline(opened, question);
  chooseFrame(timeline, question.frame);
  const queries = queriesOf(host, io.libraryFolder);
  const kind = kindOf(question);
  const matches = ask(queries, kind, text, question);
  const { count } = matches;
  const isList = !question.count && !question.json && !question.csv;
  const answer = {
    summary: `${amount(count, NOUNS[kind])} in ${opened.name}`,
    lines: isList ? linesOf(matches, question) : [],
    count,
    descriptions: question.json && !question.count ? inFields(() => descriptionsOf(matches, question)) : [],
    csv: question.csv && !question.count ? inFields(() => matches.csv(question.fields ?? 'name')) : '',
    hints: count === 0 ? hintsAt(queries, kind, text, question, timeline) : [],
  };
  host.closeAll();
  return answer;
}

/** What the library says of a field that no match has. */
const NO_FIELD = /^Collection\.to(?:JSON|CSV)\(\): element \d+, (.*): it has no (.*)$/;

/** @throws Error for a field that no match has, in words of the command line */
function inFields<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [, match, missing] = NO_FIELD.exec(errorLine(error)) ?? [];
    throw match === undefined ? error : new Error(`--fields: ${match} has no ${missing}`);
  }
}

function descriptionsOf(matches: Matches, { fields }: Question): Description[] {
  return fields === undefined ? matches.descriptions : matches.rows(fields);
}

function linesOf(matches: Matches, { all }: Question): string[] {
  if (!all) return matches.lines;
  // The name alone does not identify it.
  const { descriptions } = matches;
  return matches.lines.map((line, i) => `${line} in ${descriptions[i].timeline}`);
}

function kindOf({ items, layers, frames }: Question): QueryKind {
  if (items) return 'items';
  if (layers) return 'layers';
  return frames ? 'frames' : 'elements';
}

function ask(queries: DocumentQueries, kind: QueryKind, text: string, { all, frame }: Question): Matches {
  if (all) return queries.everywhere(kind, text);
  if (kind === 'frames' && frame !== undefined) return queries.keyframesAtPlayhead(text);
  return queries.here(kind, text);
}

function hintsAt(
  queries: DocumentQueries,
  kind: QueryKind,
  text: string,
  { all, frame }: Question,
  { name, currentFrame }: Timeline,
): string[] {
  const isAtFrame = kind === 'elements' || frame !== undefined;
  const where = (isAtFrame ? `frame ${currentFrame + 1} of ` : '') + `"${name}"`;
  const elsewhere = kind === 'items' || all ? null : hintElsewhere(queries, kind, text, where);
  const meant = queries.hint(kind, text) ?? hintAtMeant(queries, kind, text, all) ?? strangePart(text);
  return [meant, elsewhere].filter((hint) => hint !== null);
}

/** Another way to write the query that finds something; null if none does. */
function hintAtMeant(
  queries: DocumentQueries,
  kind: QueryKind,
  text: string,
  all: boolean | undefined,
): string | null {
  for (const { query, because } of meantQueries(text)) {
    try {
      const { count } = ask(queries, kind, query, { all });
      if (count > 0) return `did you mean ${query}? It finds ${amount(count, NOUNS[kind])}: ${because}`;
    } catch (error) {
      if (!isQueryError(error)) throw error;
    }
  }
  return null;
}

/** Advice if a query found nothing here but something elsewhere; otherwise null. */
function hintElsewhere(
  queries: DocumentQueries,
  kind: QueryKind,
  text: string,
  where: string,
): string | null {
  const advice = `try --all, --timeline${kind === 'layers' ? ' or --symbol' : ', --symbol or --frame'}`;
  const matching = queries.everywhere(kind, text).count;
  if (matching > 0) {
    const elsewhere = kind === 'elements' ? 'elsewhere or on locked layers' : 'elsewhere';
    const those = `${amount(matching, NOUNS[kind])} ${matching === 1 ? 'matches' : 'match'}`;
    return `nothing was found at ${where}, but ${those} ${elsewhere}: ${advice}`;
  }
  const isBare = kind === 'elements' && queries.here(kind, '*').count === 0;
  const others = isBare ? queries.everywhere(kind, '*').count : 0;
  return others > 0
    ? `nothing can be found at ${where}, but ${others === 1 ? '1 element is' : `${others} elements are`} elsewhere: ${advice}`
    : null;
}
