// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { layerOfElement } from '../../host/keyframeFinder.mjs';
import { isObject } from '../../host/read.mjs';
import { ELEMENT_ATTRIBUTES } from '../attributes/index.mjs';
import { ELEMENT_PSEUDOS } from '../pseudos/index.mjs';
import { reachableElements } from '../pseudos/elements/tree.mjs';
import { memberText, hostObjectOf } from '../subjects/Subject.mjs';

var frameOf = function (element, _key, run) { return run.places().keyframeOf(hostObjectOf(element)); };
var timelineOf = function (element, _key, run) { return run.timelineOf(layerOfElement(hostObjectOf(element))); };
var elementDomain = {
    word: 'element',
    pseudos: ELEMENT_PSEUDOS,
    attributes: ELEMENT_ATTRIBUTES,
    members: { frame: frameOf, timeline: timelineOf },
    testName: function (matches, properties) {
        return properties.of('name').text(matches, matches(''));
    },
    testItem: function (property, matches, properties) {
        var libraryItem = properties.of('libraryItem');
        var value = properties.of('libraryItem.' + property);
        return function matchesItem(element, run) {
            return isObject(libraryItem.read(element, run)) && matches(memberText(value.read(element, run)));
        };
    },
    positionLists: null,
    subjectsOf: function (run) { return run.elements; },
    reachableFrom: reachableElements,
};

export { elementDomain };
