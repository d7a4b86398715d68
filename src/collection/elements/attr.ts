import { type Attribute, attributesOf, setForEach, setProperty } from '../methods/attr';
import { isItemWord } from '../../host/itemWords';
import { checkItemWord, setItemWord } from '../items/itemWords';
import { type Callback, caller } from '../support/callbacks';
import { checkMembers } from '../support/members';
import { applyColorEffects, type ColorEffect, isColorEffect, readColorEffect } from './support/colorEffects';
import {
  FURTHER_ATTRIBUTES,
  pairNamed,
  type PairProperties,
  readPair,
  setPair,
} from './support/pairAttributes';

/** The part of the collection that is used; it is `this` of Functions. */
interface Target {
  readonly elements: Element[];
  readonly dom: Document;
}

/** Refuses values that no element could get, before any is changed. Results of Functions are checked as they come. */
function checkValue(method: string, { name, value }: Attribute, strength: unknown): void {
  if (isColorEffect(name)) readColorEffect(method, name, typeof value === 'function' ? 0 : value, strength);
  else if (pairNamed(name) && typeof value !== 'function') readPair(method, name, value);
  else if (isItemWord(name)) checkItemWord(method, { name, value });
}

/** Refuses an attribute that one of the elements does not have, before any is changed. */
export function checkAttribute(method: string, elements: Element[], name: string): void {
  if (isItemWord(name)) checkMembers(method, elements, 'libraryItem.name', []);
  else if (!isColorEffect(name) && !pairNamed(name)) checkMembers(method, elements, name, FURTHER_ATTRIBUTES);
}

/** The colour effect of each element. All are computed before the first is applied. */
function effectsFor(
  method: string,
  collection: Target,
  kind: ColorEffect['kind'],
  value: unknown,
  strength: unknown,
): ColorEffect[] {
  const { elements } = collection;
  const valueFor =
    typeof value === 'function' ? caller(value as Callback<Element>, elements, collection) : null;
  const effects: ColorEffect[] = [];
  for (let i = 0; i < elements.length; i++) {
    effects.push(readColorEffect(method, kind, valueFor ? valueFor(elements[i], i) : value, strength));
  }
  return effects;
}

function setPairs(
  method: string,
  collection: Target,
  { name, value }: Attribute,
  properties: PairProperties,
): void {
  setForEach(method, collection.elements, value, collection, function setBoth(element, own) {
    setPair(element, properties, readPair(method, name, own));
  });
}

function setAttribute(method: string, collection: Target, attribute: Attribute, strength: unknown): void {
  const { name, value } = attribute;
  const pair = pairNamed(name);
  if (isColorEffect(name)) {
    applyColorEffects(
      method,
      collection.dom,
      collection.elements,
      effectsFor(method, collection, name, value, strength),
    );
  } else if (pair) {
    setPairs(method, collection, attribute, pair);
  } else if (isItemWord(name)) {
    setItemWord(method, collection.dom.library, collection.elements, attribute, collection);
  } else {
    setProperty(method, collection.elements, attribute, collection);
  }
}

/**
 * Sets attributes of the elements, one after the other.
 *
 * @param method the full name of the calling method, for errors
 * @param args those of `ElementCollection.attr`
 */
export function setAttributes(method: string, collection: Target, args: unknown[]): void {
  const attributes = attributesOf(method, args);
  const strength = typeof args[0] === 'string' ? args[2] : undefined;
  for (let i = 0; i < attributes.length; i++) {
    checkValue(method, attributes[i], strength);
    checkAttribute(method, collection.elements, attributes[i].name);
  }
  for (let i = 0; i < attributes.length; i++) setAttribute(method, collection, attributes[i], strength);
}
