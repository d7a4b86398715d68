// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
let host_binary$late;
const host_binary = () => (host_binary$late ??= require('../host/binary.js'));
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('../host/saving.js'));
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const mergeFiles = require('./mergeFiles.js');
const host_errors = require('../host/errors.js');
const writeOutput = require('./writeOutput.js');
const runGit = require('./runGit.js');
const documentPart = require('./documentPart.js');

const PATIENCE = 300;
async function mergeForGit(versions, io, seconds = PATIENCE) {
    if (io.isWorker) {
        mergeHere(versions, io);
        return;
    }
    const { base, ours, theirs, path } = versions;
    let messages = '';
    const worker = await io.startWorker({
        seconds
    });
    const status = await worker.run([
        'git',
        'merge-file',
        '--',
        base,
        ours,
        theirs,
        path
    ], {
        out: (text)=>messages += text,
        err: (text)=>messages += text
    });
    worker.stop();
    io.err(messages);
    if (status !== 0) throw new cli_common.ReportedFailure();
}
function mergeHere({ base, ours, theirs, path }, io) {
    const decisions = new mergeFiles.Decisions();
    try {
        if (fs.statSync(base).size === 0) throw new Error('both sides added it');
        writeMerged({
            base,
            ours,
            theirs
        }, decisions);
    } catch (error) {
        const reason = [
            base,
            ours,
            theirs
        ].reduce((text, file)=>text.replaceAll(file, 'the document'), cli_common.errorLine(error));
        io.err(`${cli_common.PREFIX}${cli_common.visibleLine(path)}: not merged: ${cli_common.visibleLine(reason)}\n`);
        throw new cli_common.ReportedFailure();
    }
    const { open } = decisions;
    if (open.length === 0) return;
    const lines = [
        `${cli_common.PREFIX}${cli_common.visibleLine(path)}: ${host_errors.amount(open.length, 'conflict')}; the file has ours there, and all other changes of both`,
        ...mergeFiles.conflictsText(open),
        `${cli_common.PREFIX}choose with git mergetool --tool=${cli_common.PROGRAM_NAME}`
    ];
    io.err(`${lines.join('\n')}\n`);
    throw new cli_common.ReportedFailure();
}
function writeMerged(files, decisions) {
    const { base, ours, theirs } = mergeFiles.ofEach(files, documentPart.openPart);
    const document = mergeFiles.merged({
        base,
        ours,
        theirs
    }, decisions);
    if (ours.files.container instanceof host_binary().BinaryContainer) throw new Error('it is an FLA of Flash 5 to CS4, which cannot be written: convert it first');
    if (document === theirs) writeOutput.writeOutput(files.ours, fs.readFileSync(files.theirs), host_headless.nodePlatform);
    else if (document.files.container.path === '') writePart(document, files.ours);
    else host_saving().saveContainer(host_headless.nodePlatform, document.files.container, document.files.changes(), files.ours, {
        force: true
    });
}
function writePart(document, file) {
    const content = document.files.changes().get(documentPart.partEntry(document));
    if (content !== undefined && content !== null) writeOutput.writeOutput(file, content, host_headless.nodePlatform);
}
async function mergeAsTool({ base, ours, theirs, path }, io) {
    const [resolve, page] = [
        `${path}.conflicts.json`,
        `${path}.conflicts.html`
    ];
    await refuseAnswersOfOthers(resolve);
    const isMerged = await mergeFiles.mergeFiles({
        base,
        ours,
        theirs
    }, {
        output: path,
        resolve,
        page
    }, io);
    if (!isMerged) {
        io.note(`${page} shows the conflicts; answer them in ${resolve}, then run git mergetool again`);
        throw new cli_common.ReportedFailure();
    }
    if (mergeFiles.isWrittenByMerge(resolve, mergeFiles.isConflictsFile)) remove(resolve);
    if (mergeFiles.isWrittenByMerge(page, mergeFiles.isMergePage)) remove(page);
}
function remove(file) {
    host_headless.nodePlatform.disk.removeFile(host_headless.entryToWrite(host_headless.nodePlatform, file));
}
async function refuseAnswersOfOthers(file) {
    const tracked = await runGit.runGit('.', 'ls-files', '--', `:(literal)${file}`);
    if (tracked !== '') throw new Error(`${file} came with the repository: remove it with git rm --cached, and from the folder`);
}

exports.mergeAsTool = mergeAsTool;
exports.mergeForGit = mergeForGit;
