import type { Collection } from '../collection/Collection';
import { ElementCollection } from '../collection/ElementCollection';
import { allElements, currentElements } from '../host/walk';
import type { ElementFound, QueryIn } from '../selector/FoundTypes';
import { elementRegistry } from '../selector/words/Selectors';
import { dollarFrames, type FrameQuery } from './dollarFrames';
import { dollarLayers, type LayerQuery } from './dollarLayers';
import { ELEMENT_SOURCES, elementsOfSource } from './elementSource';
import { queryFunction } from './queryFunction';

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

/** The function `$` with its members. */
export interface ElementQuery {
  /**
   * Selects elements on the stage. The arguments come in any order:
   *
   * - a query: a String in the query language; without one, everything in the source; without either, nothing
   * - a source: an Array of elements, an ElementCollection or an element; a Timeline, Layer, Frame, LayerCollection,
   *   FrameCollection, symbol item or symbol instance stands for all elements in its keyframes; by default the elements
   *   at the current frame of the timeline being edited, without those on locked layers
   * - a Document: by default that of the source, else the active one
   * - `true`: prints the query and how many candidates each step kept
   *
   * @param args a query, a source, a Document, a Boolean
   * @returns a new ElementCollection
   * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error
   * when no document is open
   * @example
   * $('twinkle*:movieclip[x>200]').attr('rotation', 45);
   * $(':text', true).list();
   */
  <A extends ElementArgument[]>(...args: A): ElementCollection<ElementFound<QueryIn<A>>>;
  /**
   * Selects elements whose type the query leaves open, such as those of a name.
   *
   * @param args as in the first form
   * @returns a new ElementCollection
   * @throws as the first form
   * @typeParam E what the elements are known to be: `$<SymbolInstance>('star*')`; nothing checks it
   * @example $('star*').list();
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
  all<A extends (string | Document | boolean | undefined)[]>(
    ...args: A
  ): ElementCollection<ElementFound<QueryIn<A>>>;
  /**
   * Selects among all elements, where the query leaves their type open.
   *
   * @param args as in the first form
   * @returns a new ElementCollection
   * @throws as `$`
   * @typeParam E what the elements are known to be: `$.all<Text>('title')`; nothing checks it
   * @example $.all('star*').length > 5; // true
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

export const $ = queryFunction({
  caller: '$',
  Collection: ElementCollection,
  sources: ELEMENT_SOURCES,
  ofSource: elementsOfSource,
  byDefault: (document, query) => (query === undefined ? [] : currentElements(document)),
  words: elementRegistry,
  inAll: allElements,
}) as ElementQuery;
$.layers = dollarLayers;
$.frames = dollarFrames;
