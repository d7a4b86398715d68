// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { leafOf } from '../../text/path.mjs';
import { ITEM_ATTRIBUTES } from '../attributes/index.mjs';
import { ITEM_PSEUDOS } from '../pseudos/index.mjs';
import { DistinctList } from '../subjects/DistinctList.mjs';
import { memberText } from '../subjects/Subject.mjs';
import { inPathOrder } from './pathOrder.mjs';

var itemDomain = {
    word: 'item',
    pseudos: ITEM_PSEUDOS,
    attributes: ITEM_ATTRIBUTES,
    members: {},
    testName: function (matches, properties) {
        var path = properties.of('name');
        return function (item, run) { return matches(leafOf(memberText(path.read(item, run)))); };
    },
    testItem: function (property, matches, properties) {
        var value = properties.of(property);
        return function (item, run) { return matches(memberText(value.read(item, run))); };
    },
    positionLists: function (items) { return [inPathOrder(items)]; },
    subjectsOf: function (run) { return run.items; },
    reachableFrom: function (source, run) {
        var all = DistinctList.of(source);
        all.addAll(run.library().items);
        return all.subjects;
    },
};

export { itemDomain };
