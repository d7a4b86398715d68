// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function findActiveDocument() {
    if (typeof fl === 'undefined' || !fl)
        return null;
    return fl.getDocumentDOM() || null;
}
function activeDocument(caller) {
    var document = findActiveDocument();
    if (document)
        return document;
    throw new Error(caller + '(): no document is open; open one first, or pass the Document as an argument');
}

export { activeDocument, findActiveDocument };
