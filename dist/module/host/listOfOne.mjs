// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function listOfOne(object) {
    return object ? [object] : [];
}

export { listOfOne };
