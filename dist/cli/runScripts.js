// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('../host/headless.js');
const compareFacts = require('./compareFacts.js');
const factsOf = require('./factsOf.js');
const cli_common = require('./common.js');
const lossesText = require('./lossesText.js');
const savedMark = require('./savedMark.js');
let host_publish$late;
const host_publish = () => (host_publish$late ??= require('../host/publish.js'));
const writePicture = require('./writePicture.js');

const CANCEL = ':cancel';
function answersFrom(texts) {
    const left = [
        ...texts
    ];
    const answer = (dialog)=>{
        const text = left.shift();
        if (text === undefined) return undefined;
        if (text === CANCEL) return null;
        if (dialog.kind !== 'confirm' && dialog.kind !== 'xmlPanel') return text;
        if (/^(yes|y|ok|true)$/i.test(text)) return true;
        if (dialog.kind === 'xmlPanel') return text;
        if (/^(no|n|false)$/i.test(text)) return false;
        throw new host_headless.HostError(`confirm: the answer ${JSON.stringify(text)} is neither yes nor no`);
    };
    return {
        answer,
        left
    };
}

function fileChangeText({ change, path, isFolder }, shortPath) {
    const name = `${isFolder ? 'the folder ' : ''}${cli_common.visibleLine(shortPath(path))}`;
    switch(change){
        case 'written':
            return `would write ${name}`;
        case 'made':
            return `would make ${name}`;
        case 'removed':
            return `would remove ${name}${isFolder ? ' and everything in it' : ''}`;
        case 'attributes':
            return `would change the attributes of ${name}`;
    }
}

const MAX_PRINTED = 2 ** 25;
const TEXT = 16;
class RunReport {
    constructor(isJson, io){
        this.isJson = isJson;
        this.io = io;
        this.start = Date.now();
        this.size = 0;
        this.printed = {
            status: 'done',
            seconds: 0,
            output: [],
            alerts: [],
            warnings: [],
            saved: []
        };
    }
    trace(text) {
        if (this.isJson) this.keep(this.printed.output, text);
        else this.io.out(`${text}\n`);
    }
    alert(text) {
        if (this.isJson) this.keep(this.printed.alerts, text);
        else this.io.err(`${text}\n`);
    }
    warn(text) {
        if (this.isJson) this.keep(this.printed.warnings, text);
        else this.io.warn(text);
    }
    saved({ leftOut }, file) {
        this.printed.saved.push(file);
        if (leftOut.files > 0) (this.printed.leftOut ??= []).push({
            file,
            ...leftOut
        });
    }
    changed(document, changes) {
        (this.printed.changes ??= []).push({
            document: document.location ?? document.name,
            changes
        });
    }
    changedFiles(files) {
        this.printed.files = files;
    }
    watch(step) {
        try {
            return step();
        } catch (error) {
            this.printed.status = 'failed';
            this.printed.error = cli_common.errorLine(error);
            this.end();
            throw error;
        }
    }
    end() {
        if (!this.isJson) return;
        this.printed.seconds = Math.round(Date.now() - this.start) / 1000;
        this.io.out(`${JSON.stringify(this.printed, null, 2)}\n`);
    }
    keep(texts, text) {
        this.size += text.length + TEXT;
        if (this.size <= MAX_PRINTED) texts.push(text);
        else this.printed.cut = (this.printed.cut ?? 0) + 1;
    }
}

const NO_DOCUMENT = 'no document is open: name one after the script';
function runScripts(scripts, options, io, platform) {
    const report = new RunReport(options.json ?? false, io);
    const answers = answersFrom(options.answer);
    const host = new host_headless.Host(platform, {
        modern: options.modern ?? false,
        roots: scriptRoots(scripts, options, platform.paths),
        answers: answers.answer,
        onTrace: (text)=>report.trace(text),
        onAlert: (text)=>report.alert(text),
        onWarning: (text)=>report.warn(text),
        writable: options.writes?.files,
        canSave: options.save !== undefined || options.dryRun === true,
        inPlace: options.inPlace ?? false,
        strict: options.strict ?? false,
        publishing: options.publish ?? 'refuse',
        onPublish: (publication)=>report.warn(cli_common.describePublication(publication)),
        limits: writePicture.pixelLimit(options.maxPixels)
    }, 
    (...publication)=>host_publish().writePublication(...publication));
    const opened = report.watch(()=>openAndRun(host, scripts, options, io));
    if (answers.left.length > 0) report.warn(`--answer: no dialogue asked for ${answers.left.map((text)=>JSON.stringify(text)).join(', ')}`);
    return ()=>{
        report.watch(()=>drawAndSave(host, opened, options, report, io));
        report.end();
    };
}
function openAndRun(host, scripts, options, io) {
    const opened = options.document.map((file)=>host.open(file)).map((document)=>options.dryRun ? {
            document,
            before: factsOf.factsOf(document)
        } : {
            document
        });
    if (!options.bare) host_headless.loadLibrary(host, io.libraryFolder);
    for (const script of scripts)runOne(host, script, options, io);
    return opened;
}
function drawAndSave(host, opened, options, report, io) {
    if (options.render !== undefined) drawActive(host, options.render, io);
    for (const { document, before } of opened){
        if (before !== undefined) tellChanges(document, before, report, io);
        else if (options.save !== undefined) saveDocument(host, document, options, report, io);
    }
    if (io.fileChanges) tellFiles(io.fileChanges(), report, io);
    const { refused } = host.saving;
    if (refused.size > 0) throw new Error(`${refused.size === 1 ? 'a document was' : `${refused.size} documents were`} not saved, as scripts save with --save only: add --save, or --dry-run to see what would change`);
}
function runOne(host, script, { modern, document, texts }, io) {
    const { paths } = host.platform;
    const text = texts?.[script];
    const file = text === undefined ? paths.resolve(script) : script;
    try {
        if (text === undefined) host.scripts.runFile(file);
        else host.scripts.run(text, file);
    } catch (error) {
        throw new cli_common.ScriptFailure(host.realm.describeThrown(error), {
            script: file,
            frames: host.framesOf(error),
            isLibrary: (other)=>isLibrary(other, io.libraryFolder, paths),
            isLimited: !modern,
            sourceOf: (other)=>texts?.[other] ?? cli_common.sourceOn(host.platform.disk, other),
            advice: document.length === 0 && host.documents.length === 0 ? NO_DOCUMENT : undefined,
            methods: ()=>host_headless.methodNames(host),
            collectionMethods: ()=>host_headless.collectionMethods(host)
        });
    }
}
function isLibrary(file, folder, paths) {
    const isBuilt = /^collection(\.es5)?\.(jsx|jsfl)$/.test(paths.basename(file));
    return isBuilt || paths.dirname(file) === folder || /[\\/]node_modules[\\/]adobe-collection[\\/]/.test(file);
}
function tellChanges(document, before, report, io) {
    const changes = compareFacts.compareFacts(before, factsOf.factsOf(document));
    report.changed(document, changes);
    if (report.isJson) return;
    const name = document.location === undefined ? document.name : io.shortPath(document.location);
    if (changes.length === 0) io.out(`${cli_common.visibleLine(name)}: nothing would change\n`);
    else {
        const title = cli_common.visibleLine(`${name}: would change`);
        io.outPainted([
            title,
            ...compareFacts.changesText(changes, io.isColored),
            ''
        ].join('\n'));
    }
}
function tellFiles({ changes, isOverfull }, report, io) {
    report.changedFiles(changes);
    if (isOverfull) report.warn('the scripts write more than a dry run can hold: the list is incomplete');
    if (!report.isJson) io.out(changes.map((each)=>`${fileChangeText(each, (file)=>io.shortPath(file))}\n`).join(''));
}
function saveDocument(host, document, { save, force, part }, report, io) {
    if (!host.documents.includes(document)) {
        report.warn(`${document.name}: not saved: a script closed it`);
        return;
    }
    const target = save ? host.platform.paths.resolve(save) : undefined;
    const before = document.files.container;
    document.saveAt(target, {
        force: force ?? false
    });
    if (document.files.container === before) {
        report.warn(`${document.name}: nothing to save; the file is unchanged`);
        return;
    }
    const { path: file } = document.files.container;
    report.saved(document, file);
    const leftOut = cli_common.leftOutText(document.leftOut);
    const losses = lossesText.lossesText(before);
    if (losses !== undefined) report.warn(`${io.shortPath(before.path)}: ${losses}`);
    if (part) io.err(savedMark.SAVED_MARK);
    else io.note(`saved ${io.shortPath(file)}`);
    if (leftOut !== undefined) io.note(`${document.name}: ${leftOut}`);
}
function drawActive(host, output, io) {
    if (!host.active) throw new Error('--render: no document is open after the scripts');
    const target = {
        output,
        maxPixels: host.limits.maxPixels
    };
    const { svg, notDrawn } = host_headless.pictureOf(host.active);
    writePicture.writePicture(svg, target, io, host.platform);
    writePicture.tellNotDrawn(output, notDrawn, io);
}
function scriptRoots(scripts, options, paths) {
    return options.root.length > 0 ? options.root : foldersOf([
        ...scripts,
        ...options.document
    ], paths);
}
function foldersOf(files, paths) {
    const folders = files.flatMap((file)=>{
        const absolute = paths.resolve(file);
        return [
            paths.dirname(absolute),
            ...paths.extname(absolute) === '' ? [
                absolute
            ] : []
        ];
    });
    return [
        ...new Set(folders)
    ];
}

exports.runScripts = runScripts;
exports.scriptRoots = scriptRoots;
