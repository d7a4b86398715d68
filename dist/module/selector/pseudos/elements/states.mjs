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
    selected: readingPseudo(COST.OWN, isTrue('selected')),
    named: readingPseudo(COST.OWN, isNamed(true)),
    unnamed: readingPseudo(COST.OWN, isNamed(false)),
    filtered: readingPseudo(COST.OWN, isFiltered),
    tinted: readingPseudo(COST.OWN, hasValue('colorMode', 'tint')),
    transparent: readingPseudo(COST.OWN, hasValue('colorMode', 'alpha')),
    exported: readingPseudo(COST.LINKED, isTrue('libraryItem.linkageExportForAS')),
};

export { ELEMENT_STATES };
