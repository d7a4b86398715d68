// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function printedBy(printer, method, text) {
    try {
        printer[method](text);
        return true;
    }
    catch (_a) {
        return false;
    }
}
function output(text) {
    if (typeof fl !== 'undefined' && printedBy(fl, 'trace', text))
        return;
    if (typeof $ !== 'undefined' && printedBy($, 'writeln', text))
        return;
    if (typeof console !== 'undefined' && printedBy(console, 'log', text))
        return;
    if (typeof print === 'function')
        printedBy({ log: print }, 'log', text);
}

export { output };
