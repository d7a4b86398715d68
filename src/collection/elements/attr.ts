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
  if (!isColorEffect(name) && !pairNamed(name)) checkMember(method, elements, name);
}

function checkMember(method: string, elements: Element[], name: string): void {
  if (isItemWord(name)) checkMembers(method, elements, 'libraryItem.name', []);
  else checkMembers(method, elements, name, FURTHER_ATTRIBUTES);
}

function setterOf(
  name: string,
  { elements, dom }: ChangedElements,
  args: unknown[],
  method: string,
): Setter<Element> {
  if (isColorEffect(name)) {
    const strength = typeof args[0] === 'string' ? args[2] : undefined;
    return colorEffectSetter(method, dom, elements, name, strength);
  }
  const pair = pairNamed(name);
  if (pair) return pairSetter(method, name, pair);
  checkMember(method, elements, name);
  return isItemWord(name) ? itemWordSetter(method, dom.library, name) : memberSetter(name);
}

/**
 * Sets attributes of the elements, one after the other.
 *
 * @param method the full name of the calling method, for errors
 * @param args those of `ElementCollection.attr`
 */
export function setElementAttributes(method: string, collection: ChangedElements, args: unknown[]): void {
  setAttributes(method, collection, args, setterOf);
}
