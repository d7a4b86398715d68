import { IdentitySet } from '../../host/IdentitySet';
import { forEach } from '../support/forEach';

/**
 * The library items of the elements, each once, in the order of their first appearance.
 * Host member: `libraryItem`, which instances alone have.
 */
export function distinctItems(method: string, elements: Element[]): Item[] {
  const seen = new IdentitySet();
  const items: Item[] = [];
  forEach(method, elements, function collectItem(element) {
    const item = (element as Instance).libraryItem as unknown as Item | null | undefined;
    if (item && seen.add(item)) items.push(item);
  });
  return items;
}
