// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const cli_program = require('./program.js');
const findDocuments = require('./findDocuments.js');
const workApart = require('./workApart.js');
const mannerOf = require('./mannerOf.js');
const path = require('node:path');
const promises = require('node:timers/promises');
const host_headless = require('../host/headless.js');
const host_defaults = require('../host/defaults.js');
const chooseLocation = require('./chooseLocation.js');
const fs = require('node:fs');
const tellNotDrawn = require('./tellNotDrawn.js');
const writePicture = require('./writePicture.js');
require('../host/errors.js');
require('node:os');
require('commander');
require('@babel/code-frame');
require('node:child_process');
require('tinyglobby');
require('./readStandardInput.js');
require('./commonFolder.js');
require('saxes');
require('acorn');
require('magic-string');
require('@jridgewell/trace-mapping');
require('node:zlib');
require('node:vm');
require('node:module');
require('node:crypto');
require('gifenc');
require('maxrects-packer');

/**
 * What a command line names of a document: a scene, a symbol, or items of the library.
 *
 * @throws RangeError for names and queries that find nothing that can be drawn.
 */ function chooseSubjects(host, document, request, io) {
    if (request.items !== undefined) return itemSubjects(findItems(host, request.items, io), document, request.items);
    const timeline = chooseLocation.chooseTimeline(document, request);
    checkFilled(timeline);
    const item = timeline.libraryItem;
    if (item instanceof host_headless.SymbolItem) return [
        host_headless.symbolSubject(document, item)
    ];
    const name = request.timeline ?? host_headless.bareName(document.name);
    return [
        host_headless.sceneSubject(document, timeline, name)
    ];
}
/** @throws RangeError for a timeline on which no element stands */ function checkFilled({ name, node }) {
    const isFilled = [
        ...node.subtree()
    ].some((part)=>part.name === 'elements' && part.children.length > 0);
    if (!isFilled) throw new RangeError(`nothing stands on "${name}": there is nothing to export; name another place with --timeline, --symbol or --items`);
}
function itemSubjects(items, document, query) {
    const leaves = items.map(({ name })=>host_headless.leafOf(name));
    const subjects = items.flatMap((item, index)=>{
        const isAlone = leaves.indexOf(leaves[index]) === leaves.lastIndexOf(leaves[index]);
        const name = isAlone ? leaves[index] : item.name.replace(/\//g, '-');
        if (item instanceof host_headless.SymbolItem) return item.timeline.frameCount > 0 ? [
            host_headless.symbolSubject(document, item, name)
        ] : [];
        return item instanceof host_headless.BitmapItem ? [
            host_headless.bitmapSubject(document, item, name)
        ] : [];
    });
    if (subjects.length > 0) return subjects;
    throw new RangeError(items.length === 0 ? `no item of the library matches ${JSON.stringify(query)}: there is nothing to export` : `what matches ${JSON.stringify(query)} cannot be drawn: there is nothing to export`);
}
function findItems(host, query, io) {
    const { objects } = host_headless.queriesOf(host, io.libraryFolder).here('items', query);
    return objects.filter((object)=>object instanceof host_headless.Item);
}

/** The format that is asked for. */ function formatOf({ to, animated }) {
    return to === 'svg' && animated ? 'animated svg' : to;
}

const ALL_ENDINGS = new Set(Object.values(host_defaults.EXPORT_FORMATS).flatMap(({ endings })=>endings));
function placeFor([ending]) {
    return ending ? `a file that ends in ${ending}, or a folder` : 'a folder';
}
/**
 * The place that `-o` names: a file by its ending, otherwise a folder.
 *
 * @throws UsageError for standard output where a format needs files with names, and for the ending of another format.
 */ function targetOf(request) {
    const { output, to } = request;
    const { endings, isOneFile, isStream } = host_defaults.exportFormat(formatOf(request));
    if (output === '-') {
        if (isStream) return {
            kind: 'stream',
            folder: ''
        };
        throw new cli_program.UsageError(`-o - cannot go with --to ${to}, which makes files that name each other; name a folder`);
    }
    const ending = path.extname(output).toLowerCase();
    const isNamedFolder = /[\\/]$/.test(output) || isThere(output);
    if (!isNamedFolder && !endings.includes(ending) && ALL_ENDINGS.has(ending)) {
        throw new cli_program.UsageError(`-o ${output}: --to ${to} makes no ${ending} file; name ${placeFor(endings)}`);
    }
    if (isNamedFolder || !endings.includes(ending)) return {
        kind: 'folder',
        folder: path.resolve(output)
    };
    return {
        kind: 'file',
        folder: path.dirname(path.resolve(output)),
        base: path.basename(output, path.extname(output)),
        ending: isOneFile ? path.extname(output) : undefined
    };
}
function isThere(folder) {
    return fs.existsSync(folder) && fs.statSync(folder).isDirectory();
}

/**
 * Makes files of one document. They appear when all are done; a failure leaves nothing behind.
 *
 * @throws whatever opening the document throws; RangeError for scenes, symbols, frames and labels that are not there;
 *   Error for a place that cannot be written.
 */ async function exportDocument(file, request, io) {
    const stopwatch = new host_headless.Stopwatch(()=>performance.now());
    const host = new host_headless.Host(host_headless.nodePlatform, {
        realm: 'separate',
        onWarning: io.warn,
        fonts: request.fonts === undefined ? [] : [
            request.fonts
        ],
        limits: writePicture.pixelLimit(request.maxPixels)
    });
    const document = stopwatch.measure('opening', ()=>host.open(file));
    const progress = (done, all)=>{
        if (io.isTerminal) io.progress(`${path.basename(file)}: frame ${done} of ${all}`);
    };
    const context = {
        document: host_headless.drawnDocument(document),
        rasterizer: host_headless.nodePlatform.rasterizer,
        fontFolders: request.fonts === undefined ? [] : [
            request.fonts
        ],
        maxPixels: request.maxPixels ?? host_defaults.DEFAULT_LIMITS.maxPixels,
        stopwatch,
        progress,
        leftOut: (subject, left)=>tellNotDrawn.tellNotDrawn(subject.path, left, io)
    };
    try {
        const target = targetOf(request);
        const made = filesOf(host, document, request, context, target, io);
        const files = target.kind === 'stream' ? stream(made, io) : await write(made, target, stopwatch);
        if (request.to === 'atlas' && !request.optimized) warnOfLargeData(files, io);
        return {
            document: file,
            files,
            seconds: stopwatch.seconds
        };
    } finally{
        if (io.isTerminal) io.progress('');
        host.closeAll();
    }
}
function* filesOf(host, document, request, context, target, io) {
    const format = formatOf(request);
    if (format === 'json') {
        const name = target.base ?? host_headless.fileName(host_headless.bareName(document.name));
        yield context.stopwatch.measure('drawing', ()=>host_headless.dataFile(document, name));
        return;
    }
    const subjects = chooseSubjects(host, document, request, io);
    const isOne = subjects.length === 1;
    for (const subject of subjects){
        // An atlas has fixed names: several need a folder each.
        const own = request.to === 'atlas' && isOne ? '' : host_headless.fileName(subject.name);
        const base = isOne ? target.base ?? own : target.base === undefined ? own : `${target.base}-${own}`;
        try {
            yield* host_headless.MAKERS[format](subject, base, optionsOf(request), context);
        } catch (error) {
            if (isOne || !(error instanceof host_headless.UnfitSubject)) throw error;
            io.warn(`left out: ${error.message}`);
        }
    }
}
function optionsOf(request) {
    const { frames, label, scale, background, data, padding, extrude, maxSize, leaves } = request;
    return {
        frames,
        label,
        scales: scale,
        background,
        animated: request.animated ?? host_defaults.DEFAULTS.animated,
        data,
        sheet: {
            trim: request.trim ?? host_defaults.DEFAULTS.sheet.trim,
            padding,
            extrude,
            maxSize,
            powerOfTwo: request.powerOfTwo ?? host_defaults.DEFAULTS.sheet.powerOfTwo,
            rotate: request.rotate ?? host_defaults.DEFAULTS.sheet.rotate
        },
        optimized: request.optimized ?? host_defaults.DEFAULTS.optimized,
        leaves
    };
}
async function write(made, target, stopwatch) {
    const files = new workApart.FileSet(target.folder);
    try {
        const sizes = [];
        for (const { path: name, content } of made){
            sizes.push(Buffer.byteLength(content));
            stopwatch.measure('writing', ()=>files.add(target.ending ? name.replace(/\.\w+$/, target.ending) : name, content));
            // Node tells of a signal between turns of its loop only: then the files end the process.
            await promises.setImmediate();
        }
        if (sizes.length === 0) throw new Error('there is nothing to export');
        const paths = stopwatch.measure('writing', ()=>files.finish());
        return paths.map((file, index)=>({
                file,
                bytes: sizes[index]
            }));
    } catch (error) {
        files.drop();
        throw error;
    }
}
const LARGE_MEGABYTES = 20;
/** Full keys and a frame for each frame are what other readers know best; a long animation is too large that way. */ function warnOfLargeData(files, io) {
    for (const { file, bytes } of files){
        const megabytes = Math.round(bytes / 1e6);
        if (!file.endsWith('.json') || megabytes < LARGE_MEGABYTES) continue;
        io.warn(`${file} has ${megabytes} MB; with --optimized it is ten times smaller or more`);
    }
}
function stream(made, io) {
    for (const { content } of made)io.outBytes(typeof content === 'string' ? Buffer.from(content) : content);
    return [];
}

/**
 * Makes files of documents. A single document is worked on here; several in processes apart, as many at a time as the
 * machine has processors. True when all succeeded.
 *
 * @throws whatever a single document throws; Error when a pattern names no document.
 */ async function exportDocuments(patterns, request, io) {
    const { documents } = findDocuments.findAllDocuments(patterns, io);
    if (documents.length === 1) {
        tell([
            await exportDocument(documents[0], request, io)
        ], request, io);
        return true;
    }
    if (request.output === '-') throw new cli_program.UsageError('-o - takes one document: standard output is one stream; name a folder');
    const taskOf = (document, output)=>({
            task: 'export',
            documents: [
                document
            ],
            request: {
                ...request,
                output,
                json: true
            },
            ...mannerOf.mannerOf(io)
        });
    const { reports, isDone } = await workApart.workApart(documents, request.output, taskOf, io);
    tell(reports, request, io);
    return isDone;
}
/** One line for each file, or JSON. */ function tell(reports, request, io) {
    if (request.output === '-') return;
    if (request.json) {
        io.out(`${JSON.stringify(reports, null, 2)}\n`);
        return;
    }
    for (const { files } of reports)for (const { file } of files)io.line(file);
}

exports.exportDocuments = exportDocuments;
