// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const os = require('node:os');
const path = require('node:path');
const checkScripts = require('./checkScripts.js');
const findDocuments = require('./findDocuments.js');
const runArguments = require('./runArguments.js');
const fs = require('node:fs');
require('tinyglobby');

/** Characters that are kept in memory; what is more goes to a file. */
const IN_MEMORY = 2 ** 20;
const PIECE = 2 ** 20;
/** Keeps what a process prints until it may be shown; much of it in files. */
class Spool {
    constructor() {
        this.outputs = { out: new Store(), err: new Store() };
    }
    out(text) {
        this.outputs.out.add(text);
    }
    err(text) {
        this.outputs.err.add(text);
    }
    get hasOutput() {
        return !this.outputs.out.isEmpty;
    }
    /** Hands everything on, and keeps nothing. */
    empty(sink) {
        this.outputs.out.empty((text) => sink.out(text));
        this.outputs.err.empty((text) => sink.err(text));
    }
}
class Store {
    constructor() {
        this.texts = [];
        this.length = 0;
    }
    get isEmpty() {
        return this.length === 0 && this.folder === undefined;
    }
    add(text) {
        this.texts.push(text);
        this.length += text.length;
        if (this.length > IN_MEMORY)
            this.unload();
    }
    empty(write) {
        if (this.folder === undefined)
            return this.texts.forEach((text) => write(text));
        this.unload();
        const decoder = new TextDecoder();
        const handle = fs.openSync(path.join(this.folder, 'output'), 'r');
        const piece = Buffer.alloc(PIECE);
        try {
            for (let read; (read = fs.readSync(handle, piece)) > 0;)
                write(decoder.decode(piece.subarray(0, read), { stream: true }));
        }
        finally {
            fs.closeSync(handle);
            fs.rmSync(this.folder, { recursive: true });
        }
    }
    unload() {
        this.folder ??= fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
        fs.appendFileSync(path.join(this.folder, 'output'), this.texts.join(''));
        this.texts = [];
        this.length = 0;
    }
}

/** What each document may use: enough for any that people make, and not for ever. */
const BOUNDS = { seconds: 600, megabytes: 4096 };
/**
 * Runs the scripts once for each document, several at a time, in processes apart: a document that fails, or ends its
 * process, stops no other. Prints what each run printed when it ends, then a table. True when all succeeded.
 */
async function runOnEach(scripts, options, bounds, io) {
    checkScripts.checkScripts(scripts);
    const documents = [...new Set(options.document.flatMap(findDocuments.findDocuments))];
    const waiting = documents.map((document, index) => ({ document, index }));
    const folder = commonFolder(documents.map(placeOf));
    const jobs = [];
    let done = 0;
    showProgress(done, documents.length, io);
    const work = async () => {
        const worker = await io.startWorker({ ...BOUNDS, ...bounds });
        for (let next = waiting.shift(); next; next = waiting.shift()) {
            const target = options.save && path.join(options.save, path.relative(folder, placeOf(next.document)));
            const args = runArguments.runArguments(scripts, { ...options, save: target, document: [next.document] });
            const spool = new Spool();
            jobs[next.index] = await runOne(next.document, args, worker, spool);
            report(next.document, spool, io);
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
async function runOne(document, args, worker, sink) {
    const start = process.hrtime.bigint();
    const status = await worker.run(args, sink);
    return { status, document, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
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
function report(document, spool, io) {
    if (io.isTerminal)
        io.err('\r\u001b[K');
    if (spool.hasOutput)
        io.out(`== ${document}\n`);
    spool.empty(io);
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
