// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { folderOf, leafOf } from '../../text/path.mjs';
import { COST } from '../plan/PlanStep.mjs';

function partOfPath(path, partOf, cost) {
    return {
        cost: cost,
        makeValues: function (properties) {
            var whole = properties.of(path);
            return function valuesOf(candidate, run) {
                var value = whole.read(candidate, run);
                return typeof value === 'string' ? [partOf(value)] : [];
            };
        },
    };
}
var ITEM_PATH = {
    'shortName:': partOfPath('name', leafOf, COST.OWN),
    'folder:': partOfPath('name', folderOf, COST.OWN),
};
var ELEMENT_PATH = {
    'shortName:': partOfPath('libraryItem.name', leafOf, COST.LINKED),
    'folder:': partOfPath('libraryItem.name', folderOf, COST.LINKED),
};

export { ELEMENT_PATH, ITEM_PATH };
