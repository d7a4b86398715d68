import { activeDocument } from '../host/activeDocument';
import { blameDeleted } from '../host/blameDeleted';
import { describeArgument } from '../host/describeValue';
import { output } from '../host/output';
import { flatten } from '../host/walk';
import { distinctObjects, type SelectOptions } from '../selector/select';
import { type Candidates, found } from './candidates';
import { documentOf } from './documentOf';
import { sortArguments } from './sortArguments';
import { TIME_SOURCES } from './timeSource';

/** What differs between `$.layers` and `$.frames`. */
export interface TimeDomain {
  /** `$.layers` */
  caller: string;
  ofSource(caller: string, source: object, document: Document): Candidates;
  ofTimeline(timeline: object): object[];
  select(query: string, lists: object[][], options: SelectOptions): object[];
}

/** What was found, and the document that it belongs to. */
export interface Finding {
  objects: object[];
  document: Document;
}

const EXPECTED = `a query String, a source (${TIME_SOURCES}), a Document or a Boolean`;
const EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';

/** Finds layers or keyframes of a source, by default of the timeline being edited. */
export function findInTime(domain: TimeDomain, args: unknown[]): Finding {
  const { caller } = domain;
  const { query, source, document: named, debug } = sortArguments(caller, args, EXPECTED);
  const document = named || documentOf(source) || activeDocument(caller);
  const candidates = source
    ? domain.ofSource(caller, source, document)
    : found([domain.ofTimeline(document.getTimeline())]);
  return chosen(domain, caller, query, candidates, document, debug);
}

/** Finds layers or keyframes of every timeline. */
export function findInAllTime(
  domain: TimeDomain,
  timelines: (document: Document) => object[],
  args: unknown[],
): Finding {
  const caller = domain.caller + '.all';
  const { query, source, document: named, debug } = sortArguments(caller, args, EXPECTED_BY_ALL);
  if (source) {
    throw new TypeError(
      `${caller}(): every argument must be ${EXPECTED_BY_ALL}, got ${describeArgument(source)}`,
    );
  }
  const document = named || activeDocument(caller);
  const all = timelines(document);
  const lists: object[][] = [];
  for (let i = 0; i < all.length; i++) lists.push(domain.ofTimeline(all[i]));
  return chosen(domain, caller, query, found(lists), document, debug);
}

function chosen(
  { select }: TimeDomain,
  caller: string,
  query: string | undefined,
  { lists, isDistinct }: Candidates,
  document: Document,
  debug: boolean | undefined,
): Finding {
  if (query === undefined) return { objects: distinctObjects(flatten(lists)), document };
  const options = { caller: caller + '()', document, isDistinct, explain: debug ? output : undefined };
  return { objects: blameDeleted(caller, lists, () => select(query, lists, options)), document };
}
