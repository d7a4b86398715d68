import { propertyOf } from '../../realm/memberOf';
import type { LibraryCore } from './LibraryCore';

/** The value of a property of the selected item, as text; undefined unless exactly one item has it. */
export function itemProperty(library: LibraryCore, property: unknown): string | undefined {
  const item = library.target();
  const value = item && propertyOf(item, String(property))?.get();
  return value === undefined ? undefined : String(value);
}

/**
 * Sets a property of all selected items that have it, except folders. If no item has it, that is a warning: published
 * scripts continue after such a call.
 */
export function setItemProperty(library: LibraryCore, property: unknown, value: unknown): void {
  const name = String(property);
  const items = library.getSelectedItems().filter((item) => item.itemType !== 'folder');
  const setters = items.flatMap((item) => propertyOf(item, name)?.set ?? []);
  if (items.length > 0 && setters.length === 0) {
    library.document.warn(`setItemProperty: no selected item has a property "${name}" that can be set`);
  }
  for (const set of setters) set(value);
}
