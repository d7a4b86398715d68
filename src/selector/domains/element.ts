import { layerOfElement } from '../../host/keyframeFinder';
import { isObject } from '../../host/read';
import { ELEMENT_ATTRIBUTES } from '../attributes';
import type { Domain } from '../plan/Domain';
import type { Fetch } from '../plan/Property';
import { ELEMENT_PSEUDOS } from '../pseudos';
import { reachableElements } from '../pseudos/elements/tree';
import { hostObjectOf, memberText } from '../subjects/Subject';

const frameOf: Fetch = (element, _key, run) => run.places().keyframeOf(hostObjectOf(element));

const timelineOf: Fetch = (element, _key, run) => run.timelineOf(layerOfElement(hostObjectOf(element)));

/** Elements on the stage. */
export const elementDomain: Domain = {
  word: 'element',
  pseudos: ELEMENT_PSEUDOS,
  attributes: ELEMENT_ATTRIBUTES,
  members: { frame: frameOf, timeline: timelineOf },
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
