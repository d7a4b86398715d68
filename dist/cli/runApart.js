// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const checkScripts = require('./checkScripts.js');
const documentFiles = require('./documentFiles.js');
const runArguments = require('./runArguments.js');
require('node:fs');
require('./program.js');
require('node:path');
require('../host/errors.js');
require('node:os');
require('commander');
require('../host/defaults.js');
require('@babel/code-frame');
require('node:child_process');
require('./findDocuments.js');
require('tinyglobby');
require('./readStandardInput.js');

/** Runs scripts in a process of their own, which is stopped when it uses more than it may. True when all succeeded. */ async function runApart(scripts, options, bounds, io) {
    checkScripts.checkScripts(scripts);
    // Standard input is read here: another process has its own.
    const document = documentFiles.documentFiles(options.document, io);
    const args = [
        ...runArguments.runArguments(scripts, {
            ...options,
            document
        }),
        ...runArguments.mannerOf(io)
    ];
    const worker = await io.startWorker(bounds);
    try {
        return await worker.run(args, io) === 0;
    } finally{
        worker.stop();
    }
}

exports.runApart = runApart;
