// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_testing = require('./host/testing.js');

/** The matchers, for runners that have no global `expect`: `expect.extend(matchers)`. */ const matchers = {
    toHaveElements: host_testing.haveElements(host_testing.findLibrary(__dirname)),
    toMatchPicture: host_testing.toMatchPicture,
    toMatchTree: host_testing.toMatchTree
};
const documents = new host_testing.OpenDocuments(host_testing.findLibrary(__dirname));
/**
 * Opens a document in a host of its own, with the library loaded. It is closed after the test.
 *
 * @param document an FLA, an XFL folder, or a small object as for `createHost`; a relative path starts at the runner's folder
 * @param options behaviours and limits of the host; default: a realm of its own, in the language of Animate's engine
 * @returns the host
 * @throws DocumentError that names the file and the cause
 * @example
 * const host = openDocument('documents/sky');
 * host.runFile('dist/number-stars.jsfl');
 * expect(host).toHaveElements('star_*', 3);
 */ function openDocument(document, options) {
    return documents.open(document, options);
}
const runner = globalThis;
runner.expect?.extend(matchers);
runner.afterEach?.(()=>documents.closeAll());

exports.matchers = matchers;
exports.openDocument = openDocument;
