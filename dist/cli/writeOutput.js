// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');

/**
 * Writes a file that the user named, and makes its folder. The old one is there until the new one is whole.
 *
 * @param resolve - `entryToWrite` where a link in the place of the file is untrusted: it is replaced
 * @throws Error that says why it cannot
 */ function writeOutput(file, content, platform, resolve = host_headless.pathToWrite) {
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
/** An existing folder is not a fault: only a file can be in its way. */ const MAKING = {
    EEXIST: 'a part of its path is not a folder'
};

exports.writeOutput = writeOutput;
