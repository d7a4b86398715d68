import { onEachStage, selectAllOf } from '../stage/onStage';
import { selectionOf } from '../stage/selectionOf';
import { blameFirst } from '../support/blameFirst';
import { FIRST_ARGUMENT } from '../support/check';
import { forEach } from '../support/forEach';
import { libraryPath } from '../support/libraryPath';

const METHOD = 'ElementCollection.swap';

/** Tells whether items of a type can be placed on a stage. */
function isPlaced(itemType: string): boolean {
  return itemType !== 'folder';
}

/**
 * Replaces the item that instances show; their place, effects and name stay. The host swaps one selected instance at a
 * time. Host members: `elementType`, `name`, `document.swapElement`, `selection`, `library.itemExists`, `getItemType`
 * and those of `onEachStage`.
 *
 * @param item a library item, or its path
 * @returns the instances: the host may make new ones
 */
export function swapItems(document: Document, elements: Element[], item: unknown): Element[] {
  const path = libraryPath(
    METHOD,
    FIRST_ARGUMENT,
    document.library,
    item,
    isPlaced,
    'can be placed on a stage',
  );
  const names: string[] = [];
  forEach(METHOD, elements, function checkInstance(element, index) {
    if (element.elementType !== 'instance') throw new TypeError('it is not an instance of a library item');
    names[index] = element.name;
  });
  const swapped = elements.slice();
  onEachStage(METHOD, document, elements, function swapInTurn(stage, indices) {
    for (let i = 0; i < stage.length; i++) {
      const index = indices[i];
      selectAllOf(METHOD, document, [stage[i]], [index]);
      blameFirst(METHOD, [stage[i]], () => document.swapElement(path), [index]);
      const now = (selectionOf(document)[0] as Element | undefined) || stage[i];
      now.name = names[index];
      swapped[index] = now;
    }
  });
  return swapped;
}
