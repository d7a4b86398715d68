// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/**
 * Does the work, then what has to follow it in any case. When the work throws, its error is the one that is thrown,
 * whatever becomes of the rest.
 */
function afterwards(work, follow) {
    var result;
    try {
        result = work();
    }
    catch (error) {
        try {
            follow();
        }
        catch (_a) {
            throw error;
        }
        throw error;
    }
    follow();
    return result;
}

export { afterwards };
