// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { partOfPath } from '../../host/itemWords.mjs';
import { COST } from '../plan/PlanStep.mjs';

function itemWord(word, path, cost) {
    return {
        cost: cost,
        makeValues: function (properties) {
            var whole = properties.of(path);
            return function valuesOf(candidate, run) {
                var value = whole.read(candidate, run);
                return typeof value === 'string' ? [partOfPath(value, word)] : [];
            };
        },
    };
}
var ITEM_PATH = {
    'shortName:': /*#__PURE__*/ itemWord('shortName', 'name', COST.OWN),
    'folder:': /*#__PURE__*/ itemWord('folder', 'name', COST.OWN),
};
var ELEMENT_PATH = {
    'shortName:': /*#__PURE__*/ itemWord('shortName', 'libraryItem.name', COST.LINKED),
    'folder:': /*#__PURE__*/ itemWord('folder', 'libraryItem.name', COST.LINKED),
};

export { ELEMENT_PATH, ITEM_PATH };
