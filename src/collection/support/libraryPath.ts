import { isItem } from '../../host/hostClass';
import { wrongArgument } from './check';

/**
 * The path of an item of the library. Host members: `name`, `library.itemExists`, `getItemType`.
 *
 * @param name what messages call the item
 * @param item an item, or its path
 * @param fits tells whether an item of a type can be used
 * @param rule what messages say of such items
 */
export function libraryPath(
  method: string,
  name: string,
  library: Library,
  item: unknown,
  fits: (itemType: string) => boolean,
  rule: string,
): string {
  if (!isItem(item) && (typeof item !== 'string' || item === ''))
    throw wrongArgument(method, name, 'a library item or its path', item);
  const path = typeof item === 'string' ? item : item.name;
  if (library.itemExists(path) && fits(library.getItemType(path))) return path;
  throw new Error(method + '(): the library has no item "' + path + '" that ' + rule);
}
