// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_child_process = require('node:child_process');
const cli_program = require('./program.js');
require('node:os');
require('node:path');
require('commander');
require('../host/errors.js');
require('node:fs');

/**
 * A Node process that runs command lines. It is started at the first command line, and again at the next one when it
 * has died.
 */
class ProcessWorker {
    /** @param file - the script of the process, made of `worker.ts` */
    constructor(file) {
        this.file = file;
    }
    run(args) {
        const child = (this.child ??= this.start());
        return new Promise((resolve) => {
            const job = new RunningJob(child, (outcome) => {
                job.detach();
                resolve(outcome);
            });
            child.send({ args });
        });
    }
    stop() {
        this.child?.disconnect();
        this.child = undefined;
    }
    start() {
        const child = node_child_process.fork(this.file, { silent: true });
        child.stdout?.setEncoding('utf8');
        child.stderr?.setEncoding('utf8');
        // Whatever the error, the process is closed then, which is how a job learns of it.
        child.on('error', () => undefined);
        child.once('exit', () => {
            if (this.child === child)
                this.child = undefined;
        });
        return child;
    }
}
/** Collects what a process prints for one command line, until it has answered or died. */
class RunningJob {
    constructor(child, finish) {
        this.child = child;
        this.finish = finish;
        this.printed = { out: '', err: '' };
        this.addOut = (text) => this.add('out', text);
        this.addErr = (text) => this.add('err', text);
        this.takeAnswer = ({ status }) => {
            this.status = status;
            this.finishWhenComplete();
        };
        this.die = (code) => {
            this.finish({ status: code || cli_program.FAILURE, ...this.printed });
        };
        child.stdout?.on('data', this.addOut);
        child.stderr?.on('data', this.addErr);
        child.on('message', this.takeAnswer);
        child.on('close', this.die);
    }
    detach() {
        this.child.stdout?.off('data', this.addOut);
        this.child.stderr?.off('data', this.addErr);
        this.child.off('message', this.takeAnswer);
        this.child.off('close', this.die);
    }
    add(stream, text) {
        this.printed[stream] += text;
        this.finishWhenComplete();
    }
    /** Answer and outputs come by three ways, in any order. */
    finishWhenComplete() {
        const { status } = this;
        const { out, err } = this.printed;
        if (status === undefined || !out.endsWith(cli_program.END_OF_OUTPUT) || !err.endsWith(cli_program.END_OF_OUTPUT))
            return;
        this.finish({
            status,
            out: out.slice(0, -cli_program.END_OF_OUTPUT.length),
            err: err.slice(0, -cli_program.END_OF_OUTPUT.length),
        });
    }
}

exports.ProcessWorker = ProcessWorker;
