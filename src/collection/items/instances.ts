import { IdentitySet } from '../../host/IdentitySet';
import { isGroup } from '../../host/shapes';
import { allElements, flatten } from '../../host/walk';
import { selectWhere } from '../support/selectWhere';

/** The elements, with each group replaced by what is in it at any depth. The list given is used up. */
function withoutGroups(elements: Element[]): Element[] {
  const ungrouped: Element[] = [];
  const waiting = elements.reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isGroup(next)) {
      ungrouped.push(next);
      continue;
    }
    const members = (next as Shape).members as Element[];
    for (let i = members.length - 1; i >= 0; i--) waiting.push(members[i]);
  }
  return ungrouped;
}

/**
 * The instances of the items in every timeline of the document, those inside groups included.
 * Host members: `document.timelines`, `library.items`, `timeline`, `layers`, `frames`, `elements`, `elementType`,
 * `isGroup`, `isDrawingObject`, `members`, `libraryItem`.
 */
export function instancesOf(document: Document, items: Item[]): Instance[] {
  const wanted = IdentitySet.of(items);
  const elements = withoutGroups(flatten(allElements(document)) as Element[]);
  return selectWhere(elements, (element) => wanted.has((element as Instance).libraryItem)) as Instance[];
}
