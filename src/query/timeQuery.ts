import type { Collection } from '../collection/Collection';
import { withElements } from '../collection/support/withElements';
import { activeDocument } from '../host/activeDocument';
import { blameDeleted } from '../host/blameDeleted';
import { describeArgument } from '../host/describeValue';
import { output } from '../host/output';
import { allTimelines, flatten } from '../host/walk';
import { distinctObjects, type SelectOptions } from '../selector/select';
import { type Candidates, found } from './candidates';
import { documentOf } from './documentOf';
import { sortArguments } from './sortArguments';
import { TIME_SOURCES } from './timeSource';

/** What differs between `$.layers` and `$.frames`. */
interface TimeDomain {
  /** `$.layers` */
  caller: string;
  Collection: new (elements: never[], document: Document) => object;
  ofSource(caller: string, source: object, document: Document): Candidates;
  ofTimeline(timeline: object): object[];
  select(query: string, lists: object[][], options: SelectOptions): object[];
}

/** A function such as `$.layers`, with its members. */
interface TimeQuery {
  (...args: unknown[]): Collection;
  all(...args: unknown[]): Collection;
  fn: Collection;
}

const EXPECTED = `a query String, a source (${TIME_SOURCES}), a Document or a Boolean`;
const EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';

/** Makes `$.layers` or `$.frames`: they find in a source, by default the timeline being edited, `all` in every one. */
export function timeQuery(domain: TimeDomain): TimeQuery {
  const { caller } = domain;

  function find(...args: unknown[]): Collection {
    const { query, source, document: named, debug } = sortArguments(caller, args, EXPECTED);
    const document = named || documentOf(source) || activeDocument(caller);
    const candidates = source
      ? domain.ofSource(caller, source, document)
      : found([domain.ofTimeline(document.getTimeline())]);
    return chosen(domain, caller, query, candidates, document, debug);
  }

  find.all = function findInAll(...args: unknown[]): Collection {
    const method = caller + '.all';
    const { query, source, document: named, debug } = sortArguments(method, args, EXPECTED_BY_ALL);
    if (source) {
      throw new TypeError(
        `${method}(): every argument must be ${EXPECTED_BY_ALL}, got ${describeArgument(source)}`,
      );
    }
    const document = named || activeDocument(method);
    const timelines = allTimelines(document);
    const lists: object[][] = [];
    for (let i = 0; i < timelines.length; i++) lists.push(domain.ofTimeline(timelines[i]));
    return chosen(domain, method, query, found(lists), document, debug);
  };

  find.fn = (domain.Collection as unknown as { prototype: Collection }).prototype;
  return find;
}

function chosen(
  { select, Collection: Type }: TimeDomain,
  caller: string,
  query: string | undefined,
  { lists, isDistinct }: Candidates,
  document: Document,
  debug: boolean | undefined,
): Collection {
  const options = { caller: caller + '()', document, isDistinct, explain: debug ? output : undefined };
  const objects =
    query === undefined
      ? distinctObjects(flatten(lists))
      : blameDeleted(caller, lists, () => select(query, lists, options));
  return withElements(new Type([], document) as Collection<object>, objects) as Collection;
}
