// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const os = require('node:os');
const path = require('node:path');
const checkScripts = require('./checkScripts.js');
const findDocuments = require('./findDocuments.js');
require('node:fs');
require('tinyglobby');

/**
 * Runs the scripts once for each document, several at a time, in processes apart: a document that fails, or ends its
 * process, stops no other. Prints what each run printed when it ends, then a table. True when all succeeded.
 */
async function runOnEach(scripts, options, io) {
    checkScripts.checkScripts(scripts);
    const documents = [...new Set(options.document.flatMap(findDocuments.findDocuments))];
    const waiting = documents.map((document, index) => ({ document, index }));
    const folder = commonFolder(documents.map(placeOf));
    const jobs = [];
    let done = 0;
    showProgress(done, documents.length, io);
    const work = async () => {
        const worker = await io.startWorker();
        for (let next = waiting.shift(); next; next = waiting.shift()) {
            const target = options.save && path.join(options.save, path.relative(folder, placeOf(next.document)));
            const args = argumentsFor(scripts, { ...options, save: target }, next.document);
            const job = await runOne(next.document, args, worker);
            jobs[next.index] = job;
            report(job, io);
            showProgress(++done, documents.length, io);
        }
        worker.stop();
    };
    await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), documents.length) }, work));
    if (io.isTerminal)
        io.err('\r\u001b[K');
    io.err(summary(jobs));
    return jobs.every(({ status }) => status === 0);
}
async function runOne(document, args, worker) {
    const start = process.hrtime.bigint();
    const outcome = await worker.run(args);
    return { ...outcome, document, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
}
/** The FLA, or the folder that the files of an XFL lie in. */
function placeOf(document) {
    return /\.xfl$/i.test(document) ? path.dirname(document) : document;
}
/** The deepest folder that all documents lie in: saving elsewhere keeps their places below it. */
function commonFolder(documents) {
    const [first, ...others] = documents.map((document) => path.dirname(document).split(path.sep));
    const isShared = (part, index) => others.every((other) => other[index] === part);
    const end = first.findIndex((part, index) => !isShared(part, index));
    return first.slice(0, end < 0 ? undefined : end).join(path.sep) || path.sep;
}
/** The command line that does one document. */
function argumentsFor(scripts, options, document) {
    const { bare, modern, force, save, answer, root } = options;
    return [
        ...['run', ...scripts, '--document', document],
        ...(bare ? ['--bare'] : []),
        ...(modern ? ['--modern'] : []),
        ...(force ? ['--force'] : []),
        ...(save === undefined ? [] : [`--save=${save}`]),
        ...answer.flatMap((text) => [`--answer=${text}`]),
        ...root.flatMap((folder) => [`--root=${folder}`]),
    ];
}
function report(job, io) {
    if (io.isTerminal)
        io.err('\r\u001b[K');
    if (job.out)
        io.out(`== ${job.document}\n${job.out}`);
    if (job.err)
        io.err(job.err);
}
function showProgress(done, all, io) {
    if (io.isTerminal)
        io.err(`\r\u001b[K${done} of ${all} documents`);
}
function summary(jobs) {
    const width = Math.max(...jobs.map(({ document }) => document.length));
    const lines = jobs.map(({ document, status, seconds }) => {
        const time = `${seconds.toFixed(2)} s`.padStart(9);
        return `${document.padEnd(width)}  ${status === 0 ? 'done  ' : 'failed'} ${time}`;
    });
    const failed = jobs.filter(({ status }) => status !== 0).length;
    const count = jobs.length === 1 ? '1 document' : `${jobs.length} documents`;
    return `${lines.join('\n')}\n${count}, ${failed === 0 ? 'all done' : `${failed} failed`}\n`;
}

exports.runOnEach = runOnEach;
