// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { seeColors } from '../../host/elementColors.mjs';
import { hexColor } from '../../host/hexColor.mjs';
import { hasOwn } from '../../text/own.mjs';
import { forEach } from '../support/forEach.mjs';

function countColors(elements) {
    var counts = {};
    var list = [];
    forEach('ElementCollection.colors', elements, function countElement(element) {
        var isSeen = {};
        var see = function seeColor(before) {
            var color = hexColor(before);
            if (color === null || isSeen[color])
                return before;
            isSeen[color] = true;
            if (!hasOwn(counts, color))
                list.push((counts[color] = { color: color, count: 0 }));
            counts[color].count++;
            return before;
        };
        seeColors(element, see, []);
    });
    return list.sort(function (a, b) { return b.count - a.count || (a.color < b.color ? -1 : 1); });
}

export { countColors };
