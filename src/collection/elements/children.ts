import { elementsAt } from '../stage/elementsAt';
import { IdentitySet } from '../IdentitySet';
import { failure } from '../failure';
import { isOpenGroup } from './isOpenGroup';

/** What is directly inside an element: the members of a group, the first frame of a symbol; nothing otherwise. */
function childrenOf(element: Element, visited: IdentitySet): Element[] {
  if (isOpenGroup(element)) return element.members as Element[];
  const item = (element as Instance).libraryItem as unknown as SymbolItem | null | undefined;
  if (!item || !item.timeline || !visited.add(item)) return [];
  return elementsAt(item.timeline, 0);
}

/**
 * The elements directly inside groups and symbol instances, each once: a symbol is looked into once, however many of
 * its instances there are. Host members: `elementType`, `isGroup`, `isDrawingObject`, `members`, `libraryItem`,
 * `timeline`, `layers`, `frames`, `elements`.
 */
export function allChildren(method: string, elements: Element[]): Element[] {
  const visited = new IdentitySet();
  const seen = new IdentitySet();
  const found: Element[] = [];
  for (let i = 0; i < elements.length; i++) {
    let children: Element[];
    try {
      children = childrenOf(elements[i], visited);
    } catch (error) {
      throw failure(method, i, elements[i], error);
    }
    for (let c = 0; c < children.length; c++) if (seen.add(children[c])) found.push(children[c]);
  }
  return found;
}
