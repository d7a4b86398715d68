// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { listOf } from '../../../host/read.mjs';
import { isNonEmptyText } from '../../../text/isNonEmptyText.mjs';
import { COST } from '../../plan/PlanStep.mjs';
import { readingPseudo } from '../../plan/Pseudo.mjs';
import { isTrue, hasValue } from '../testMakers.mjs';

function isNamed(wanted) {
    return function makeTest(properties) {
        var name = properties.of('name');
        return function (element, run) { return isNonEmptyText(name.read(element, run)) === wanted; };
    };
}
var isFiltered = function makeTest(properties) {
    var filters = properties.of('filters');
    return function (element, run) { return listOf(filters.read(element, run)).length > 0; };
};
var ELEMENT_STATES = {
    selected: /*#__PURE__*/ readingPseudo(COST.OWN, /*#__PURE__*/ isTrue('selected')),
    named: /*#__PURE__*/ readingPseudo(COST.OWN, /*#__PURE__*/ isNamed(true)),
    unnamed: /*#__PURE__*/ readingPseudo(COST.OWN, /*#__PURE__*/ isNamed(false)),
    filtered: /*#__PURE__*/ readingPseudo(COST.OWN, isFiltered),
    tinted: /*#__PURE__*/ readingPseudo(COST.OWN, /*#__PURE__*/ hasValue('colorMode', 'tint')),
    transparent: /*#__PURE__*/ readingPseudo(COST.OWN, /*#__PURE__*/ hasValue('colorMode', 'alpha')),
    exported: /*#__PURE__*/ readingPseudo(COST.LINKED, /*#__PURE__*/ isTrue('libraryItem.linkageExportForAS')),
};

export { ELEMENT_STATES };
