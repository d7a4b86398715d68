// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** The document in front, or null: without any, and in hosts other than Animate. Host members: `fl.getDocumentDOM`. */
function findActiveDocument() {
    if (typeof fl === 'undefined' || !fl)
        return null;
    return fl.getDocumentDOM() || null;
}
/**
 * The document in front.
 *
 * @param caller what needs it, for the message
 * @throws Error when no document is open
 */
function activeDocument(caller) {
    var document = findActiveDocument();
    if (document)
        return document;
    throw new Error(caller + '(): no document is open; open one first, or pass the Document as an argument');
}

export { activeDocument };
