// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { seeColors } from '../../host/elementColors.mjs';
import { hexColor } from '../../host/hexColor.mjs';
import { wrongArgument, outOfRange, FIRST_ARGUMENT } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { oneSelected } from '../stage/onStage.mjs';
import { withPlaceRestored } from '../stage/userLocation.mjs';

var METHOD = 'ElementCollection.replaceColor';
var COLOR = 'a colour such as "#FF0000" or 0xFF0000';
function checkedColor(name, value, expected) {
    if (expected === void 0) { expected = COLOR; }
    var color = hexColor(value);
    if (color === null)
        throw wrongArgument(METHOD, name, expected, value);
    return color;
}
function channel(color, at) {
    return parseInt(color.substring(at, at + 2), 16);
}
function isNear(color, wanted, tolerance) {
    for (var at = 1; at < wanted.length; at += 2) {
        if (Math.abs(channel(color + 'FF', at) - channel(wanted, at)) > tolerance)
            return false;
    }
    return true;
}
function withAlphaOf(color, to) {
    return to.length === 7 ? to + color.substring(7) : to;
}
function replacerOf(from, to, tolerance) {
    if (typeof from !== 'function') {
        var wanted_1 = checkedColor(FIRST_ARGUMENT, from, COLOR + ', or a Function');
        var after_1 = checkedColor('the new colour', to);
        if (typeof tolerance !== 'number')
            throw wrongArgument(METHOD, 'the tolerance', 'a Number', tolerance);
        if (!(tolerance >= 0 && tolerance <= 255))
            throw outOfRange(METHOD, 'the tolerance', 'from 0 to 255', tolerance);
        return function (color) { return (isNear(color, wanted_1, tolerance) ? withAlphaOf(color, after_1) : color); };
    }
    return function replaced(color) {
        var result = from(color);
        if (result === undefined || result === null)
            return color;
        return withAlphaOf(color, checkedColor('what the Function returns', result));
    };
}
function replaceColors(document, elements, from, to, tolerance) {
    var replace = replacerOf(from, to, tolerance);
    var see = function seeColor(before) {
        var color = hexColor(before);
        var after = color === null ? before : replace(color);
        return after === color ? before : after;
    };
    var changes = [];
    forEach(METHOD, elements, function seeElement(element, index) {
        changes[index] = [];
        seeColors(element, see, changes[index]);
    });
    var withSelected = oneSelected(document);
    var applyTo = function applyWhere(isSelected) {
        forEach(METHOD, elements, function applyChanges(_element, index) {
            var _loop_1 = function (i) {
                var change = changes[index][i];
                if (!change.selected === isSelected)
                    return "continue";
                if (change.selected)
                    withSelected(change.selected, function () { return change.apply(document); });
                else
                    change.apply(document);
            };
            for (var i = 0; i < changes[index].length; i++) {
                _loop_1(i);
            }
        });
    };
    withPlaceRestored(document, function () { return applyTo(true); });
    applyTo(false);
}

export { replaceColors };
