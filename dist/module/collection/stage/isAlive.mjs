// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Whether the host still answers for an object: reading anything of a deleted one throws. */
function isAlive(object) {
    var isNamed = false;
    try {
        isNamed = typeof object.name === 'string';
    }
    catch (_a) {
        // It is gone.
    }
    return isNamed;
}

export { isAlive };
