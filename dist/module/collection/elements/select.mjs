// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isElement } from '../../host/hostClass.mjs';
import { findByProperty } from '../methods/find.mjs';
import { wrongArgument, outOfRange } from '../support/check.mjs';

var METHOD = 'ElementCollection.select';
function whichElements(elements, which) {
    if (which === undefined || which === true)
        return elements;
    if (typeof which === 'string')
        return findByProperty(METHOD, elements, which, 'name');
    if (isElement(which))
        return [which];
    if (typeof which !== 'number')
        throw wrongArgument(METHOD, 'which', 'an index, a name, an element or true', which);
    if (which >= 0 && which < elements.length && Math.floor(which) === which)
        return [elements[which]];
    throw outOfRange(METHOD, 'which', 'an index from 0 to ' + (elements.length - 1), which);
}

export { whichElements };
