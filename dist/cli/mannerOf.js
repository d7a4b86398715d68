// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

function mannerOf({ isQuiet, isVerbose }) {
    return {
        quiet: isQuiet,
        verbose: isVerbose
    };
}

exports.mannerOf = mannerOf;
