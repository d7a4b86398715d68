// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const path = require('node:path');
const host_headless = require('../host/headless.js');
const cli_program = require('./program.js');
const commonFolder = require('./commonFolder.js');
const host_defaults = require('../host/defaults.js');
const promises = require('node:timers/promises');
const choosePlace = require('./choosePlace.js');
const fs = require('node:fs');
const os = require('node:os');
const host_errors = require('../host/errors.js');
const tellNotDrawn = require('./tellNotDrawn.js');
const writePicture = require('./writePicture.js');
const findDocuments = require('./findDocuments.js');
require('saxes');
require('acorn');
require('magic-string');
require('@jridgewell/trace-mapping');
require('node:zlib');
require('node:vm');
require('node:crypto');
require('node:module');
require('gifenc');
require('maxrects-packer');
require('commander');
require('@babel/code-frame');
require('node:child_process');
require('tinyglobby');
require('./readStandardInput.js');

/** Options that take no value. */ const SWITCHES = [
    'animated',
    'trim',
    'powerOfTwo',
    'rotate',
    'optimized'
];
const VALUES = [
    ...[
        'to',
        'timeline',
        'symbol',
        'items',
        'frames',
        'label',
        'background',
        'data',
        'padding'
    ],
    ...[
        'extrude',
        'maxSize',
        'leaves',
        'fonts',
        'maxPixels'
    ]
];
/** Values that need no word. What is said belongs to some formats only. */ const UNSAID = {
    data: host_defaults.DEFAULTS.data,
    ...host_defaults.DEFAULTS.sheet
};
/**
 * The command line that exports one of several documents, in a process of its own.
 *
 * @param place - of the document below the folder that all lie in: its files get the same one
 */ function exportArguments(document, place, request) {
    return [
        ...[
            'export',
            document,
            '--json',
            '--output',
            path.join(request.output, place) + path.sep
        ],
        `--scale=${request.scale.join(',')}`,
        ...SWITCHES.flatMap((name)=>request[name] ? [
                cli_program.optionName(name)
            ] : []),
        ...VALUES.flatMap((name)=>{
            const value = request[name];
            return value === undefined || value === UNSAID[name] ? [] : [
                `${cli_program.optionName(name)}=${value}`
            ];
        })
    ];
}

/**
 * What a command line names of a document: a scene, a symbol, or items of the library.
 *
 * @throws RangeError for names and queries that find nothing that can be drawn.
 */ function chooseSubjects(host, document, request, io) {
    if (request.items !== undefined) return itemSubjects(findItems(host, request.items, io), document, request.items);
    const timeline = choosePlace.chooseTimeline(document, request);
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
    cli_program.loadLibrary(host, io.libraryFolder);
    const select = host.scripts.run('$$', 'query');
    return Array.from(select(query).elements, (facade)=>host.realm.unwrap(facade)).filter((object)=>object instanceof host_headless.Item);
}

/**
 * Files that appear together: they are written beside their places, and moved there when all are done. What is not
 * finished leaves nothing behind.
 */ class FileSet {
    /**
   * @param folder - where the files are to lie; it is made if it is not there
   * @throws Error that names the folder where nothing can be written.
   */ constructor(folder){
        this.folder = folder;
        this.names = new Set();
        this.end = (signal)=>{
            this.drop();
            process.exit(cli_program.SIGNALS[signal]);
        };
        try {
            this.made = makeFolder(folder);
            removeAbandoned(folder);
            this.waiting = fs.mkdtempSync(path.join(folder, `${WAITING}${process.pid}-`));
            for (const signal of cli_program.ENDING_SIGNALS)process.on(signal, this.end);
            prove(this.waiting);
        } catch (error) {
            throw new Error(`${folder}: cannot write there: ${host_errors.faultReason(error, MAKING)}`, {
                cause: error
            });
        }
    }
    /**
   * @param name - path below the folder
   * @throws Error where the name is taken, or leads through a link
   */ add(name, content) {
        const target = path.join(this.folder, name);
        if (this.names.has(name)) throw new Error(`${target} would be written twice: two parts have the same name`);
        host_headless.refuseLinks(this.folder, path.dirname(name));
        if (kindOf(target) === 'folder') throw new Error(`${target}: there is a folder of that name`);
        const parent = path.dirname(target);
        if (kindOf(parent) === 'file') throw new Error(`${parent}: there is a file of that name`);
        try {
            const file = path.join(this.waiting, FILES, name);
            fs.mkdirSync(path.dirname(file), {
                recursive: true
            });
            // Some systems take names that differ in case, or in how an accent is written, for one.
            fs.writeFileSync(file, content, {
                flag: 'wx'
            });
            this.names.add(name);
        } catch (error) {
            if (error.code === 'EEXIST') throw new Error(`${target} would be written twice: here, two parts have the same name`, {
                cause: error
            });
            throw new Error(`${target}: cannot be written: ${host_errors.faultReason(error, MAKING)}`, {
                cause: error
            });
        }
    }
    /** Puts all files in their places. Gives their paths, in the order in which they were added. */ finish() {
        const targets = [
            ...this.names
        ].map((name)=>path.join(this.folder, name));
        [
            ...this.names
        ].forEach((name, index)=>{
            fs.mkdirSync(path.dirname(targets[index]), {
                recursive: true
            });
            fs.renameSync(path.join(this.waiting, FILES, name), targets[index]);
        });
        this.clear();
        return targets;
    }
    clear() {
        for (const signal of cli_program.ENDING_SIGNALS)process.off(signal, this.end);
        fs.rmSync(this.waiting, {
            recursive: true,
            force: true
        });
    }
    /** Removes what waits, and the folders that were made for it. */ drop() {
        this.clear();
        for (const folder of [
            ...this.made
        ].reverse())if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
    }
}
function kindOf(place) {
    if (!fs.existsSync(place)) return 'nothing';
    return fs.statSync(place).isDirectory() ? 'folder' : 'file';
}
/** The names of folders in which files wait: this, the number of the process, and what makes them unique. */ const WAITING = `.export-${os.hostname().replace(/[^\w.]/g, '_')}-`;
/** In the folder that waits: the folder of the files, and the proof that this user made it all. */ const FILES = 'files';
const PROOF = 'proof';
/** Leaves a proof in a folder. Where none can be made, nobody will remove the folder but who made it. */ function prove(waiting) {
    try {
        fs.writeFileSync(path.join(waiting, PROOF), host_headless.proofs.sign(...subjectOf(waiting)), {
            flag: 'wx'
        });
    } catch  {
    // The user has no place for a key.
    }
}
/** True for a folder that is empty, or has a proof for its place and name. */ function isOurs(waiting) {
    try {
        if (!fs.lstatSync(waiting).isDirectory()) return false;
        const names = fs.readdirSync(waiting);
        if (names.length === 0) return true;
        const file = path.join(waiting, PROOF);
        if (!fs.lstatSync(file).isFile() || names.some((name)=>name !== FILES && name !== PROOF)) return false;
        return host_headless.proofs.isSigned(...subjectOf(waiting), fs.readFileSync(file, 'utf8'));
    } catch  {
        return false;
    }
}
/** What a proof is about: the folder around, and the name of what waits there. */ function subjectOf(waiting) {
    return [
        fs.realpathSync(path.dirname(waiting)),
        path.basename(waiting)
    ];
}
/**
 * Removes what processes of this user and machine left waiting in a folder when they were killed, and nothing that only
 * has such a name. True if there was something.
 */ function removeAbandoned(folder) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter(isAbandoned) : [];
    const abandoned = names.map((name)=>path.join(folder, name)).filter(isOurs);
    for (const waiting of abandoned)fs.rmSync(waiting, {
        recursive: true,
        force: true
    });
    return abandoned.length > 0;
}
/** Tidies a folder after a process that may have been killed; a folder that then is empty goes too. */ function tidyAfterKilled(folder) {
    if (removeAbandoned(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
function isAbandoned(name) {
    return name.startsWith(WAITING) && !isRunning(Number.parseInt(name.slice(WAITING.length), 10));
}
function isRunning(pid) {
    try {
        return process.kill(pid, 0);
    } catch (error) {
        return error.code === 'EPERM';
    }
}
/** Gives the folders that had to be made. Node's own way does not come back where the system makes none, as below /proc. */ function makeFolder(folder) {
    if (fs.existsSync(folder)) return [];
    const above = makeFolder(path.dirname(folder));
    fs.mkdirSync(folder);
    return [
        ...above,
        folder
    ];
}
const IN_THE_WAY = 'a file stands where a folder should be';
/** What codes mean where folders are made. */ const MAKING = {
    ENOENT: 'the system makes no folders there',
    ENOTDIR: IN_THE_WAY,
    EEXIST: IN_THE_WAY
};

/** The endings by which a format's output is taken for a file. */ const ENDINGS = {
    png: [
        '.png'
    ],
    svg: [
        '.svg'
    ],
    sheet: [
        '.png',
        '.json',
        '.xml',
        '.css'
    ],
    atlas: [],
    gif: [
        '.gif'
    ],
    apng: [
        '.png',
        '.apng'
    ],
    json: [
        '.json'
    ]
};
const ALL_ENDINGS = new Set(Object.values(ENDINGS).flat());
function placeFor(format) {
    const [ending] = ENDINGS[format];
    return ending ? `a file that ends in ${ending}, or a folder` : 'a folder';
}
/** Formats whose files follow each other in a stream. */ const STREAMS = [
    'png',
    'svg',
    'gif',
    'apng',
    'json'
];
/**
 * The place that `-o` names: a file by its ending, otherwise a folder.
 *
 * @throws UsageError for standard output where a format needs files with names, and for the ending of another format.
 */ function targetOf({ output, to, animated }) {
    if (output === '-') {
        if (STREAMS.includes(to)) return {
            kind: 'stream',
            folder: ''
        };
        throw new cli_program.UsageError(`-o - cannot go with --to ${to}, which makes files that name each other; name a folder`);
    }
    const ending = path.extname(output).toLowerCase();
    const isNamedFolder = /[\\/]$/.test(output) || isThere(output);
    if (!isNamedFolder && !ENDINGS[to].includes(ending) && ALL_ENDINGS.has(ending)) {
        throw new cli_program.UsageError(`-o ${output}: --to ${to} makes no ${ending} file; name ${placeFor(to)}`);
    }
    if (isNamedFolder || !ENDINGS[to].includes(ending)) return {
        kind: 'folder',
        folder: path.resolve(output)
    };
    const isOne = to === 'gif' || to === 'apng' || to === 'json' || animated === true;
    return {
        kind: 'file',
        folder: path.dirname(path.resolve(output)),
        base: path.basename(output, path.extname(output)),
        ending: isOne ? path.extname(output) : undefined
    };
}
function isThere(folder) {
    return fs.existsSync(folder) && fs.statSync(folder).isDirectory();
}
/**
 * A name that every system takes for a file: what some do not allow becomes a low line, and so does what would act on a
 * terminal.
 */ function fileName(name) {
    const safe = name.replace(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '_').replace(/[. ]+$/, '');
    if (safe === '') return '_';
    return host_headless.isDeviceName(safe) || safe.startsWith('-') ? `_${safe}` : safe;
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
    const studio = {
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
        const made = filesOf(host, document, request, studio, target, io);
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
function* filesOf(host, document, request, studio, target, io) {
    if (request.to === 'json') {
        const name = target.base ?? fileName(host_headless.bareName(document.name));
        yield studio.stopwatch.measure('drawing', ()=>host_headless.dataFile(document, name));
        return;
    }
    const subjects = chooseSubjects(host, document, request, io);
    const { make } = host_headless.FORMATS[request.animated ? 'animated svg' : request.to];
    const isOne = subjects.length === 1;
    for (const subject of subjects){
        // An atlas has fixed names: several need a folder each.
        const own = request.to === 'atlas' && isOne ? '' : fileName(subject.name);
        const base = isOne ? target.base ?? own : target.base === undefined ? own : `${target.base}-${own}`;
        try {
            yield* make(subject, base, optionsOf(request), studio);
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
    const files = new FileSet(target.folder);
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
        const report = await exportDocument(documents[0], request, io);
        tell([
            report
        ], request, io);
        return true;
    }
    if (request.output === '-') throw new cli_program.UsageError('-o - takes one document: standard output is one stream; name a folder');
    return exportApart(documents, request, io);
}
async function exportApart(documents, request, io) {
    const folder = commonFolder.commonFolder(documents);
    const places = placesBelow(folder, documents);
    for (const place of places)host_headless.refuseLinks(request.output, place);
    const reports = [];
    const failed = [];
    const progress = new cli_program.Progress(documents.length, io);
    await cli_program.shareWork(documents, cli_program.DOCUMENT_BOUNDS, io, async (document, worker, index)=>{
        const said = {
            out: '',
            err: ''
        };
        const sink = {
            out: (text)=>void (said.out += text),
            err: (text)=>void (said.err += text)
        };
        const status = await worker.run(exportArguments(document, places[index], request), sink);
        if (status === 0) reports[index] = JSON.parse(said.out)[0];
        else {
            failed.push(document);
            tidyAfterKilled(path.join(request.output, places[index]));
        }
        progress.hide();
        for (const line of said.err.split('\n').filter(Boolean))io.err(`${named(line, document)}\n`);
        progress.next();
    });
    progress.hide();
    tell(reports.filter(Boolean), request, io);
    if (failed.length > 0) io.err(`${failed.length} of ${documents.length} documents failed\n`);
    return failed.length === 0;
}
/** One line for each file, or JSON. */ function tell(reports, request, io) {
    if (request.output === '-') return;
    if (request.json) {
        io.out(`${JSON.stringify(reports, null, 2)}\n`);
        return;
    }
    for (const { files } of reports)for (const { file } of files)io.line(file);
}
/** Folders for the files of each document; an FLA keeps its ending where an XFL has the same name. */ function placesBelow(folder, documents) {
    const whole = documents.map((document)=>path.relative(folder, document));
    const short = whole.map((place)=>place.replace(/\.fla$/i, ''));
    return short.map((place, index)=>short.indexOf(place) === short.lastIndexOf(place) ? place : whole[index]);
}
/** A line of a document's process with the name of the document, unless it says it already. */ function named(line, document) {
    const name = path.relative('', document);
    const text = line.startsWith(cli_program.PREFIX) ? line.slice(cli_program.PREFIX.length) : line;
    return text.includes(path.basename(document)) ? line : `${cli_program.PREFIX}${name}: ${text}`;
}

exports.exportDocuments = exportDocuments;
