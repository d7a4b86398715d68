// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const cli_common = require('./common.js');
const findDocuments = require('./findDocuments.js');

const MAX_SHOWN = 20;
function forEachDocument(patterns, io, action) {
    return forEachOf(findDocuments.findAllDocuments(patterns, io), io, action);
}
function forEachOf({ documents, isSingle }, io, action) {
    if (isSingle) {
        action(documents[0], undefined, true);
        return true;
    }
    let failed = 0;
    for (const document of documents){
        const name = cli_common.shortPath(document);
        try {
            action(document, name, documents.length === 1);
        } catch (error) {
            if (error instanceof cli_common.UsageError || cli_common.isQueryError(error)) throw error;
            failed++;
            if (!io.isTerminal || io.isVerbose || failed <= MAX_SHOWN) io.fail(`${name}: ${cli_common.documentFailure(document, error)}`);
        }
    }
    if (failed > MAX_SHOWN) io.fail(`${failed} of ${documents.length} documents failed${io.isTerminal && !io.isVerbose ? ` (--verbose shows the reasons)` : ''}`);
    return failed === 0;
}

exports.forEachDocument = forEachDocument;
exports.forEachOf = forEachOf;
