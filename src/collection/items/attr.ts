import { isItemWord, ITEM_WORDS } from '../../host/itemWords';
import { memberSetter, setAttributes, type Setter } from '../methods/attr';
import { checkMembers } from '../support/memberChecks';
import { itemWordSetter, readLeaf } from './itemWordSetter';

const METHOD = 'ItemCollection.attr';

/** The part of the collection that is used; it is `this` of Functions. */
interface ChangedItems {
  readonly elements: Item[];
  readonly library: Library;
}

function setterOf(name: string, { elements, library }: ChangedItems): Setter<Item> {
  if (isItemWord(name)) return itemWordSetter(METHOD, library, name);
  checkMembers(METHOD, elements, name, ITEM_WORDS);
  return name === 'name' ? { read: (value) => readLeaf(METHOD, name, value) } : memberSetter(name);
}

/** Sets attributes of the items, one after the other; `args` are those of `ItemCollection.attr`. */
export function setItemAttributes(collection: ChangedItems, args: unknown[]): void {
  setAttributes(METHOD, collection, args, setterOf);
}
