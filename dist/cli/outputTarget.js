// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const cli_common = require('./common.js');

const ENDING = /^\.[a-z]\w*$/i;
function outputTarget(output, endings, maker) {
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
function isFolderName(output) {
    return /[\\/]$/.test(output) || fs.existsSync(output) && fs.statSync(output).isDirectory();
}
function severalFiles(output, made) {
    const folder = output.slice(0, -path.extname(output).length);
    return new cli_common.UsageError(`-o ${output} names one file, and this makes ${made}; name a folder, such as -o ${folder}`);
}
function placeFor(endings) {
    return endings.length > 0 ? `a file that ends in ${endings.join(' or ')}, or a folder` : 'a folder';
}

exports.isFolderName = isFolderName;
exports.outputTarget = outputTarget;
exports.severalFiles = severalFiles;
