// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { nearest } from '../../text/nearest.mjs';
import { wrongArgument } from '../check.mjs';
import { atOnce } from '../failure.mjs';
import { sortByComparison, sortByValue } from '../order.mjs';
import { onEachStage, selectAllOf } from '../stage/onStage.mjs';

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
    for (var i = 0; i < PROPERTIES.length; i++)
        if (PROPERTIES[i] === property)
            return true;
    return false;
}
/** What an element is ordered by; the size is the area of its bounds. */
function valueReader(property, random) {
    if (property === 'random')
        return random;
    if (property === 'size')
        return function (element) { return element.width * element.height; };
    return function (element) { return element[property]; };
}
/**
 * The elements in ascending order, in a new Array.
 *
 * @param by a property, or a comparison as in `Array.prototype.sort`
 * @throws TypeError for a property that elements are not ordered by
 */
function ordered(elements, by, random) {
    if (typeof by === 'function')
        return sortByComparison(elements, by);
    if (isKnown(by))
        return sortByValue(METHOD, elements, valueReader(by, random));
    var near = typeof by === 'string' ? nearest(by, PROPERTIES) : null;
    var expected = 'a Function or one of ' + PROPERTIES.join(', ');
    throw wrongArgument(METHOD, 'property', near ? expected + ' (did you mean "' + near + '"?)' : expected, by);
}
/** Whether the elements of each layer lie over each other in this order. Host members: `layer`, `depth`. */
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
/** Where each of the ordered elements is in the list. */
function positionsIn(elements, inOrder) {
    var positionOf = new IdentityMap();
    for (var i = 0; i < elements.length; i++)
        positionOf.set(elements[i], i);
    var positions = [];
    for (var i = 0; i < inOrder.length; i++)
        positions.push(positionOf.get(inOrder[i]));
    return positions;
}
/**
 * Restacks elements on the stage so that the first is lowest. Each is brought to the front in turn: the host arranges
 * the selection only, so that the selection is set once for each element here. Those that stand in this order already
 * are left alone. Host members: `layer`, `depth`, `document.selectNone`, `selection`, `arrange`.
 *
 * @param elements the collection as it is, for errors
 * @param inOrder the same, the lowest first
 */
function restack(document, elements, inOrder) {
    function bringToFrontInTurn(stacked, indices) {
        if (isStacked(stacked))
            return;
        for (var i = 0; i < stacked.length; i++) {
            selectAllOf(METHOD, document, [stacked[i]], [indices[i]]);
            atOnce(METHOD, [stacked[i]], function () { return document.arrange('front'); }, [indices[i]]);
        }
    }
    onEachStage(METHOD, document, inOrder, bringToFrontInTurn, positionsIn(elements, inOrder));
}

export { ordered, restack };
