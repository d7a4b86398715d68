import { HostError } from '../../../realm/HostError';
import { propertyOf } from '../../../realm/memberOf';
import type { Element } from '../../elements/Element';
import type { DocumentCore } from '../DocumentCore';

/** `document.getElementProperty`: null where the selected elements differ, undefined where one has no such property. */
export function elementProperty(document: DocumentCore, property: string): unknown {
  const members = document.selectedElements.map((element) => propertyOf(element, property));
  if (members.length === 0 || members.some((member) => !member)) return undefined;
  const values = new Set(members.map((member) => member?.get()));
  return values.size === 1 ? [...values][0] : null;
}

/** A property that is undefined, as `loop` of what is no graphic (Adobe's reference), is none of the element. */
function setterOf(element: Element, property: string): ((value: unknown) => void) | undefined {
  const member = propertyOf(element, property);
  return member?.set && member.get() !== undefined ? member.set : undefined;
}

/** `document.setElementProperty`: on all selected elements that have the property; nothing without a selection. */
export function setElementProperty(document: DocumentCore, property: string, value: unknown): void {
  const elements = document.selectedElements;
  const setters = elements.flatMap((element) => setterOf(element, property) ?? []);
  if (elements.length > 0 && setters.length === 0) {
    throw new HostError(
      `setElementProperty: no selected element has a property "${property}" that can be set`,
    );
  }
  for (const set of setters) set(value);
}
