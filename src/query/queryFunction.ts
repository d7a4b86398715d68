import type { Collection } from '../collection/Collection';
import { isDistinct } from '../collection/support/distinct';
import { isCollection } from '../collection/support/gather';
import { isSameList } from '../host/isSameList';
import { withElements } from '../collection/support/withElements';
import { activeDocument } from '../host/activeDocument';
import { blameDeleted } from '../host/blameDeleted';
import { describeArgument } from '../host/describeValue';
import { output } from '../host/output';
import { distinctOf } from '../host/distinctOf';
import { flatten } from '../host/walk';
import { selectFrom } from '../selector/selectObjects';
import { hintAt } from '../selector/plan/hintAt';
import type { Registry } from '../selector/words/Registry';
import { type Candidates, found } from './candidates';
import { documentOf } from './documentOf';
import { sortArguments } from './sortArguments';

/** The differences between `$`, `$$`, `$.layers` and `$.frames`. */
interface QueryDomain {
  /** The function that the user calls: `$.layers`. */
  caller: string;
  Collection: new (elements: never[], document: Document) => object;
  words: Registry;
  /** The sources that it takes, in words. */
  sources: string;
  /** The candidates that a source stands for; a TypeError where it stands for none. */
  ofSource(source: object, document: Document): Candidates;
  /** The candidates of a call without a source. */
  byDefault(document: Document, query: string | undefined): object[][];
  /** The candidates of a function such as `$.all`, which takes no source: those of a whole document. */
  inAll?: (document: Document) => object[][];
}

/** Makes a function such as `$`, with the methods of its collections as `fn`, and one such as `$.all`. */
export function queryFunction(domain: QueryDomain): unknown {
  const { caller } = domain;
  const expected = `a query String, a source (${domain.sources}), a Document or a Boolean`;

  function find(...args: unknown[]): Collection {
    const { query, source, document: given, debug } = sortArguments(caller, args, expected);
    const document = given || documentOf(source) || activeDocument(caller);
    const candidates = source
      ? candidatesOf(source, domain.ofSource(source, document))
      : found(domain.byDefault(document, query));
    return collectionOf(domain, caller, query, candidates, document, debug);
  }

  /** For programs that ask a document: what a query that found nothing may have meant; see `hintAt`. */
  find.hint = (query: string): string | null => {
    const candidates = flatten(domain.byDefault(activeDocument(caller), query));
    return hintAt(domain.words.parse(query, caller), domain.words, candidates);
  };
  find.fn = (domain.Collection as unknown as { prototype: Collection }).prototype;
  if (domain.inAll) find.all = queryOfAll(domain, domain.inAll);
  return find;
}

/** The candidates, as the source has them: what is in a collection may be known to be there once. */
function candidatesOf(source: object, candidates: Candidates): Candidates {
  const { lists, isDistinct: isWalked } = candidates;
  if (isWalked || !isCollection(source) || !isDistinct(source)) return candidates;
  return isSameList(flatten(lists), source.elements) ? found(lists) : candidates;
}

const EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';

function queryOfAll(domain: QueryDomain, listsIn: (document: Document) => object[][]): unknown {
  const caller = domain.caller + '.all';
  return function findInAll(...args: unknown[]) {
    const { query, source, document: given, debug } = sortArguments(caller, args, EXPECTED_BY_ALL);
    if (source) {
      throw new TypeError(
        `${caller}(): every argument must be ${EXPECTED_BY_ALL}, got ${describeArgument(source)}`,
      );
    }
    const document = given || activeDocument(caller);
    return collectionOf(domain, caller, query, found(listsIn(document)), document, debug);
  };
}

function collectionOf(
  domain: QueryDomain,
  caller: string,
  query: string | undefined,
  candidates: Candidates,
  document: Document,
  debug: boolean | undefined,
): Collection {
  let objects: object[];
  if (query === undefined) {
    objects = flatten(candidates.lists);
    if (!candidates.isDistinct) objects = distinctOf(objects, document);
  } else {
    objects = matchesOf(domain.words, caller, query, candidates, document, debug);
  }
  return withElements(new domain.Collection([], document) as Collection<object>, objects) as Collection;
}

function matchesOf(
  words: Registry,
  caller: string,
  query: string,
  { lists, isDistinct }: Candidates,
  document: Document,
  debug: boolean | undefined,
): object[] {
  const options = { caller: caller + '()', document, isDistinct, explain: debug ? output : undefined };
  return blameDeleted(caller, lists, () => selectFrom(words, query, lists, options));
}
