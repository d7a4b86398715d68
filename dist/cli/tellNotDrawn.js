// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

/** Maximum number of things named; of the others, the number is reported. */ const NAMED = 5;
/** Reports in one line what a picture does not show, if anything. @param of - the picture, as the line begins */ function tellNotDrawn(of, notDrawn, io) {
    if (notDrawn.length === 0) return;
    const named = notDrawn.slice(0, NAMED).map(([what, count])=>count > 1 ? `${what} (${count} times)` : what);
    const others = notDrawn.length - named.length;
    const rest = others > 0 ? [
        `${others} more`
    ] : [];
    io.note(`${of}: not drawn: ${[
        ...named,
        ...rest
    ].join(', ')}`);
}

exports.tellNotDrawn = tellNotDrawn;
