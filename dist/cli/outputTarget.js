// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const cli_common = require('./common.js');

/** What is an ending, unlike the `.2` of a folder `v1.2`. */ const ENDING = /^\.[a-z]\w*$/i;
/**
 * What `-o` names, by the rule of all verbs: a name with an ending is that file; an existing folder, a name that ends in a
 * separator, and a name without ending are a folder.
 *
 * @param endings - of the files that the command can make under a name, each with its dot
 * @param maker - what makes them, for messages: `--to gif`
 * @throws UsageError for an ending that nothing made here has
 */ function outputTarget(output, endings, maker) {
    const ending = path.extname(output).toLowerCase();
    if (isFolderName(output) || !ENDING.test(ending)) return {
        folder: path.resolve(output)
    };
    if (!endings.includes(ending)) throw new cli_common.UsageError(`-o ${output}: ${maker} makes no ${ending} file; name ${placeFor(endings)}, which ends in / if its name has a dot`);
    const file = path.resolve(output);
    return {
        folder: path.dirname(file),
        name: path.basename(file)
    };
}
/** True for a folder that is there, and for a name that ends in a separator. */ function isFolderName(output) {
    return /[\\/]$/.test(output) || fs.existsSync(output) && fs.statSync(output).isDirectory();
}
/** The fault of a name with an ending where a command makes more than that file. @param made - `12 files` */ function severalFiles(output, made) {
    const folder = output.slice(0, -path.extname(output).length);
    return new cli_common.UsageError(`-o ${output} names one file, and this makes ${made}; name a folder, such as -o ${folder}`);
}
function placeFor(endings) {
    return endings.length > 0 ? `a file that ends in ${endings.join(' or ')}, or a folder` : 'a folder';
}

exports.isFolderName = isFolderName;
exports.outputTarget = outputTarget;
exports.severalFiles = severalFiles;
