import { isObject } from '../../host/read';
import { ELEMENT_ATTRIBUTES } from '../attributes';
import type { Domain } from '../plan/Domain';
import { ELEMENT_PSEUDOS } from '../pseudos';
import { reachableElements } from '../pseudos/elements/tree';
import { memberText } from '../subjects/Subject';

/** Elements on the stage. */
export const elementDomain: Domain = {
  word: 'element',
  pseudos: ELEMENT_PSEUDOS,
  attributes: ELEMENT_ATTRIBUTES,
  members: {},
  testName(matches, properties) {
    return properties.of('name').text(matches, matches(''));
  },
  testItem(property, matches, properties) {
    const libraryItem = properties.of('libraryItem');
    const value = properties.of('libraryItem.' + property);
    return function matchesItem(element, run) {
      return isObject(libraryItem.read(element, run)) && matches(memberText(value.read(element, run)));
    };
  },
  positionLists: null,
  subjectsOf: (run) => run.elements,
  reachableFrom: reachableElements,
};
