// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const obeyedNames = require('./obeyedNames.js');

/** Pictures, films and sounds: no program obeys them, whatever they are called. */ const MEDIA = /\.(?:a?png|webp|jpe?g|gif|svg|mp4|webm|mov|wav|mp3|swf)$/i;
/**
 * Refuses a name from a document for a file of data or code that other programs would run or obey: `eslint.config.js`.
 *
 * @param folder - the folder that the user named
 * @param name - the path below it
 * @throws Error that names the part
 */ function refuseObeyedName(folder, name) {
    if (MEDIA.test(name)) return;
    const part = obeyedNames.obeyedPart(name.split(/[\\/]/));
    if (part !== undefined) throw new Error(`${path.join(folder, name)}: not written, as ${JSON.stringify(part)} is hidden, or a name that other programs run or obey; choose another name`);
}

exports.refuseObeyedName = refuseObeyedName;
