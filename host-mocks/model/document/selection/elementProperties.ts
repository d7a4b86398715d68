import { HostError } from '../../../../document/checks/HostError';
import { contract } from '../../../contract/contract';
import { propertyOf } from '../../../realm/memberOf';
import type { Element } from '../../elements/Element';
import type { DocumentCore } from '../DocumentCore';
import { liftParts } from './selectedParts';

/** `document.getElementProperty`: null if the selected elements differ, undefined if one does not have the property. */
export function elementProperty(document: DocumentCore, property: string): unknown {
  const members = document.selectedElements.map((element) => propertyOf(element, property));
  if (members.length === 0 || members.some((member) => !member)) return undefined;
  const values = new Set(members.map((member) => member?.get()));
  return values.size === 1 ? [...values][0] : null;
}

/** An undefined property, such as `loop` of an element that is not a graphic (Adobe's reference), counts as missing. */
function setterOf(element: Element, property: string): ((value: unknown) => void) | undefined {
  const member = propertyOf(element, property);
  return member?.set && member.get() !== undefined ? member.set : undefined;
}

/**
 * `document.setElementProperty`: on all selected elements that have the property; nothing without a selection. If no
 * selected element has a property that other kinds have, that is a warning: published scripts set properties of symbols
 * on any selection.
 */
export function setElementProperty(document: DocumentCore, property: string, value: unknown): void {
  const elements = document.selectedElements;
  const setters = elements.flatMap((element) => setterOf(element, property) ?? []);
  if (elements.length > 0 && setters.length === 0) {
    const problem = `setElementProperty: no selected element has a property "${property}" that can be set`;
    if (!canBeSet(property)) throw new HostError(problem);
    document.warn(problem);
  }
  if (setters.length === 0) return;
  for (const element of liftParts(elements)) setterOf(element, property)?.(value);
}

/** True for a property that some kind of element can set. */
function canBeSet(property: string): boolean {
  return Object.keys(contract).some((name) => isElement(name) && settable(name, property));
}

function settable(className: string, property: string): boolean {
  const { properties } = contract[className];
  return Object.hasOwn(properties, property) && properties[property] === 'rw';
}

function isElement(className: string): boolean {
  const { base } = contract[className];
  return className === 'Element' || (base !== null && isElement(base));
}
