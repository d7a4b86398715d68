// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const checkScripts = require('./checkScripts.js');
const mannerOf = require('./mannerOf.js');
const filesOfDocument = require('./filesOfDocument.js');

async function runApart(scripts, options, bounds, io) {
    checkScripts.checkScripts(scripts, options.texts);
    const document = filesOfDocument.filesOfDocument(options.document, io);
    const task = {
        task: 'run',
        scripts,
        options: {
            ...options,
            document
        },
        ...mannerOf.mannerOf(io)
    };
    const worker = await io.startWorker(bounds);
    try {
        return await worker.run(task, io) === 0;
    } finally{
        worker.stop();
    }
}

exports.runApart = runApart;
