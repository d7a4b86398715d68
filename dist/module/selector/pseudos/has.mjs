// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { pseudoAboutOthers } from '../plan/Pseudo.mjs';
import { containmentOf } from './Containment.mjs';

function containing(holds) {
    return pseudoAboutOthers(function makeTest(plan) {
        var contentsIn = function (run) { return containmentOf(plan, run); };
        return function (subject, run) { return holds(run.remember(contentsIn), subject); };
    });
}
var ELEMENT_HAS = {
    has: /*#__PURE__*/ containing(function (contents, element) { return contents.inElement(element); }),
};
var ITEM_HAS = {
    has: /*#__PURE__*/ containing(function (contents, item) { return contents.inItem(item); }),
};

export { ELEMENT_HAS, ITEM_HAS };
