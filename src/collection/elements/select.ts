import { isElement } from '../../host/hostClass';
import { findByProperty } from '../methods/find';
import { outOfRange, wrongArgument } from '../support/check';

const METHOD = 'ElementCollection.select';

/** The elements that `select` means: all (nothing or `true`), one by index or itself, those with a name. */
export function whichElements(elements: Element[], which: unknown): Element[] {
  if (which === undefined || which === true) return elements;
  if (typeof which === 'string') return findByProperty(METHOD, elements, which, 'name');
  if (isElement(which)) return [which];
  if (typeof which !== 'number')
    throw wrongArgument(METHOD, 'which', 'an index, a name, an element or true', which);
  if (which >= 0 && which < elements.length && Math.floor(which) === which) return [elements[which]];
  throw outOfRange(METHOD, 'which', 'an index from 0 to ' + (elements.length - 1), which);
}
