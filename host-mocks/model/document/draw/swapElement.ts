import { HostError } from '../../../../document/checks/HostError';
import { elementOf } from '../../elements';
import type { Element } from '../../elements/Element';
import { Instance } from '../../elements/Instance';
import type { Item } from '../../library/items/Item';
import type { DocumentCore } from '../DocumentCore';
import { refuseArgument } from '../refuseArgument';
import { needSelection, select } from '../selection/needSelection';
import { leadsTo } from './importItems';
import { newInstance } from './placeItem';

/**
 * `document.swapElement`: the selected instances show another item, in the same place and with the same effects.
 * A symbol that is being edited cannot show itself: nothing happens then, as in scripts that continue.
 */
export function swapSelection(document: DocumentCore, path: string): void {
  const elements = needSelection(document, 'swapElement');
  const item = document.itemAt(path);
  if (!item) refuseArgument(document, 'swapElement', 1, `the library has no item called "${path}"`);
  const { libraryItem: open } = document.getTimeline();
  if (open && leadsTo(document, [item.name], open.name)) {
    document.warn(`Document.swapElement: the symbol "${open.name}" would contain itself; nothing is swapped`);
    return;
  }
  select(
    document,
    elements.map((element) => (element instanceof Instance ? swap(element, item) : element)),
  );
}

function swap(element: Element, item: Item): Element {
  const made = newInstance(item);
  if (!made) throw new HostError(`swapElement: a ${item.itemType} cannot be placed on the stage`);
  const { node, owner } = element;
  if (made.name === node.name) {
    node.setAttr('libraryItemName', item.storedName);
    return element;
  }
  for (const name of ['name', 'selected', 'locked']) made.setAttr(name, node.attr(name) ?? null);
  const matrix = node.child('matrix')?.clone();
  if (matrix) made.insert(matrix, 0);
  const list = node.parent;
  if (!list) return element;
  list.insert(made, list.children.indexOf(node));
  node.remove();
  return elementOf(made, owner);
}
