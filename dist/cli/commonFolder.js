// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');

function commonFolder(documents) {
    const [first, ...others] = documents.map((document)=>path.dirname(document).split(path.sep));
    const isShared = (part, index)=>others.every((other)=>other[index] === part);
    const end = first.findIndex((part, index)=>!isShared(part, index));
    return first.slice(0, end < 0 ? undefined : end).join(path.sep) || path.sep;
}

exports.commonFolder = commonFolder;
