// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { followFrom } from '../follow.mjs';
import { textOf } from '../LoopWriter.mjs';
import { POSITION_PSEUDOS } from '../positions.mjs';
import { joined } from '../pseudo.mjs';
import { ELEMENT_QUERIES } from '../queries.mjs';
import { ELEMENT_PSEUDOS } from './pseudos.mjs';
import { reachableFrom } from './tree.mjs';

/** Elements on the stage. */
var elementKind = {
    word: 'element',
    pseudos: joined([ELEMENT_PSEUDOS, POSITION_PSEUDOS, ELEMENT_QUERIES]),
    nameOf: function (element) { return element.readText('name'); },
    testsAlone: true,
    nameCode: function (loop) { return loop.text('name'); },
    itemOf: function (element, run) { return run.itemOf(element); },
    itemCode: function (property, test, loop) {
        var holds = loop.constant(function (item) { return test(textOf(read(item, property))); });
        return '(typeof(v=' + loop.property('libraryItem') + ')==="object"&&v!==null&&' + holds + '(v))';
    },
    follow: function (element, links, run) {
        if (links[0] !== 'libraryItem')
            return followFrom(element.read(links[0]), links, 1);
        // Many elements share an item: what was read of it for one serves for all. Written loops do without that: to find
        // what was read takes longer than to read it, where the engine has no Map.
        var item = run.itemOf(element);
        return item ? followFrom(item.read(links[1]), links, 2) : undefined;
    },
    inPositionOrder: null,
    reachableFrom: reachableFrom,
};

export { elementKind };
