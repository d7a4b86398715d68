// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const findDocuments = require('./findDocuments.js');
const outputTarget = require('./outputTarget.js');
const workApart = require('./workApart.js');
const mannerOf = require('./mannerOf.js');
const path = require('node:path');
const host_defaults = require('../host/defaults.js');
const FileSet = require('./FileSet.js');

function formatOf({ to, animated }) {
    return to === 'svg' && animated ? 'animated svg' : to;
}

function targetOf(request) {
    const { output, to } = request;
    const { isOneFile, isStream } = host_defaults.exportFormat(formatOf(request));
    if (output === '-') {
        if (isStream) return {
            kind: 'stream',
            folder: ''
        };
        const why = isOneFile ? 'whose file is completed at its beginning' : 'which makes files that name each other';
        throw new cli_common.UsageError(`-o - cannot go with --to ${to}, ${why}; name a folder`);
    }
    const { folder, name } = outputTarget.outputTarget(output, endingsOf(request), `--to ${to}`);
    if (name === undefined) return {
        kind: 'folder',
        folder
    };
    const ending = path.extname(name);
    const base = path.basename(name, ending);
    return {
        kind: 'file',
        folder,
        name,
        base,
        ending: isOneFile ? ending : undefined
    };
}
function endingsOf(request) {
    if (request.to !== 'sheet') return host_defaults.exportFormat(formatOf(request)).endings;
    const { pictures = 'png', data } = request;
    return [
        `.${pictures}`,
        `.${host_defaults.SHEET_DATA_FORMATS[data].extension}`
    ];
}

async function exportDocuments(patterns, request, io) {
    const { documents } = findDocuments.findAllDocuments(patterns, io);
    if (documents.length > 1) return exportSeveral(documents, request, io);
    const isHere = io.isWorker || request.output === '-';
    tell([
        isHere ? await exportHere(documents[0], request, io) : await exportApart(documents[0], request, io)
    ], request, io);
    return true;
}
async function exportHere(document, request, io) {
    const { exportDocument } = await Promise.resolve().then(() => require('./exportDocument.js'));
    return exportDocument(document, request, io);
}
async function exportApart(document, request, io) {
    const { folder } = targetOf(request);
    const tidy = FileSet.tidyAtExit([
        host_headless.pathToWrite(host_headless.nodePlatform, folder)
    ]);
    const worker = await io.startWorker({});
    let out = '';
    const sink = {
        out: (text)=>void (out += text),
        err: (text)=>io.err(text),
        progress: (line)=>io.progress(line)
    };
    const watched = {
        ...request,
        json: true,
        progress: io.isTerminal
    };
    const status = await worker.run(taskFor(document, watched, io), sink);
    worker.stop();
    tidy();
    if (status !== cli_common.SUCCESS) throw new cli_common.CommandFailure(new cli_common.ReportedFailure(), status);
    return JSON.parse(out)[0];
}
async function exportSeveral(documents, request, io) {
    if (request.output === '-') throw new cli_common.UsageError('-o - takes one document: standard output is one stream; name a folder');
    if (targetOf(request).name !== undefined) throw outputTarget.severalFiles(request.output, `files of ${documents.length} documents`);
    const taskOf = (document, output)=>taskFor(document, {
            ...request,
            output,
            json: true
        }, io);
    const { reports, isDone } = await workApart.workApart(documents, request.output, taskOf, io);
    tell(reports, request, io);
    return isDone;
}
function taskFor(document, request, io) {
    return {
        task: 'export',
        documents: [
            document
        ],
        request,
        ...mannerOf.mannerOf(io)
    };
}
function tell(reports, request, io) {
    if (request.output === '-') return;
    if (request.json) {
        io.out(`${JSON.stringify(reports, null, 2)}\n`);
        return;
    }
    for (const { files } of reports)for (const { file } of files)io.line(cli_common.fromHere(file));
}

const exportDocuments$1 = Object.freeze(Object.defineProperty({
  __proto__: null,
  exportDocuments
}, Symbol.toStringTag, { value: 'Module' }));

exports.exportDocuments = exportDocuments$1;
exports.formatOf = formatOf;
exports.targetOf = targetOf;
