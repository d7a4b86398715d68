// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const cli_common = require('./common.js');

async function runInWorker(scripts, options, io) {
    const { save, untrusted } = options;
    if (save) cli_common.checkDocumentName(save, `--save=${save}`);
    if (untrusted) {
        const { runConfined } = await Promise.resolve().then(() => require('./runConfined.js'));
        return runConfined(scripts, options, io);
    }
    const { runHere } = await Promise.resolve().then(() => require('./runHere.js'));
    return runHere(scripts, options, io);
}

exports.runInWorker = runInWorker;
