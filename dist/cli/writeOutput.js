// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');

function writeOutput(file, content, platform, resolve = host_headless.pathToWrite) {
    try {
        host_headless.writeFile(platform, resolve(platform, file), content, {
            makesFolders: true
        });
    } catch (error) {
        throw new Error(`${file}: cannot be written: ${host_errors.faultReason(error, MAKING)}`, {
            cause: error
        });
    }
}
const MAKING = {
    EEXIST: 'a part of its path is not a folder'
};

exports.writeOutput = writeOutput;
