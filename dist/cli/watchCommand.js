// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const cli_common = require('./common.js');
let host_folder$late;
const host_folder = () => (host_folder$late ??= require('../host/folder.js'));
const host_headless = require('../host/headless.js');
const findConfig = require('./findConfig.js');
const host_errors = require('../host/errors.js');
const findDocuments = require('./findDocuments.js');

const LOOK = 500;
const REPEATED = [
    'query',
    'lint',
    'diff',
    'run',
    'tree',
    'render',
    'export',
    'publish'
];
async function watchCommand(args, io) {
    const [command] = args;
    if (!REPEATED.includes(command)) throw new cli_common.UsageError(`watch ${command}: expected one of ${REPEATED.join(', ')}`);
    if (args.includes('-')) throw new cli_common.UsageError(`watch ${command} -: standard input comes once only`);
    let isEnded = false;
    const stopListening = io.onInterrupt(()=>isEnded = true);
    while(!isEnded){
        const status = await runOnce(args, io);
        if (status === cli_common.USAGE && filesOf(args).length === 0) throw new cli_common.CommandFailure(new cli_common.ReportedFailure(), cli_common.USAGE);
        const before = stampsOf(args);
        io.note(`waiting for changes (Ctrl-C ends)`);
        await changeAfter(before, args, ()=>isEnded);
        if (!isEnded) io.note(`${timeOfDay()} ${changesText(before, stampsOf(args))}; ${command} again`);
    }
    stopListening();
}
function mannerWords({ isQuiet, isVerbose }) {
    return [
        ...isQuiet ? [
            '--quiet'
        ] : [],
        ...isVerbose ? [
            '--verbose'
        ] : []
    ];
}
async function runOnce(args, io) {
    const worker = await io.startWorker({});
    const status = await worker.run([
        args[0],
        ...mannerWords(io),
        ...args.slice(1)
    ], io);
    worker.stop();
    if (status !== 0) io.detail(`ended with status ${status}`);
    return status;
}
async function changeAfter(before, args, isEnded) {
    while(!isEnded() && changedFiles(before, stampsOf(args)).length === 0)await pause(LOOK);
    for(let last = stampsOf(args); !isEnded(); last = stampsOf(args)){
        await pause(LOOK);
        if (changedFiles(last, stampsOf(args)).length === 0) return;
    }
}
function pause(milliseconds) {
    return new Promise((resolve)=>{
        setTimeout(resolve, milliseconds);
    });
}
function stampsOf(args) {
    return new Map(filesOf(args).map((file)=>{
        const stat = fs.statSync(file, {
            throwIfNoEntry: false
        });
        return [
            file,
            `${stat?.size} ${stat?.mtimeMs}`
        ];
    }));
}
function changedFiles(before, after) {
    const all = new Set([
        ...before.keys(),
        ...after.keys()
    ]);
    return [
        ...all
    ].filter((file)=>before.get(file) !== after.get(file));
}
function changesText(before, after) {
    const [first, ...others] = changedFiles(before, after);
    if (first === undefined) return 'a file changed and changed back';
    const more = others.length === 0 ? '' : ` and ${host_errors.amount(others.length, 'other file')}`;
    return `${cli_common.visibleLine(cli_common.shortPath(path.resolve(first)))}${more} changed`;
}
function timeOfDay() {
    return new Date().toTimeString().slice(0, 8);
}
function filesOf(args) {
    const files = new Set();
    for (const arg of args.slice(1)){
        const value = arg.replace(/^--\w[\w-]*=/, '');
        for (const file of filesNamed(value))files.add(file);
    }
    return [
        ...files
    ];
}
function filesNamed(value) {
    let documents;
    try {
        documents = findDocuments.findDocuments(value);
    } catch  {
        return [];
    }
    return documents.flatMap((document)=>{
        const config = findConfig.findConfig(document);
        return [
            ...partsOf(document),
            ...config === undefined ? [] : [
                config
            ]
        ];
    });
}
function partsOf(document) {
    if (!fs.statSync(document, {
        throwIfNoEntry: false
    })?.isDirectory()) return [
        document
    ];
    return host_folder().partsOfFolder(host_headless.nodePlatform, document).filter(({ link })=>link === undefined).map(({ path: file })=>file);
}

exports.watchCommand = watchCommand;
