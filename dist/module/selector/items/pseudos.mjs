// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { distinct } from '../DistinctList.mjs';
import { isFolder } from '../LibraryIndex.mjs';
import { COST } from '../plan.mjs';
import { joined, pseudo } from '../pseudo.mjs';
import { TIMELINE_FACTS } from '../timelines.mjs';
import { parentsOf, descendantsOf, childrenOf } from './tree.mjs';
import { ITEM_TYPES } from './types.mjs';
import { Usage } from './Usage.mjs';

function selectedItems(run) {
    return distinct(run.items.all(run.document.library.getSelectedItems()));
}
var isSelected = function (item, run) { return run.remember('selected items', selectedItems).has(item); };
var isUsed = function (item, run) { return run.remember('usage', function (needed) { return new Usage(needed); }).has(item); };
var isEmpty = function isEmpty(item, run) {
    return isFolder(item) ? !run.library().isFilled(item.readText('name')) : TIMELINE_FACTS.empty(item);
};
/** Every pseudo of library items that is no position and asks no other query. */
var ITEM_PSEUDOS = joined([
    ITEM_TYPES,
    {
        selected: pseudo(COST.LINKED, isSelected),
        exported: pseudo(COST.OWN, function (item) { return Boolean(item.read('linkageExportForAS')); }),
        empty: pseudo(COST.TIMELINE, isEmpty),
        animated: pseudo(COST.TIMELINE, TIMELINE_FACTS.animated),
        keyframed: pseudo(COST.TIMELINE, TIMELINE_FACTS.keyframed),
        scripted: pseudo(COST.TIMELINE, TIMELINE_FACTS.scripted),
        audible: pseudo(COST.TIMELINE, TIMELINE_FACTS.audible),
        used: pseudo(COST.CONTENTS, isUsed),
        unused: pseudo(COST.CONTENTS, function (item, run) { return !isUsed(item, run); }),
        children: { type: 'replace', apply: childrenOf },
        descendants: { type: 'replace', apply: descendantsOf },
        parent: { type: 'replace', apply: parentsOf },
    },
]);

export { ITEM_PSEUDOS };
