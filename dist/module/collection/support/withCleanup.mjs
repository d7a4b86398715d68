// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function undoOnError(work, undo) {
    try {
        return work();
    }
    catch (error) {
        try {
            undo();
        }
        catch (_a) {
        }
        throw error;
    }
}
function withCleanup(work, cleanUp) {
    var result = undoOnError(work, cleanUp);
    cleanUp();
    return result;
}

export { undoOnError, withCleanup };
