// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const path = require('node:path');
const cli_common = require('./common.js');
const mannerOf = require('./mannerOf.js');
const checkScripts = require('./checkScripts.js');
const commonFolder = require('./commonFolder.js');
const findDocuments = require('./findDocuments.js');
const savedMark = require('./savedMark.js');
const host_errors = require('../host/errors.js');
const fs = require('node:fs');

const IN_MEMORY = 2 ** 20;
const PIECE = 2 ** 20;
class OutputBuffer {
    out(text) {
        this.outputs.out.add(text);
    }
    err(text) {
        this.outputs.err.add(text);
    }
    get hasOutput() {
        return !this.outputs.out.isEmpty;
    }
    empty(sink) {
        this.outputs.out.empty((text)=>sink.out(text));
        this.outputs.err.empty((text)=>sink.err(text));
    }
    constructor(){
        this.outputs = {
            out: new Store(),
            err: new Store()
        };
    }
}
class Store {
    get isEmpty() {
        return this.length === 0 && this.folder === undefined;
    }
    add(text) {
        this.texts.push(text);
        this.length += text.length;
        if (this.length > IN_MEMORY) this.unload();
    }
    empty(write) {
        if (this.folder === undefined) {
            const texts = this.texts;
            this.forget();
            return texts.forEach((text)=>write(text));
        }
        this.unload();
        const decoder = new TextDecoder();
        const handle = fs.openSync(path.join(this.folder, 'output'), 'r');
        const piece = Buffer.alloc(PIECE);
        try {
            for(let read; (read = fs.readSync(handle, piece)) > 0;)write(decoder.decode(piece.subarray(0, read), {
                stream: true
            }));
        } finally{
            fs.closeSync(handle);
            this.folders.removeAll();
            this.forget();
        }
    }
    forget() {
        this.texts = [];
        this.length = 0;
        this.folder = undefined;
    }
    unload() {
        this.folder ??= this.folders.make();
        fs.appendFileSync(path.join(this.folder, 'output'), this.texts.join(''));
        this.texts = [];
        this.length = 0;
    }
    constructor(){
        this.texts = [];
        this.length = 0;
        this.folders = new cli_common.TemporaryFolders();
    }
}

const MAX_OUTPUT = 2 ** 28;
async function runOnEach(scripts, options, bounds, io) {
    checkScripts.checkScripts(scripts, options.texts);
    const inputs = findDocuments.findAllDocuments(options.document, io);
    const documents = inputs.isSingle ? inputs.documents.flatMap(findDocuments.findDocuments) : inputs.documents;
    const folder = commonFolder.commonFolder(documents);
    const jobs = documents.map(()=>undefined);
    const progress = new cli_common.Progress(documents.length, io);
    const texts = [];
    const stopListening = io.onInterrupt(()=>{
        progress.hide();
        io.err(summary(jobs));
        io.fail('interrupted');
    });
    await cli_common.shareWork(documents, bounds, io, async (document, worker, index)=>{
        const save = options.save && path.join(options.save, path.relative(folder, document));
        const own = {
            ...options,
            save,
            document: [
                document
            ],
            part: true
        };
        const spool = new SavingSpool();
        jobs[index] = await runOne({
            task: 'run',
            scripts,
            options: own,
            ...mannerOf.mannerOf(io)
        }, worker, spool);
        progress.hide();
        if (options.json) texts[index] = spool.takeOutput(io);
        else report(document, spool, io);
        progress.next();
    });
    stopListening();
    progress.hide();
    if (options.json) io.out(printed(documents, texts, jobs));
    else if (!io.isQuiet || jobs.some((job)=>job?.status !== 0)) io.err(summary(jobs));
    return jobs.every((job)=>job?.status === 0);
}
function printed(documents, texts, jobs) {
    const runs = documents.map((document, index)=>{
        const { status = 1, seconds = 0 } = jobs[index] ?? {};
        return {
            document,
            ...parsed(texts[index], {
                status: status === 0 ? 'done' : 'failed',
                seconds
            })
        };
    });
    return `${JSON.stringify(runs, null, 2)}\n`;
}
function parsed(text, otherwise) {
    try {
        return JSON.parse(text);
    } catch  {
        return otherwise;
    }
}
async function runOne(task, worker, sink) {
    const [document] = task.options.document;
    const start = process.hrtime.bigint();
    const status = await worker.run(task, cli_common.boundedSink(sink, worker, MAX_OUTPUT));
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    return {
        status,
        document,
        seconds,
        isSaved: sink.isSaved
    };
}
class SavingSpool extends OutputBuffer {
    err(text) {
        const rest = text.replaceAll(savedMark.SAVED_MARK, '');
        if (rest.length < text.length) this.isSaved = true;
        if (rest !== '') super.err(rest);
    }
    takeOutput(io) {
        let output = '';
        this.empty({
            out: (text)=>output += text,
            err: (text)=>io.err(text)
        });
        return output;
    }
    constructor(...args){
        super(...args), this.isSaved = false;
    }
}
function report(document, spool, io) {
    if (spool.hasOutput) io.line(`== ${document}`);
    spool.empty(io);
}
function summary(jobs) {
    const finished = jobs.filter((job)=>job !== undefined);
    const width = Math.max(0, ...finished.map(({ document })=>document.length));
    const lines = finished.map(({ document, status, seconds, isSaved })=>{
        const word = status !== 0 ? 'failed' : isSaved ? 'saved ' : 'done  ';
        return `${cli_common.visibleLine(document).padEnd(width)}  ${word} ${`${seconds.toFixed(2)} s`.padStart(9)}\n`;
    });
    const failed = finished.filter(({ status })=>status !== 0).length;
    const saved = finished.filter(({ isSaved })=>isSaved).length;
    const left = jobs.length - finished.length;
    const notes = [
        failed === 0 && left === 0 ? 'all done' : `${failed} failed`,
        ...left > 0 ? [
            `${left} not done`
        ] : [],
        ...saved > 0 ? [
            `${saved} saved`
        ] : []
    ];
    return `${lines.join('')}${host_errors.amount(jobs.length, 'document')}, ${notes.join(', ')}\n`;
}

exports.runOnEach = runOnEach;
