import { isItemWord, ITEM_WORDS } from '../../host/itemWords';
import { type Attribute, attributesOf, setForEach, setProperty } from '../methods/attr';
import { checkMembers } from '../support/members';
import { checkItemWord, checkLeaf, setItemWord } from './itemWords';

const METHOD = 'ItemCollection.attr';

/** The part of the collection that is used; it is `this` of Functions. */
interface Target {
  readonly elements: Item[];
  readonly library: Library;
}

/** Refuses what cannot be set, before anything is changed. Results of Functions are checked as they come. */
function checkAttribute(elements: Item[], attribute: Attribute): void {
  const { name, value } = attribute;
  if (isItemWord(name)) {
    checkItemWord(METHOD, attribute);
    return;
  }
  if (name === 'name' && typeof value !== 'function') checkLeaf(METHOD, name, value);
  checkMembers(METHOD, elements, name, ITEM_WORDS);
}

function setAttribute(collection: Target, attribute: Attribute): void {
  const { elements, library } = collection;
  const { name, value } = attribute;
  if (isItemWord(name)) setItemWord(METHOD, library, elements, attribute, collection);
  else if (name === 'name') {
    setForEach(METHOD, elements, value, collection, function setName(item, own) {
      checkLeaf(METHOD, name, own);
      item.name = own as string;
    });
  } else setProperty(METHOD, elements, attribute, collection);
}

/** Sets attributes of the items, one after the other; `args` are those of `ItemCollection.attr`. */
export function setItemAttributes(collection: Target, args: unknown[]): void {
  const attributes = attributesOf(METHOD, args);
  for (let i = 0; i < attributes.length; i++) checkAttribute(collection.elements, attributes[i]);
  for (let i = 0; i < attributes.length; i++) setAttribute(collection, attributes[i]);
}
