import { LayerCollection } from '../collection/LayerCollection';
import { layersOf, listsOfTimelines } from '../host/walk';
import { layerRegistry } from '../selector/words/Selectors';
import { queryFunction } from './queryFunction';
import { layersOfSource, TIME_SOURCES, type TimeArgument } from './timeSource';

/** The function `$.layers` with its members. */
export interface LayerQuery {
  /**
   * Selects layers, folders too. The arguments come in any order:
   *
   * - a query: a String in the query language; without one, every layer
   * - a source: by default the timeline being edited; a Timeline, a symbol item, an ItemCollection or a symbol instance
   *   stand for the layers in them; keyframes and elements, in a collection or an Array, for those that they are on
   * - a Document: by default that of the source, else the active one
   * - `true`: prints the query and how many candidates each step kept
   *
   * @param args a query, a source, a Document, a Boolean
   * @returns a new LayerCollection, the top layer first
   * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error
   * when no document is open
   * @typeParam L what the layers are known to be; nothing checks it
   * @example $.layers(':normal:empty').pluck('name');
   */
  <L extends Layer = Layer>(...args: TimeArgument[]): LayerCollection<L>;

  /**
   * Selects among the layers of all timelines: scenes first, then symbols in the order of the library.
   *
   * @param args in any order: a query, a Document, `true` as in `$.layers`
   * @returns a new LayerCollection
   * @throws as `$.layers`
   * @example $.layers.all(':guide').attr('visible', false);
   */
  all<L extends Layer = Layer>(...args: (string | Document | boolean | undefined)[]): LayerCollection<L>;

  /**
   * The methods of all collections of layers. Methods that are added here work on every collection.
   *
   * @example
   * $.layers.fn.lock = function () {
   *   return this.attr('locked', true);
   * };
   * $.layers(':guide').lock();
   */
  fn: LayerCollection;
}

export const dollarLayers = queryFunction({
  caller: '$.layers',
  Collection: LayerCollection,
  sources: TIME_SOURCES,
  ofSource: layersOfSource,
  byDefault: (document) => [layersOf(document.getTimeline())],
  words: layerRegistry,
  inAll: (document) => listsOfTimelines(document, layersOf),
}) as LayerQuery;
