import type { Document } from '../../../host-mocks/model/document/Document';
import type { Item } from '../../../host-mocks/model/library/items/Item';
import { matchItems } from '../diff/matchItems';
import type { ItemFacts } from '../facts/Facts';
import { itemFacts } from '../facts/factsOf';
import type { Side } from './Versions';

/** The items of a side by those of the base. */
export type ItemPairs = ReadonlyMap<Item, Item>;

/** Three documents whose items are paired. */
export interface PairedDocuments extends Readonly<Record<Side, Document>> {
  readonly oursOf: ItemPairs;
  readonly theirsOf: ItemPairs;
}

/** Pairs the items of two libraries: by their ids, then by name; only what that leaves is read, for its content. */
export function matchLibraries(base: Document, side: Document): ItemPairs {
  const pairs = new Map<Item, Item>();
  pairAll(base.library.items, side.library.items, headOf, pairs);
  const partners = new Set(pairs.values());
  const olds = base.library.items.filter((item) => !pairs.has(item));
  const news = side.library.items.filter((item) => !partners.has(item));
  if (olds.length > 0 && news.length > 0)
    pairAll(olds, news, (item) => itemFacts(item, item.library === base.library ? base : side), pairs);
  return pairs;
}

function pairAll(
  olds: readonly Item[],
  news: readonly Item[],
  factsOf: (item: Item) => ItemFacts,
  pairs: Map<Item, Item>,
): void {
  const items = new Map<ItemFacts, Item>();
  const listed = (list: readonly Item[]): ItemFacts[] =>
    list.map((item) => {
      const facts = factsOf(item);
      items.set(facts, item);
      return facts;
    });
  for (const [before, after] of matchItems(listed(olds), listed(news)).pairs)
    pairs.set(items.get(before) as Item, items.get(after) as Item);
}

function headOf({ name, itemType, itemID }: Item): ItemFacts {
  return { name, type: itemType, ...(itemID === '' ? {} : { id: itemID }), properties: {} };
}
