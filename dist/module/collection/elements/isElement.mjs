// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject } from '../../host/read.mjs';

/** Whether a value is an element of a stage. Host members: `elementType`. */
function isElement(value) {
    return isObject(value) && typeof value.elementType === 'string';
}

export { isElement };
