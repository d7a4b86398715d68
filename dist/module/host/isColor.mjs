// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var TEXT = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
var MAX_NUMBER = 0xffffff;
function isColor(value) {
    if (typeof value === 'string')
        return TEXT.test(value);
    return typeof value === 'number' && value >= 0 && value <= MAX_NUMBER && Math.floor(value) === value;
}

export { isColor };
