import { amount } from '../../app/literal/amount';
import type { Host } from '../../app/host/Host';
import type { Document } from '../../host-mocks/model/document/Document';
import type { DocumentQueries } from '../../app/query/DocumentQueries';
import { queriesIn } from '../../app/query/loadLibrary';
import { NOUNS, QUERY_KINDS, type QueryKind } from '../../app/query/QueryKind';
import { PREFIXES, readLine } from './readLine';

/** A document with more items is not searched through for a query that finds nothing: that would take seconds. */
const MAX_SEARCHED = 1000;

/**
 * What to say of a query that found nothing: what it may have meant, what else has that name, and where. Queries to try
 * are between grave accents.
 *
 * @throws whatever the query throws
 */
export function findHints(text: string, host: Host): string[] {
  const queries = queriesIn(host);
  const { kind, query } = readLine(text);
  const hints = [queries.hint(kind, query)];
  for (const other of QUERY_KINDS) {
    if (other === kind) continue;
    const count = countOf(queries, other, query);
    if (count > 0) hints.push(`${matching(count, other)}: \`${PREFIXES[other]} ${query}\``);
  }
  if (kind !== 'items') hints.push(elsewhere(queries, kind, query, host));
  return hints.filter((hint) => hint !== null);
}

/** A query about elements may have words that items do not know. */
function countOf(queries: DocumentQueries, kind: QueryKind, query: string): number {
  try {
    return queries.here(kind, query).count;
  } catch {
    return 0;
  }
}

function elsewhere(queries: DocumentQueries, kind: QueryKind, query: string, host: Host): string | null {
  if ((host.active as Document).library.items.length > MAX_SEARCHED) return null;
  const matches = queries.everywhere(kind, query);
  const { count } = matches;
  if (count === 0) return null;
  const [{ timeline }] = matches.first(1).descriptions;
  const first =
    timeline === undefined ? '' : `, ${count === 1 ? '' : 'the first one '}in "${String(timeline)}"`;
  return `${matching(count, kind)} in other timelines, other frames or on locked layers${first}`;
}

function matching(count: number, kind: QueryKind): string {
  const noun = kind === 'items' ? 'library item' : NOUNS[kind];
  return `${amount(count, noun)} ${count === 1 ? 'matches' : 'match'}`;
}
