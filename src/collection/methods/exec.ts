import { failure } from '../../host/failure';
import { openItem, withPlaceRestored } from '../stage/userLocation';
import type { Callback } from '../support/callbacks';
import { forEach } from '../support/forEach';

/** A callback of `exec`: for an item whose timeline is open for editing. */
export type ItemCallback<S> = (this: S, item: SymbolItem, index: number, ...params: never[]) => unknown;

function open(method: string, document: Document, item: Item, index: number): void {
  let isOpen: boolean;
  try {
    isOpen = openItem(document, item);
  } catch (error) {
    throw failure(method, index, item, error);
  }
  if (!isOpen) throw failure(method, index, item, new Error('the host cannot open it for editing'));
}

/** An item to open, with its position among all items. */
interface Visit {
  item: SymbolItem;
  index: number;
}

/** The items that have a timeline. Host members: `item.timeline`. */
function visitsTo(method: string, items: Item[]): Visit[] {
  const visits: Visit[] = [];
  forEach(method, items, function addVisit(item, index) {
    const symbol = item as SymbolItem;
    if (symbol.timeline) visits.push({ item: symbol, index });
  });
  return visits;
}

/**
 * Opens each item that has a timeline for editing and calls the callback with it and its position among the items; at
 * the end the user's place is restored. Host members: `fl.setActiveWindow`, `library.editItem` and those of
 * `withPlaceRestored`.
 */
export function execInItems(
  method: string,
  document: Document,
  items: Item[],
  callback: Callback<never>,
  scope: unknown,
  params: unknown[],
): void {
  const visits = visitsTo(method, items);
  if (visits.length === 0) return;
  withPlaceRestored(document, function visitItems() {
    if (fl.getDocumentDOM() !== document) fl.setActiveWindow(document);
    for (let i = 0; i < visits.length; i++) {
      const { item, index } = visits[i];
      open(method, document, item, index);
      callback.apply(scope as never, ([item, index] as unknown[]).concat(params) as never);
    }
  });
}
