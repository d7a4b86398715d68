import { isItemWord } from '../../host/itemWords';
import { itemWordSetter } from '../items/itemWordSetter';
import { memberSetter, setAttributes, type Setter } from '../methods/attr';
import { checkMembers } from '../support/memberChecks';
import { colorEffectSetter, isColorEffect } from './support/colorEffects';
import { FURTHER_ATTRIBUTES, pairNamed, pairSetter } from './support/pairAttributes';

/** The part of the collection that is used; it is `this` of Functions. */
interface ChangedElements {
  readonly elements: Element[];
  readonly dom: Document;
}

/** Refuses an attribute that one of the elements does not have, before any is changed. */
export function checkAttribute(method: string, elements: Element[], name: string): void {
  if (isItemWord(name)) checkMembers(method, elements, 'libraryItem.name', []);
  else if (!isColorEffect(name) && !pairNamed(name)) checkMembers(method, elements, name, FURTHER_ATTRIBUTES);
}

/**
 * Sets attributes of the elements, one after the other.
 *
 * @param method the full name of the calling method, for errors
 * @param args those of `ElementCollection.attr`
 */
export function setElementAttributes(method: string, collection: ChangedElements, args: unknown[]): void {
  const strength = typeof args[0] === 'string' ? args[2] : undefined;
  setAttributes(method, collection, args, function setterOf(name): Setter<Element> {
    const { elements, dom } = collection;
    checkAttribute(method, elements, name);
    if (isColorEffect(name)) return colorEffectSetter(method, dom, elements, name, strength);
    if (isItemWord(name)) return itemWordSetter(method, dom.library, name);
    return pairSetter(method, name) || memberSetter(name);
  });
}
