import { HostError } from '../../../realm/HostError';
import { memberOf } from '../../../realm/memberOf';
import type { DocumentCore } from '../DocumentCore';

/** `document.getElementProperty`: null where the selected elements differ, undefined where one has no such property. */
export function elementProperty(document: DocumentCore, property: string): unknown {
  const members = document.selectedElements.map((element) => memberOf(element, property));
  if (members.length === 0 || members.some((member) => !member)) return undefined;
  const values = new Set(members.map((member) => member?.get()));
  return values.size === 1 ? [...values][0] : null;
}

/** `document.setElementProperty`: on all selected elements that have the property; nothing without a selection. */
export function setElementProperty(document: DocumentCore, property: string, value: unknown): void {
  const elements = document.selectedElements;
  const setters = elements.flatMap((element) => memberOf(element, property)?.set ?? []);
  if (elements.length > 0 && setters.length === 0) {
    throw new HostError(
      `setElementProperty: no selected element has a property "${property}" that can be set`,
    );
  }
  for (const set of setters) set(value);
}
