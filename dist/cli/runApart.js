// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const checkScripts = require('./checkScripts.js');
const runArguments = require('./runArguments.js');
require('node:fs');

/** Runs scripts in a process of their own, which is stopped when it uses more than it may. True when all succeeded. */
async function runApart(scripts, options, bounds, io) {
    checkScripts.checkScripts(scripts);
    const worker = await io.startWorker(bounds);
    try {
        return (await worker.run(runArguments.runArguments(scripts, options), io)) === 0;
    }
    finally {
        worker.stop();
    }
}

exports.runApart = runApart;
