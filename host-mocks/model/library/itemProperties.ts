import { HostError } from '../../realm/HostError';
import type { Item } from './Item';
import type { Library } from './Library';

type Members = Partial<Record<string, unknown>>;

/** The descriptor of a member of the contract: an accessor of the item's class or of one above it. */
function accessor(item: Item, property: string): PropertyDescriptor | undefined {
  for (let at: object | null = item; at; at = Object.getPrototypeOf(at) as object | null) {
    const found = Object.getOwnPropertyDescriptor(at, property);
    if (found) return found.get && found;
  }
  return undefined;
}

/** The value of a property of the selected item, as text; undefined unless exactly one item has it. */
export function itemProperty(library: Library, property: unknown): string | undefined {
  const item = library.target();
  const name = String(property);
  if (!item || !accessor(item, name)) return undefined;
  const value = (item as unknown as Members)[name];
  return value === undefined ? undefined : String(value);
}

/** Sets a property of all selected items that have it; folders are left alone. */
export function setItemProperty(library: Library, property: unknown, value: unknown): void {
  const name = String(property);
  const items = library.getSelectedItems().filter((item) => item.itemType !== 'folder');
  const able = items.filter((item) => accessor(item, name)?.set);
  if (items.length > 0 && able.length === 0) {
    throw new HostError(`setItemProperty: no selected item has a property "${name}" that can be set`);
  }
  for (const item of able) (item as unknown as Members)[name] = value;
}
