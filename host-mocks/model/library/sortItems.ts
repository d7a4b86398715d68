import type { Switches } from '../../options';
import type { Item } from './items/Item';

/** Items in the order of the switch `libraryOrder`; a new Array. */
export function sortItems(items: readonly Item[], order: Switches['libraryOrder']): Item[] {
  if (order === 'created') return sortBy(items, (item) => item.itemID);
  if (order === 'name') return sortBy(items, (item) => item.name.toLowerCase());
  return [...items];
}

function sortBy(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return keyed.map(({ item }) => item);
}
