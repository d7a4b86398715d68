// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** The first bytes of an FLA, which is a zip. */ const ZIP = 'PK';
/** Reads standard input: an FLA, or paths of documents, one a line. @throws Error when nothing comes */ function readStandardInput(io) {
    const bytes = io.readInput();
    if (bytes.length === 0) throw new Error('-: nothing comes by standard input: expected an FLA, or paths of documents');
    if (Buffer.from(bytes.subarray(0, ZIP.length)).toString('latin1') === ZIP) return {
        document: keepAsFile(bytes),
        paths: []
    };
    const lines = Buffer.from(bytes).toString('utf8').split(/\0|\r?\n/);
    return {
        paths: lines.filter((line)=>line !== '')
    };
}
function keepAsFile(bytes) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
    process.once('exit', ()=>fs.rmSync(folder, {
            recursive: true,
            force: true
        }));
    const file = path.join(folder, 'stdin.fla');
    fs.writeFileSync(file, bytes);
    return file;
}

exports.readStandardInput = readStandardInput;
