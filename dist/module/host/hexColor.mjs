// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isColor } from './isColor.mjs';

function hexColor(value) {
    if (typeof value === 'string' && /^#[0-9a-f]{3}$/i.test(value))
        return value.replace(/[0-9a-f]/gi, '$&$&').toUpperCase();
    if (!isColor(value))
        return null;
    if (typeof value === 'number')
        return '#' + ('00000' + value.toString(16)).slice(-6).toUpperCase();
    return value.toUpperCase();
}
function isSameColor(color, wanted) {
    var text = hexColor(color) || '';
    var hex = hexColor(wanted);
    return hex !== null && (hex.length > 7 ? text : text.substring(0, 7)) === hex;
}

export { hexColor, isSameColor };
