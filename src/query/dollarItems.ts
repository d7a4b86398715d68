import type { Collection } from '../collection/Collection';
import { ItemCollection } from '../collection/ItemCollection';
import type { ItemFound, QueryIn } from '../selector/FoundTypes';
import { itemRegistry } from '../selector/words/Selectors';
import { ITEM_SOURCES, itemsOfSource } from './itemSource';
import { queryFunction } from './queryFunction';

/** The sources of `$$`. */
export type ItemSource =
  | Item[]
  | Element[]
  | Collection<Item>
  | Collection<Element>
  | Collection<Layer>
  | Collection<Frame>
  | Item
  | Element
  | Layer
  | Frame;

/** The arguments of `$$`, in any order. */
export type ItemArgument = string | ItemSource | Document | boolean | undefined;

/** The function `$$` with its members. */
export interface ItemQuery {
  /**
   * Selects items of the library. The arguments come in any order:
   *
   * - a query: a String in the query language; without one, everything in the source; without either, nothing
   * - a source: an Array of items, an ItemCollection or an item; elements stand for their items, layers and keyframes
   *   for the items of their elements, a folder for the items in it; by default the library
   * - a Document: by default that of the source, else the active one
   * - `true`: prints the query and how many candidates each step kept
   *
   * @param args a query, a source, a Document, a Boolean
   * @returns a new ItemCollection
   * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error
   * when no document is open
   * @example $$(':graphic:unused').move('unused');
   */
  <A extends ItemArgument[]>(...args: A): ItemCollection<ItemFound<QueryIn<A>>>;
  /**
   * Selects items whose type the query leaves open, such as those of a path.
   *
   * @param args as in the first form
   * @returns a new ItemCollection
   * @throws as the first form
   * @typeParam I what the items are known to be: `$$<SymbolItem>('/ui/*')`; nothing checks it
   * @example $$('/ui/*').list();
   */
  <I extends Item = Item>(...args: ItemArgument[]): ItemCollection<I>;

  /**
   * The methods of all collections of items. Methods that are added here work on every collection.
   *
   * @example
   * $$.fn.exported = function () {
   *   return this.attr('linkageExportForAS', true);
   * };
   * $$('star').exported();
   */
  fn: ItemCollection;
}

export const $$ = queryFunction({
  caller: '$$',
  Collection: ItemCollection,
  sources: ITEM_SOURCES,
  ofSource: itemsOfSource,
  byDefault: (document, query) => (query === undefined ? [] : [document.library.items]),
  words: itemRegistry,
}) as ItemQuery;
