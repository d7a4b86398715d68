import type { Callback } from './callbacks';
import { failure } from './failure';
import { enterTimeline, keepingPlace } from './stage/place';

/** A callback of `exec`: for an item whose timeline is open for editing. */
export type ItemCallback<S> = (this: S, item: SymbolItem, index: number, ...params: never[]) => unknown;

function open(method: string, document: Document, item: Item, index: number): void {
  let isOpen: boolean;
  try {
    isOpen = enterTimeline(document, item, 0);
  } catch (error) {
    throw failure(method, index, item, error);
  }
  if (!isOpen) throw failure(method, index, item, new Error('the host cannot open it for editing'));
}

/** The items that have a timeline. Host members: `item.timeline`. */
function withTimeline(items: Item[]): SymbolItem[] {
  const symbols: SymbolItem[] = [];
  for (let i = 0; i < items.length; i++)
    if ((items[i] as SymbolItem).timeline) symbols.push(items[i] as SymbolItem);
  return symbols;
}

/**
 * Opens each item that has a timeline for editing and calls the callback; at the end the user is back where they
 * were. Host members: `fl.setActiveWindow`, `library.editItem` and those of `keepingPlace`.
 */
export function execInItems(
  method: string,
  document: Document,
  items: Item[],
  callback: Callback<never>,
  scope: unknown,
  params: unknown[],
): void {
  const symbols = withTimeline(items);
  if (symbols.length === 0) return;
  keepingPlace(document, function visitItems() {
    if (fl.getDocumentDOM() !== document) fl.setActiveWindow(document);
    for (let i = 0; i < symbols.length; i++) {
      open(method, document, symbols[i], i);
      callback.apply(scope as never, ([symbols[i], i] as unknown[]).concat(params) as never);
    }
  });
}
