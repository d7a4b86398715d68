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

/** Reports what a format does not keep. @throws Error with `strict`, after all are reported */ function tellLosses(losses, strict, io) {
    let count = 0;
    for (const { where, what, isWarning } of losses){
        if (!isWarning) count++;
        if (strict && !isWarning) io.fail(`${where}: ${what}`);
        else io.warn(`${where}: ${what}`);
    }
    if (strict && count > 0) {
        const [number, verb] = count === 1 ? [
            'one thing',
            'is'
        ] : [
            `${count} things`,
            'are'
        ];
        throw new Error(`${number} of the document would be lost, as ${verb} said above; nothing is written (--strict)`);
    }
}

exports.refuseObeyedName = refuseObeyedName;
exports.tellLosses = tellLosses;
