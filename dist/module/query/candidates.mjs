// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function found(lists) {
    return { lists: lists, isDistinct: true };
}
function given(objects) {
    return { lists: [objects], isDistinct: false };
}

export { found, given };
