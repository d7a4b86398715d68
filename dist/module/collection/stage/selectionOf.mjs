// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** The elements that the user has selected; the host says null where it knows of none. Host members: `selection`. */
function selectionOf(document) {
    return document.selection || [];
}

export { selectionOf };
