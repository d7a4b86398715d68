// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const cli_common = require('./common.js');

const LOOK = 50;
class ProcessWorker {
    constructor(file, bounds = {}){
        this.file = file;
        this.bounds = bounds;
        this.isBusy = false;
    }
    run(message, sink) {
        const child = this.child ??= this.start();
        this.isBusy = true;
        return new Promise((resolve)=>{
            const job = new RunningJob(child, sink, this.bounds, (status)=>{
                job.detach();
                this.isBusy = false;
                resolve(status);
            });
            child.send(message);
        });
    }
    stop() {
        if (this.isBusy) this.child?.kill('SIGKILL');
        else this.child?.disconnect();
        this.child = undefined;
    }
    start() {
        const { megabytes, stack } = this.bounds;
        const execArgv = [
            ...megabytes === undefined ? [] : [
                `--max-old-space-size=${megabytes}`
            ],
            ...stack === undefined ? [] : [
                `${cli_common.STACK_OPTION}${stack}`
            ]
        ];
        const child = cli_common.startProgram(process.execPath, [
            ...execArgv,
            this.file
        ], {
            stdio: [
                'pipe',
                'pipe',
                'pipe',
                'ipc'
            ]
        });
        child.stdout?.setEncoding('utf8');
        child.stderr?.setEncoding('utf8');
        const unbind = cli_common.endTogether(child);
        child.on('error', ()=>undefined);
        child.once('exit', ()=>{
            unbind();
            if (this.child === child) this.child = undefined;
        });
        return child;
    }
}
class RunningJob {
    constructor(child, sink, bounds, finish){
        this.child = child;
        this.sink = sink;
        this.bounds = bounds;
        this.finish = finish;
        this.timers = [];
        this.isStopped = false;
        this.isRegExp = false;
        this.addOut = (text)=>{
            this.out.add(text);
            this.finishWhenComplete();
        };
        this.addErr = (text)=>{
            this.isRegExp ||= text.includes('FATAL ERROR: RegExpCompiler');
            this.err.add(text);
            this.finishWhenComplete();
        };
        this.takeAnswer = (message)=>{
            if ('progress' in message) {
                this.sink.progress?.(message.progress);
                return;
            }
            this.status = message.status;
            this.finishWhenComplete();
        };
        this.die = (code, signal)=>{
            this.out.flush();
            this.err.flush();
            if (signal === 'SIGABRT' && !this.isStopped) this.sink.err(`${cli_common.PREFIX}${this.whyAborted()}\n`);
            this.finish(code || cli_common.FAILURE);
        };
        this.out = new cli_common.EndingOutput(cli_common.END_OF_OUTPUT, (text)=>sink.out(text));
        this.err = new cli_common.EndingOutput(cli_common.END_OF_OUTPUT, (text)=>sink.err(text));
        child.stdout?.on('data', this.addOut);
        child.stderr?.on('data', this.addErr);
        child.on('message', this.takeAnswer);
        child.on('close', this.die);
        this.watch();
    }
    detach() {
        for (const timer of this.timers)clearInterval(timer);
        this.child.stdout?.off('data', this.addOut);
        this.child.stderr?.off('data', this.addErr);
        this.child.off('message', this.takeAnswer);
        this.child.off('close', this.die);
    }
    watch() {
        const { seconds, megabytes } = this.bounds;
        const advice = this.bounds.areOptions ? ' (--timeout)' : '';
        if (seconds !== undefined) {
            const end = ()=>this.kill(`stopped after ${seconds} s${advice}`);
            this.timers.push(setTimeout(end, seconds * 1000));
        }
        if (megabytes === undefined) return;
        const look = ()=>{
            if (memoryOf(this.child.pid) > megabytes) this.kill(overMemory(this.bounds));
        };
        this.timers.push(setInterval(look, LOOK));
    }
    kill(reason) {
        if (this.isStopped) return;
        this.isStopped = true;
        this.sink.err(`${cli_common.PREFIX}${reason}\n`);
        this.child.kill('SIGKILL');
    }
    whyAborted() {
        if (this.isRegExp) return 'the process ended itself: a regular expression ran for the first time at the end of the stack';
        if (this.bounds.megabytes !== undefined) return overMemory(this.bounds);
        return 'the process ended itself: the lines above give the reason';
    }
    finishWhenComplete() {
        if (this.status !== undefined && this.out.isEnded && this.err.isEnded) this.finish(this.status);
    }
}
function overMemory({ megabytes, areOptions }) {
    return `stopped, as it took more than ${megabytes} MB of memory${areOptions ? ' (--memory)' : ''}`;
}
const PAGE = 4096;
const MEGABYTE = 2 ** 20;
function memoryOf(id) {
    try {
        return Number(fs.readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * PAGE / MEGABYTE;
    } catch  {
        return 0;
    }
}

exports.ProcessWorker = ProcessWorker;
