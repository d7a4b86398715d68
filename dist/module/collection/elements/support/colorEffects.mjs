// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isColor } from '../../../host/isColor.mjs';
import { onEachStage } from '../../stage/onStage.mjs';
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
function readColorEffect(method, kind, value, strength) {
    if (kind !== 'tint') {
        return { kind: kind, value: checkPercent(method, kind, value, kind === 'alpha' ? 0 : -100), strength: 100 };
    }
    var percent = strength === undefined ? 100 : checkPercent(method, 'strength', strength, 0);
    return { kind: kind, value: checkColor(method, value), strength: percent };
}
function checkColorable(method, elements) {
    forEach(method, elements, function checkMode(element) {
        if (element.colorMode !== undefined)
            return;
        throw new TypeError('this kind of element has no colour effects');
    });
}
function groupByEffect(elements, effects) {
    var byKey = {};
    var groups = [];
    for (var i = 0; i < elements.length; i++) {
        var effect = effects[i];
        var key = String(effect.value);
        var group = byKey[key];
        if (!group) {
            group = { effect: effect, elements: [], indices: [] };
            byKey[key] = group;
            groups.push(group);
        }
        group.elements.push(elements[i]);
        group.indices.push(i);
    }
    return groups;
}
function applyToSelection(document, effect) {
    if (effect.kind === 'tint')
        document.setInstanceTint(effect.value, effect.strength);
    else if (effect.kind === 'alpha')
        document.setInstanceAlpha(effect.value);
    else
        document.setInstanceBrightness(effect.value);
}
function applyToAll(method, document, _a) {
    var effect = _a.effect, elements = _a.elements, indices = _a.indices;
    function applyOnStage(selected, positions) {
        blameFirst(method, selected, function () { return applyToSelection(document, effect); }, positions);
    }
    onEachStage(method, document, elements, applyOnStage, indices);
}
function applyColorEffects(method, document, elements, effects) {
    checkColorable(method, elements);
    var groups = groupByEffect(elements, effects);
    for (var i = 0; i < groups.length; i++)
        applyToAll(method, document, groups[i]);
}

export { applyColorEffects, isColorEffect, readColorEffect };
