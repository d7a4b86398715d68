// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const writeOutput = require('./writeOutput.js');
const openApart = require('./openApart.js');
const host_errors = require('../host/errors.js');

/**
 * Merges three versions of a document. True if nothing is open; only then the document is written.
 *
 * @throws DocumentError when one cannot be opened, or written; InputError for a file of answers that cannot be read
 */ async function mergeFiles(files, options, io) {
    const answers = options.resolve === undefined ? undefined : answersIn(options.resolve);
    const [base, ours, theirs] = [
        await openApart.openApart(files.base, io),
        await openApart.openApart(files.ours, io),
        await openApart.openApart(files.theirs, io)
    ];
    const side = options.ours ? 'ours' : options.theirs ? 'theirs' : undefined;
    const { document, decisions } = merged({
        base,
        ours,
        theirs
    }, new cli_common.Decisions(answers, side));
    const { open } = decisions;
    if (open.length === 0) {
        if (options.output !== undefined) save(document, options.output, io);
        return true;
    }
    io.out([
        ...cli_common.conflictsText(open),
        ''
    ].join('\n'));
    const report = options.resolve ?? (options.output === undefined ? undefined : `${options.output}.conflicts.json`);
    if (report !== undefined) writeConflicts(report, cli_common.conflictsFile(decisions.decided, files));
    if (options.page !== undefined) await writePage(options.page, files, decisions, io);
    io.fail(messageOf(open.length, files, options, report));
    return false;
}
/** The merged document; one that a side did not change is the other side's, byte for byte. */ function merged({ base, ours, theirs }, decisions) {
    if (haveSameEntries(base, ours)) return {
        document: theirs,
        decisions
    };
    if (!haveSameEntries(base, theirs) && !haveSameEntries(ours, theirs)) cli_common.mergeDocuments(base, ours, theirs, decisions);
    return {
        document: ours,
        decisions
    };
}
function haveSameEntries(one, other) {
    const [names, others] = [
        one,
        other
    ].map(({ files })=>files.container.names().filter((name)=>!host_headless.isMarker(name)));
    return names.length === others.length && names.every((name)=>other.files.has(name) && host_headless.hasSameBytes(one.files.bytes(name), other.files.bytes(name)));
}
function save(document, output, io) {
    const { files } = document;
    host_headless.saveContainer(host_headless.nodePlatform, files.container, files.changes(), output, {
        force: true,
        onWarning: io.warn
    });
    io.note(`merged: ${output}`);
}
function answersIn(file) {
    if (!fs.existsSync(file)) return undefined;
    return cli_common.readAnswers(file, fs.readFileSync(file, 'utf8'));
}
/** A file of conflicts replaces an older one, and nothing else. */ function writeConflicts(file, text) {
    const stat = fs.lstatSync(file, {
        throwIfNoEntry: false
    });
    if (stat && !(stat.isFile() && cli_common.isConflictsFile(fs.readFileSync(file, 'utf8')))) throw new cli_common.InputError(`${file}: it exists, and is no file of conflicts; name another one with --resolve`);
    writeOutput.writeOutput(file, text, host_headless.nodePlatform, host_headless.entryToWrite);
}
async function writePage(file, files, decisions, io) {
    const { isMergePage, mergePage } = await Promise.resolve().then(() => require('./mergePage.js'));
    if (fs.existsSync(file) && !isMergePage(fs.readFileSync(file, 'utf8'))) throw new cli_common.InputError(`${file}: it exists, and is no page of conflicts; name another one with --page`);
    const documents = {
        base: await openApart.openApart(files.base, io),
        ours: await openApart.openApart(files.ours, io),
        theirs: await openApart.openApart(files.theirs, io)
    };
    writeOutput.writeOutput(file, mergePage(decisions.open, documents), host_headless.nodePlatform, host_headless.entryToWrite);
}
function messageOf(count, files, options, report) {
    const what = `${host_errors.amount(count, 'conflict')}, nothing merged`;
    if (report === undefined) return `${what}; choose with --ours, --theirs or --resolve <file>`;
    const { base, ours, theirs } = files;
    const output = options.output === undefined ? '' : ` -o ${options.output}`;
    return `${what}: fill in "choose" in ${report}, then run merge ${base} ${ours} ${theirs}${output} --resolve ${report}; or choose with --ours or --theirs`;
}

exports.mergeFiles = mergeFiles;
exports.merged = merged;
