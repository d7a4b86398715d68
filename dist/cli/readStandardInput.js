// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const host_errors = require('../host/errors.js');
const cli_program = require('./program.js');

/** Reads standard input: an FLA, or paths of documents, one a line. @throws Error when nothing comes */ function readStandardInput(io) {
    const bytes = io.readInput();
    if (bytes.length === 0) throw new Error('-: nothing comes by standard input: expected an FLA, or paths of documents');
    if (host_errors.isZip(bytes) || host_errors.isCompoundFile(bytes)) return {
        document: keepAsFile(bytes),
        paths: []
    };
    const lines = Buffer.from(bytes).toString('utf8').split(/\0|\r?\n/);
    return {
        paths: lines.filter((line)=>line !== '')
    };
}
/** A file with these bytes, which is gone when the process ends. */ function keepAsFile(bytes) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), cli_program.INPUT_FOLDER));
    process.once('exit', ()=>fs.rmSync(folder, {
            recursive: true,
            force: true
        }));
    const file = path.join(folder, cli_program.INPUT_NAME);
    fs.writeFileSync(file, bytes);
    return file;
}

exports.keepAsFile = keepAsFile;
exports.readStandardInput = readStandardInput;
