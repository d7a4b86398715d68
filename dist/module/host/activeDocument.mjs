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
    var first = typeof fl === 'undefined' ? 'call createHost().install() in Node' : 'open one first';
    throw new Error(caller + '(): no document is open; ' + first + ', or pass the Document as an argument');
}

export { activeDocument, findActiveDocument };
