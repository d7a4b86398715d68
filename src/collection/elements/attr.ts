import { isItemWord } from '../../host/itemWords';
import { itemWordSetter } from '../items/itemWordSetter';
import { memberSetter, type Setter } from '../methods/attr';
import { checkMembers } from '../support/memberChecks';
import { colorEffectSetter, isColorEffect } from './support/colorEffects';
import { FURTHER_ATTRIBUTES, pairNamed, pairSetter } from './support/pairAttributes';

/** The part of the collection that is used. */
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

/** How an attribute of elements is set; see `setAttributes`. */
export function setterOfElements(
  name: string,
  { elements, dom }: ChangedElements,
  method: string,
  strength: unknown,
): Setter<Element> {
  if (isColorEffect(name)) return colorEffectSetter(method, dom, elements, name, strength);
  const pair = pairNamed(name);
  if (pair) return pairSetter(method, name, pair);
  checkMember(method, elements, name);
  return isItemWord(name) ? itemWordSetter(method, dom.library, name) : memberSetter(name);
}
