// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isArray } from '../../../host/isArray.mjs';
import { wrongArgument } from '../../support/check.mjs';
import { partsOf, pairNamed } from '../support/pairAttributes.mjs';
import { readModifier } from './modifier.mjs';

function axis(method, name, part) {
    var isCallback = typeof part === 'function';
    return { name: name, modifier: isCallback ? part : readModifier(method, name, part) };
}
function changeOfAxes(method, pair, parts) {
    var properties = [];
    if (parts[0] !== undefined)
        properties.push(axis(method, pair.first, parts[0]));
    if (parts[1] !== undefined)
        properties.push(axis(method, pair.second, parts[1]));
    return { properties: properties, isShared: false };
}
function readChange(method, name, value) {
    if (name === 'tint')
        throw wrongArgument(method, 'tint', 'a Function that returns a colour', value);
    var pair = pairNamed(name);
    var parts = pair && !isArray(value) ? partsOf(value) : null;
    if (pair && parts && (parts[0] !== undefined || parts[1] !== undefined)) {
        return changeOfAxes(method, pair, parts);
    }
    var modifier = readModifier(method, name, value);
    if (!pair)
        return { properties: [{ name: name, modifier: modifier }], isShared: false };
    var properties = [
        { name: pair.first, modifier: modifier },
        { name: pair.second, modifier: modifier },
    ];
    return { properties: properties, isShared: pair.first !== 'x' };
}

export { readChange };
