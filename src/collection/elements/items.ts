import { failure } from '../../host/failure';
import { IdentityMap } from '../../host/IdentityMap';

/**
 * The library items of the elements, each once, in the order of their first appearance.
 * Host member: `libraryItem`, which instances alone have.
 */
export function distinctItems(method: string, elements: Element[]): Item[] {
  const seen = new IdentityMap<boolean>();
  const items: Item[] = [];
  let i = 0;
  try {
    for (; i < elements.length; i++) {
      const item = (elements[i] as Instance).libraryItem as unknown as Item | null | undefined;
      if (!item || seen.get(item)) continue;
      seen.set(item, true);
      items.push(item);
    }
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
  return items;
}
