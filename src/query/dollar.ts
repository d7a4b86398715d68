import type { Collection } from '../collection/Collection';
import { ElementCollection } from '../collection/ElementCollection';
import { withElements } from '../collection/support/withElements';
import { activeDocument } from '../host/activeDocument';
import { blameDeleted } from '../host/blameDeleted';
import { describeArgument } from '../host/describeValue';
import { output } from '../host/output';
import { allElements, currentElements, flatten } from '../host/walk';
import { distinctObjects, selectElements } from '../selector/select';
import { type Candidates, found } from './candidates';
import { documentOf } from './documentOf';
import { ELEMENT_SOURCES, elementsOfSource } from './elementSource';
import { sortArguments } from './sortArguments';

/** The sources of `$`. */
export type ElementSource = Element[] | Collection<Element> | Element | Timeline | Layer | Frame | Item;

/** The arguments of `$`, in any order. */
export type ElementArgument = string | ElementSource | Document | boolean | undefined;

const EXPECTED = `a query String, a source (${ELEMENT_SOURCES}), a Document or a Boolean`;
const EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';

/**
 * Selects elements on the stage: `$(query?, source?, document?, debug?)`, in any order.
 *
 * - query: a String in the query language; without one, everything in the source; without either, nothing
 * - source: an Array of elements, an ElementCollection or an element; a Timeline, Layer, Frame, symbol item or symbol
 *   instance stand for all elements in their keyframes. Default: the elements at the current frame of the timeline
 *   being edited, those on locked layers left out
 * - document: default: the source's, else the active one
 * - debug: `true` prints the query and how many candidates each step kept
 *
 * @throws SelectorError for a query that cannot be read; TypeError for arguments of no use, or two of one kind; Error
 * when no document is open
 * @typeParam E what the elements are known to be: `$<SymbolInstance>(':movieclip')`; nothing checks it
 * @example $('star_*:movieclip[x>200]').attr('rotation', 45);
 */
export function $<E extends Element = Element>(...args: ElementArgument[]): ElementCollection<E> {
  const { query, source, document: given, debug } = sortArguments('$', args, EXPECTED);
  const document = given || documentOf(source) || activeDocument('$');
  let candidates: Candidates = found([]);
  if (source) candidates = elementsOfSource(source);
  else if (query !== undefined) candidates = found(currentElements(document));
  return find<E>('$', query, candidates, document, debug);
}

/**
 * Selects among every element of every keyframe of every timeline: scenes first, then symbols in the library's order,
 * locked layers included. `$.all(query?, document?)`.
 *
 * @example $.all(':text[textRuns.0.textAttrs.face=Arial]').list();
 */
function all<E extends Element = Element>(
  ...args: (string | Document | boolean | undefined)[]
): ElementCollection<E> {
  const { query, source, document: given, debug } = sortArguments('$.all', args, EXPECTED_BY_ALL);
  if (source)
    throw new TypeError(
      `$.all(): every argument must be ${EXPECTED_BY_ALL}, got ${describeArgument(source)}`,
    );
  const document = given || activeDocument('$.all');
  return find<E>('$.all', query, found(allElements(document)), document, debug);
}

function find<E extends Element>(
  method: string,
  query: string | undefined,
  { lists, isDistinct }: Candidates,
  document: Document,
  debug: boolean | undefined,
): ElementCollection<E> {
  const options = { caller: method + '()', document, isDistinct, explain: debug ? output : undefined };
  const elements =
    query === undefined
      ? distinctObjects(flatten(lists))
      : blameDeleted(method, lists, () => selectElements(query, lists, options));
  return withElements(new ElementCollection<E>([], document), elements as E[]);
}

$.all = all;

/** Methods added here work on every collection of elements. */
$.fn = ElementCollection.prototype;
