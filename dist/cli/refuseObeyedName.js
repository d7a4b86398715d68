// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const obeyedNames = require('./obeyedNames.js');

const MEDIA = /\.(?:a?png|webp|jpe?g|gif|svg|mp4|webm|mov|wav|mp3|swf)$/i;
function refuseObeyedName(folder, name) {
    if (MEDIA.test(name)) return;
    const part = obeyedNames.obeyedPart(name.split(/[\\/]/));
    if (part !== undefined) throw new Error(`${path.join(folder, name)}: not written, as ${JSON.stringify(part)} is hidden, or a name that other programs run or obey; choose another name`);
}

exports.refuseObeyedName = refuseObeyedName;
