// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { Locations } from '../../host/Locations.mjs';
import { nearest } from '../../text/nearest.mjs';
import { rankByValue } from '../methods/sort.mjs';
import { onEachStage, selectAllOf } from '../stage/onStage.mjs';
import { blameFirst } from '../support/blameFirst.mjs';
import { wrongArgument } from '../support/check.mjs';
import { checkField } from '../support/checkField.mjs';
import { includes } from '../../host/includes.mjs';
import { stableSort } from '../support/stableSort.mjs';

var METHOD = 'ElementCollection.orderBy';
var PROPERTIES = /*#__PURE__*/ ('name elementType x y width height size left top ' +
    'rotation scaleX scaleY transformX transformY skewX skewY random').split(' ');
function valueReader(collection, property, random) {
    if (property === 'random')
        return random;
    if (property === 'size')
        return function (element) { return element.width * element.height; };
    return collection.readerOf(property);
}
function ordered(collection, by, random) {
    var elements = collection.elements;
    if (typeof by === 'function') {
        var placed = [];
        for (var i = 0; i < elements.length; i++)
            placed.push({ element: elements[i], index: i });
        return stableSort(placed, function (a, b) { return by(a.element, b.element); });
    }
    var names = PROPERTIES.concat(collection.ownWords());
    var isPath = typeof by === 'string' && by.indexOf('.') > 0;
    if (isPath)
        checkField(METHOD, collection, by);
    if (isPath || includes(names, by)) {
        return rankByValue(METHOD, elements, valueReader(collection, by, random));
    }
    var near = typeof by === 'string' ? nearest(by, names) : null;
    var expected = 'a Function or one of ' + PROPERTIES.join(', ') + ', a word of queries, or a path';
    throw wrongArgument(METHOD, 'property', near ? expected + ' (did you mean "' + near + '"?)' : expected, by);
}
function isStacked(elements, whereOf) {
    var tops = new IdentityMap();
    tops.whereOf = whereOf;
    for (var i = 0; i < elements.length; i++) {
        var _a = elements[i], layer = _a.layer, depth = _a.depth;
        var top = tops.get(layer);
        if (!top)
            tops.set(layer, { depth: depth });
        else if (depth < top.depth)
            return false;
        else
            top.depth = depth;
    }
    return true;
}
function restack(document, placed) {
    var whereOf = new Locations(document).whereOf;
    var elements = [];
    var positions = [];
    for (var i = 0; i < placed.length; i++) {
        elements.push(placed[i].element);
        positions.push(placed[i].index);
    }
    function bringToFrontInTurn(stacked, indices) {
        if (isStacked(stacked, whereOf))
            return;
        for (var i = 0; i < stacked.length; i++) {
            selectAllOf(METHOD, document, [stacked[i]], [indices[i]]);
            blameFirst(METHOD, [stacked[i]], function () { return document.arrange('front'); }, [indices[i]]);
        }
    }
    onEachStage(METHOD, document, elements, bringToFrontInTurn, positions);
}

export { ordered, restack };
