// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const promises = require('node:timers/promises');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const checkScripts = require('./checkScripts.js');
const filesOfDocument = require('./filesOfDocument.js');
const runScripts = require('./runScripts.js');

/**
 * Runs scripts in this process. A promise that they left rejected ends the process before anything is saved.
 *
 * @throws Error for what is no script; as `runScripts`.
 */ async function runHere(scripts, options, io) {
    checkScripts.checkScripts(scripts, options.texts);
    const document = filesOfDocument.filesOfDocument(options.document, io);
    const drawAndSave = runScripts.runScripts(scripts, {
        ...options,
        document
    }, {
        ...io,
        shortPath: cli_common.shortPath
    }, host_headless.nodePlatform);
    // Node tells of a rejected promise before the next turn of its loop.
    await promises.setImmediate();
    drawAndSave();
}

exports.runHere = runHere;
