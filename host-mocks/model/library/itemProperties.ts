import { HostError } from '../../realm/HostError';
import { memberOf } from '../../realm/memberOf';
import type { LibraryCore } from './LibraryCore';

/** The value of a property of the selected item, as text; undefined unless exactly one item has it. */
export function itemProperty(library: LibraryCore, property: unknown): string | undefined {
  const item = library.target();
  const value = item && memberOf(item, String(property))?.get();
  return value === undefined ? undefined : String(value);
}

/** Sets a property of all selected items that have it; folders are left alone. */
export function setItemProperty(library: LibraryCore, property: unknown, value: unknown): void {
  const name = String(property);
  const items = library.getSelectedItems().filter((item) => item.itemType !== 'folder');
  const setters = items.flatMap((item) => memberOf(item, name)?.set ?? []);
  if (items.length > 0 && setters.length === 0) {
    throw new HostError(`setItemProperty: no selected item has a property "${name}" that can be set`);
  }
  for (const set of setters) set(value);
}
