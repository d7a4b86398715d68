// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { COST } from '../../plan/PlanStep.mjs';
import { subjectPseudo, readingPseudo } from '../../plan/Pseudo.mjs';
import { DistinctList } from '../../subjects/DistinctList.mjs';
import { isTrue } from '../testMakers.mjs';
import { Usage } from './Usage.mjs';

function isSelected(item, run) {
    return run.remember(selectedItems).has(item);
}
function selectedItems(run) {
    return DistinctList.of(run.items.all(run.document.library.getSelectedItems()));
}
function isUsed(item, run) {
    return run.remember(usageOf).has(item);
}
function usageOf(run) {
    return new Usage(run);
}
var ITEM_STATES = {
    selected: /*#__PURE__*/ subjectPseudo(COST.LINKED, isSelected),
    exported: /*#__PURE__*/ readingPseudo(COST.OWN, /*#__PURE__*/ isTrue('linkageExportForAS')),
    used: /*#__PURE__*/ subjectPseudo(COST.CONTENTS, isUsed),
    unused: /*#__PURE__*/ subjectPseudo(COST.CONTENTS, function (item, run) { return !isUsed(item, run); }),
};

export { ITEM_STATES };
