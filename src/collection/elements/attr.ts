import { isItemWord } from '../../host/itemWords';
import { elementDomain } from '../../selector/domains/element';
import { hasOwn } from '../../text/own';
import { itemWordSetter } from '../items/itemWordSetter';
import { memberSetter, type Setter } from '../methods/attr';
import { dottedSetter } from '../support/checkedSetter';
import { checkMembers } from '../support/memberChecks';
import type { ReadElements } from '../support/ReadElements';
import { colorEffectSetter, isColorEffect } from './support/colorEffects';
import { FURTHER_ATTRIBUTES, pairNamed, pairSetter } from './support/pairAttributes';
import { isTextWord, textSetter } from './text';

/** The part of the collection that is used. */
interface ChangedElements extends ReadElements<Element> {
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
  collection: ChangedElements,
  method: string,
  strength: unknown,
): Setter<Element> {
  const { elements, dom } = collection;
  if (isColorEffect(name)) return colorEffectSetter(method, dom, elements, name, strength);
  const pair = pairNamed(name);
  if (pair) return pairSetter(method, elements, name, pair);
  if (isTextWord(name)) return textSetter(method, elements, name);
  // `frame.label`: a path through a member that hosts do not have.
  const first = name.substring(0, name.indexOf('.'));
  if (hasOwn(elementDomain.members, first)) return dottedSetter(method, collection, name);
  checkMember(method, elements, name);
  return isItemWord(name) ? itemWordSetter(method, dom.library, name) : memberSetter(name);
}
