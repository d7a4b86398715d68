// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function isArray(value) {
    return value instanceof Array || Object.prototype.toString.call(value) === '[object Array]';
}

export { isArray };
