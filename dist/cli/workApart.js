// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const FileSet = require('./FileSet.js');
const commonFolder = require('./commonFolder.js');

async function workApart(documents, output, taskOf, io) {
    const places = placesBelow(commonFolder.commonFolder(documents), documents);
    const root = host_headless.pathToWrite(host_headless.nodePlatform, output);
    const folders = places.map((place)=>host_headless.pathBelow(host_headless.nodePlatform, root, place));
    const reports = [];
    let failed = 0;
    const progress = new cli_common.Progress(documents.length, io);
    const tidy = FileSet.tidyAtExit(folders);
    await cli_common.shareWork(documents, cli_common.DOCUMENT_BOUNDS, io, async (document, worker, index)=>{
        const said = {
            out: '',
            err: ''
        };
        const sink = {
            out: (text)=>void (said.out += text),
            err: (text)=>void (said.err += text)
        };
        const folder = path.join(output, places[index]);
        const status = await worker.run(taskOf(document, folder + path.sep), sink);
        if (status === 0) reports[index] = JSON.parse(said.out)[0];
        else failed++;
        progress.hide();
        for (const line of said.err.split('\n').filter(Boolean))io.err(`${named(line, document)}\n`);
        progress.next();
    });
    tidy();
    progress.hide();
    if (failed > 0) io.err(`${failed} of ${documents.length} documents failed\n`);
    return {
        reports: reports.filter(Boolean),
        isDone: failed === 0
    };
}
function placesBelow(folder, documents) {
    const whole = documents.map((document)=>path.relative(folder, document));
    const short = whole.map((place)=>place.replace(/\.fla$/i, ''));
    return short.map((place, index)=>short.indexOf(place) === short.lastIndexOf(place) ? place : whole[index]);
}
function named(line, document) {
    const name = cli_common.visibleLine(cli_common.shortPath(document));
    const text = line.startsWith(cli_common.PREFIX) ? line.slice(cli_common.PREFIX.length) : line;
    return text.includes(cli_common.visibleLine(path.basename(document))) ? line : `${cli_common.PREFIX}${name}: ${text}`;
}

exports.workApart = workApart;
