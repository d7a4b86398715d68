// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument } from '../check.mjs';
import { pairNamed, partsOf } from '../elements/pairs.mjs';
import { isArray } from '../gather.mjs';
import { readModifier } from './modifier.mjs';

/** How one axis is changed. */
function axis(method, name, part) {
    var isCallback = typeof part === 'function';
    return { name: name, modifier: isCallback ? part : readModifier(method, name, part) };
}
function planForAxes(method, pair, parts) {
    var properties = [];
    if (parts[0] !== undefined)
        properties.push(axis(method, pair.first, parts[0]));
    if (parts[1] !== undefined)
        properties.push(axis(method, pair.second, parts[1]));
    return { properties: properties, isAlike: false };
}
/**
 * What a modifier does to an attribute. For a pair, one modifier goes to each axis: on its own for the position, with
 * one random number for size and scale; `{x, y}` gives one modifier for each axis.
 */
function planFor(method, name, value) {
    if (name === 'tint')
        throw wrongArgument(method, 'tint', 'a Function that returns a colour', value);
    var pair = pairNamed(name);
    var parts = pair && !isArray(value) ? partsOf(value) : null;
    if (pair && parts && (parts[0] !== undefined || parts[1] !== undefined)) {
        return planForAxes(method, pair, parts);
    }
    var modifier = readModifier(method, name, value);
    if (!pair)
        return { properties: [{ name: name, modifier: modifier }], isAlike: false };
    var properties = [
        { name: pair.first, modifier: modifier },
        { name: pair.second, modifier: modifier },
    ];
    return { properties: properties, isAlike: pair.first !== 'x' };
}

export { planFor };
