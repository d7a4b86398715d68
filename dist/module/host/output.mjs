// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Calls the method that prints a line, as the engine names it; false where there is none, or where it failed. */
function printedBy(printer, method, text) {
    try {
        printer[method](text);
        return true;
    }
    catch (_a) {
        return false;
    }
}
/**
 * Writes a line (or several) where the user of the host reads it: the output panel in Animate (`fl.trace`), the
 * console of ExtendScript (`$.writeln`), standard output elsewhere. Without any of them the text is lost, silently.
 */
function output(text) {
    if (typeof fl !== 'undefined' && printedBy(fl, 'trace', text))
        return;
    if (typeof $ !== 'undefined' && printedBy($, 'writeln', text))
        return;
    if (typeof console !== 'undefined' && printedBy(console, 'log', text))
        return;
    // The shells of Rhino, MuJS, Duktape and QuickJS print with a bare function.
    if (typeof print === 'function')
        printedBy({ log: print }, 'log', text);
}

export { output };
