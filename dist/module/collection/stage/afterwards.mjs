// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Does the work; when that throws, does the rest too and throws the error of the work, whatever becomes of the rest. */
function unlessDone(work, rest) {
    try {
        return work();
    }
    catch (error) {
        try {
            rest();
        }
        catch (_a) {
            // The error of the work is the one to report.
        }
        throw error;
    }
}
/** Does the work, then what has to follow it in any case; see `unlessDone`. */
function afterwards(work, follow) {
    var result = unlessDone(work, follow);
    follow();
    return result;
}

export { afterwards, unlessDone };
