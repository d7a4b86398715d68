// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const host_errors = require('../host/errors.js');
const cli_common = require('./common.js');

/** `<` */ const OPENING = 0x3c;
/** No system has longer paths. */ const LONGEST_PATH = 2 ** 15;
/** Reads standard input: an FLA, or paths of documents, one a line. @throws Error if it is empty */ function readStandardInput(io) {
    const bytes = io.readInput();
    if (bytes.length === 0) throw new Error('-: standard input is empty: expected an FLA, or paths of documents');
    if (host_errors.isZip(bytes) || host_errors.isCompoundFile(bytes)) return {
        document: keepAsFile(bytes, io),
        paths: []
    };
    if (bytes[0] === OPENING) throw new Error('-: standard input is XML, a part of an XFL: name its folder');
    const lines = Buffer.from(bytes).toString('utf8').split(/\0|\r?\n/);
    if (lines.some((line)=>line.length > LONGEST_PATH)) throw new Error('-: standard input is neither an FLA nor a list of paths, one per line');
    // Each is looked for once, however often it is listed.
    return {
        paths: [
            ...new Set(lines)
        ].filter((line)=>line !== '')
    };
}
/** A file with these bytes, which is removed when the command ends. */ function keepAsFile(bytes, io) {
    const file = path.join(io.temporaryFolder(cli_common.INPUT_FOLDER), cli_common.INPUT_NAME);
    fs.writeFileSync(file, bytes);
    return file;
}

exports.keepAsFile = keepAsFile;
exports.readStandardInput = readStandardInput;
