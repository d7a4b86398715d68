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
import { dollarFrames, type FrameQuery } from './dollarFrames';
import { dollarLayers, type LayerQuery } from './dollarLayers';
import { ELEMENT_SOURCES, elementsOfSource } from './elementSource';
import { sortArguments } from './sortArguments';

/** The sources of `$`. */
export type ElementSource =
  | Element[]
  | Collection<Element>
  | Collection<Layer>
  | Collection<Frame>
  | Element
  | Timeline
  | Layer
  | Frame
  | Item;

/** The arguments of `$`, in any order. */
export type ElementArgument = string | ElementSource | Document | boolean | undefined;

const EXPECTED = `a query String, a source (${ELEMENT_SOURCES}), a Document or a Boolean`;
const EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';

/** The function `$` with its members. */
export interface ElementQuery {
  /**
   * Selects elements on the stage. The arguments come in any order:
   *
   * - a query: a String in the query language; without one, everything in the source; without either, nothing
   * - a source: an Array of elements, an ElementCollection or an element; a Timeline, Layer, Frame, LayerCollection,
   *   FrameCollection, symbol item or symbol instance stands for all elements in its keyframes; by default the elements at the current frame of the timeline
   *   being edited, without those on locked layers
   * - a Document: by default that of the source, else the active one
   * - `true`: prints the query and how many candidates each step kept
   *
   * @param args a query, a source, a Document, a Boolean
   * @returns a new ElementCollection
   * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error when
   * no document is open
   * @typeParam E what the elements are known to be: `$<SymbolInstance>(':movieclip')`; nothing checks it
   * @example
   * $('twinkle*:movieclip[x>200]').attr('rotation', 45);
   * $(':text', true).list();
   */
  <E extends Element = Element>(...args: ElementArgument[]): ElementCollection<E>;

  /**
   * Selects among all elements of all keyframes of all timelines: scenes first, then symbols in the order of the
   * library, locked layers included.
   *
   * @param args in any order: a query, a Document, `true` as in `$`
   * @returns a new ElementCollection
   * @throws as `$`
   * @example $.all(':text').pluck('textType').length; // 6
   */
  all<E extends Element = Element>(
    ...args: (string | Document | boolean | undefined)[]
  ): ElementCollection<E>;

  /**
   * The methods of all collections of elements. Methods that are added here work on every collection.
   *
   * @example
   * $.fn.fade = function (alpha) {
   *   return this.attr('alpha', alpha);
   * };
   * $('star*').fade(50);
   */
  fn: ElementCollection;

  /** Selects layers: `$.layers(':guide')`. */
  layers: LayerQuery;

  /** Selects keyframes: `$.frames(':labelled')`. */
  frames: FrameQuery;
}

function elementsFound<E extends Element>(...args: ElementArgument[]): ElementCollection<E> {
  const { query, source, document: given, debug } = sortArguments('$', args, EXPECTED);
  const document = given || documentOf(source) || activeDocument('$');
  let candidates: Candidates = found([]);
  if (source) candidates = elementsOfSource(source);
  else if (query !== undefined) candidates = found(currentElements(document));
  return find<E>('$', query, candidates, document, debug);
}

function allElementsFound<E extends Element>(
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

export const $ = elementsFound as ElementQuery;
$.all = allElementsFound;
$.fn = ElementCollection.prototype as ElementCollection;
$.layers = dollarLayers;
$.frames = dollarFrames;
