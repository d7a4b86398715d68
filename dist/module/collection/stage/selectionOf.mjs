// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function selectionOf(document) {
    return document.selection || [];
}

export { selectionOf };
