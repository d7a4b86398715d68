// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const findDocuments = require('./findDocuments.js');

function filesOfDocument(documents, io) {
    return documents.map((file)=>documentFile(file, io));
}
function documentFile(file, io) {
    if (file === '-') {
        const { document } = findDocuments.readStandardInput(io);
        if (document !== undefined) return document;
        throw new Error('--document -: standard input is not an FLA; add --each for a list of paths');
    }
    if (!findDocuments.isManifold(file)) return findDocuments.documentOf(file);
    const kind = fs.existsSync(file) ? 'a folder of documents' : 'a pattern';
    throw new Error(`--document ${file}: this is ${kind}; add --each to run the scripts once for each document`);
}

exports.filesOfDocument = filesOfDocument;
