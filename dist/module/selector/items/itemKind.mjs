// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { distinct } from '../DistinctList.mjs';
import { followFrom } from '../follow.mjs';
import { leafOf } from '../LibraryIndex.mjs';
import { POSITION_PSEUDOS } from '../positions.mjs';
import { joined } from '../pseudo.mjs';
import { ITEM_QUERIES } from '../queries.mjs';
import { inPathOrder } from './pathOrder.mjs';
import { ITEM_PSEUDOS } from './pseudos.mjs';

/** Items of the library. */
var itemKind = {
    word: 'item',
    pseudos: joined([ITEM_PSEUDOS, POSITION_PSEUDOS, ITEM_QUERIES]),
    nameOf: function (item) { return leafOf(item.readText('name')); },
    testsAlone: false,
    nameCode: function (loop) { return '(v=' + loop.text('name') + ').substring(v.lastIndexOf("/")+1)'; },
    itemOf: function (item) { return item; },
    itemCode: function (property, test, loop) { return loop.constant(test) + '(' + loop.text(property) + ')'; },
    follow: function (item, links) { return followFrom(item.read(links[0]), links, 1); },
    inPositionOrder: inPathOrder,
    reachableFrom: function (source, run) {
        var all = distinct(source);
        all.addAll(run.library().items);
        return all.subjects;
    },
};

export { itemKind };
