// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isColor } from '../../../host/isColor.mjs';
import { onEachStage, oneSelected } from '../../stage/onStage.mjs';
import { withPlaceRestored } from '../../stage/userLocation.mjs';
import { blameFirst } from '../../support/blameFirst.mjs';
import { wrongArgument, outOfRange } from '../../support/check.mjs';
import { forEach } from '../../support/forEach.mjs';

function isColorEffect(name) {
    return name === 'tint' || name === 'alpha' || name === 'brightness';
}
function checkPercent(method, name, value, lowest) {
    if (typeof value !== 'number')
        throw wrongArgument(method, name, 'a Number', value);
    if (value >= lowest && value <= 100)
        return value;
    throw outOfRange(method, name, 'from ' + lowest + ' to 100', value);
}
function checkColor(method, value) {
    if (isColor(value))
        return value;
    throw wrongArgument(method, 'tint', 'a colour such as "#FF0000" or 0xFF0000', value);
}
function checkColorable(method, elements) {
    forEach(method, elements, function checkMode(element) {
        if (element.colorMode !== undefined)
            return;
        throw new TypeError('this kind of element has no colour effects');
    });
}
function applyToSelection(document, kind, value, strength) {
    if (kind === 'tint')
        document.setInstanceTint(value, strength);
    else if (kind === 'alpha')
        document.setInstanceAlpha(value);
    else
        document.setInstanceBrightness(value);
}
function strengthOf(method, kind, strength) {
    return kind !== 'tint' || strength === undefined ? 100 : checkPercent(method, 'strength', strength, 0);
}
function colorEffectSetter(method, document, elements, kind, strength) {
    var percent = strengthOf(method, kind, strength);
    var withSelected = oneSelected(document);
    checkColorable(method, elements);
    return {
        read: function (value) {
            if (kind === 'tint')
                return checkColor(method, value);
            return checkPercent(method, kind, value, kind === 'alpha' ? 0 : -100);
        },
        setAll: function (value) {
            onEachStage(method, document, elements, function applyOnStage(selected, indices) {
                blameFirst(method, selected, function () { return applyToSelection(document, kind, value, percent); }, indices);
            });
        },
        around: function (work) { return withPlaceRestored(document, work); },
        set: function (element, value) {
            withSelected(element, function () { return applyToSelection(document, kind, value, percent); });
        },
    };
}

export { colorEffectSetter, isColorEffect };
