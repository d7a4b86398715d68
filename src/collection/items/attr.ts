import { isItemWord, ITEM_WORDS } from '../../host/itemWords';
import { memberSetter, type Setter } from '../methods/attr';
import { checkMembers } from '../support/memberChecks';
import { itemWordSetter, readLeaf } from './itemWordSetter';

/** The part of the collection that is used. */
interface ChangedItems {
  readonly elements: Item[];
  readonly library: Library;
}

function nameSetter(method: string): Setter<Item> {
  return { read: (value) => readLeaf(method, 'name', value) };
}

/** How an attribute of items is set; see `setAttributes`. */
export function setterOfItems(
  name: string,
  { elements, library }: ChangedItems,
  method: string,
): Setter<Item> {
  if (isItemWord(name)) return itemWordSetter(method, library, name);
  checkMembers(method, elements, name, ITEM_WORDS);
  return name === 'name' ? nameSetter(method) : memberSetter(name);
}
