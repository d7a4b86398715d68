// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Objects found by walking through the document, where each stands in one place. */
function found(lists) {
    return { lists: lists, isDistinct: true };
}
/** Objects that the user put together. */
function given(objects) {
    return { lists: [objects], isDistinct: false };
}

export { found, given };
