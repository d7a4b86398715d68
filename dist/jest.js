// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_testing = require('./host/testing.js');

const matchers = {
    toHaveElements: host_testing.haveElements(host_testing.findLibrary(__dirname)),
    toMatchPicture: host_testing.toMatchPicture,
    toMatchTree: host_testing.toMatchTree
};
const documents = new host_testing.OpenDocuments(host_testing.findLibrary(__dirname));
function openDocument(document, options) {
    return documents.open(document, options);
}
const runner = globalThis;
runner.expect?.extend(matchers);
runner.afterEach?.(()=>documents.closeAll());

exports.matchers = matchers;
exports.openDocument = openDocument;
