// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { nearest } from '../../text/nearest.mjs';
import { sortByComparison, sortByValue } from '../methods/sort.mjs';
import { onEachStage, selectAllOf } from '../stage/onStage.mjs';
import { blameFirst } from '../support/blameFirst.mjs';
import { wrongArgument } from '../support/check.mjs';
import { includes } from '../../host/includes.mjs';

var METHOD = 'ElementCollection.orderBy';
var PROPERTIES = [
    'name',
    'elementType',
    'x',
    'y',
    'width',
    'height',
    'size',
    'left',
    'top',
    'rotation',
    'scaleX',
    'scaleY',
    'transformX',
    'transformY',
    'skewX',
    'skewY',
    'random',
];
function isKnown(property) {
    return includes(PROPERTIES, property);
}
function valueReader(property, random) {
    if (property === 'random')
        return random;
    if (property === 'size')
        return function (element) { return element.width * element.height; };
    return function (element) { return element[property]; };
}
function ordered(elements, by, random) {
    if (typeof by === 'function')
        return sortByComparison(elements, by);
    if (isKnown(by))
        return sortByValue(METHOD, elements, valueReader(by, random));
    var near = typeof by === 'string' ? nearest(by, PROPERTIES) : null;
    var expected = 'a Function or one of ' + PROPERTIES.join(', ');
    throw wrongArgument(METHOD, 'property', near ? expected + ' (did you mean "' + near + '"?)' : expected, by);
}
function isStacked(elements) {
    var topOfLayer = new IdentityMap();
    for (var i = 0; i < elements.length; i++) {
        var _a = elements[i], layer = _a.layer, depth = _a.depth;
        if (depth < (topOfLayer.get(layer) || 0))
            return false;
        topOfLayer.set(layer, depth);
    }
    return true;
}
function positionsIn(elements, inOrder) {
    var positionOf = new IdentityMap();
    for (var i = 0; i < elements.length; i++)
        positionOf.set(elements[i], i);
    var positions = [];
    for (var i = 0; i < inOrder.length; i++)
        positions.push(positionOf.get(inOrder[i]));
    return positions;
}
function restack(document, elements, inOrder) {
    function bringToFrontInTurn(stacked, indices) {
        if (isStacked(stacked))
            return;
        for (var i = 0; i < stacked.length; i++) {
            selectAllOf(METHOD, document, [stacked[i]], [indices[i]]);
            blameFirst(METHOD, [stacked[i]], function () { return document.arrange('front'); }, [indices[i]]);
        }
    }
    onEachStage(METHOD, document, inOrder, bringToFrontInTurn, positionsIn(elements, inOrder));
}

export { ordered, restack };
