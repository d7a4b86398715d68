// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

/** The command line that runs scripts with these options, in a process of its own. */
function runArguments(scripts, options) {
    const { bare, modern, force, save, answer, root, render, maxPixels } = options;
    return [
        ...['run', ...scripts],
        ...options.document.flatMap((document) => ['--document', document]),
        ...(bare ? ['--bare'] : []),
        ...(modern ? ['--modern'] : []),
        ...(force ? ['--force'] : []),
        ...(save === undefined ? [] : [`--save=${save}`]),
        ...(render === undefined ? [] : [`--render=${render}`]),
        ...(maxPixels === undefined ? [] : [`--max-pixels=${maxPixels}`]),
        ...answer.flatMap((text) => [`--answer=${text}`]),
        ...root.flatMap((folder) => [`--root=${folder}`]),
    ];
}

exports.runArguments = runArguments;
