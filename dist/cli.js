#!/usr/bin/env node
// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const node_child_process = require('node:child_process');
const os = require('node:os');
const fs = require('node:fs');
const path = require('node:path');
const commander = require('commander');
const toTree = require('./shared.js');
const node_crypto = require('node:crypto');
const tinyglobby = require('tinyglobby');
require('node:zlib');
require('fflate');
require('saxes');
require('node:util');
require('@resvg/resvg-js');
require('acorn');
require('node:vm');
require('pngjs');

/**
 * The package's own manifest: the one place where the version stands.
 *
 * @param libraryFolder - the folder of the build, beside it
 */
function readManifest(libraryFolder) {
    return JSON.parse(fs.readFileSync(path.join(libraryFolder, '../package.json'), 'utf8'));
}
/** What a report of a defect must say first: `adobe-collection 0.1.0, Node 20.11.0, linux x64`. */
function versionLine(libraryFolder) {
    const { version } = readManifest(libraryFolder);
    return `adobe-collection ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}

/**
 * Whether an error can only come from a mistake in this program: nobody throws these for wrong input. (Errors of
 * scripts come as ScriptFailure, or from a realm of their own.)
 */
function isDefect(error) {
    return error instanceof TypeError || error instanceof ReferenceError || isOverflow(error);
}
function isOverflow(error) {
    return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}
/** What is told of an error that nobody expected: what to report with it, and where it happened. */
function defectReport(error, libraryFolder) {
    const where = error instanceof Error ? error.stack : String(error);
    return [
        `adobe-collection: internal error in ${versionLine(libraryFolder)}: this is a defect of the program.`,
        'Please report it with these lines, the command and the document (see CONTRIBUTING.md):',
        `${where}\n`,
    ].join('\n');
}

/**
 * The one line that tells a failure. An error of the query language has the query and a caret on its second and third
 * line; they become a place in words.
 */
function errorLine(error) {
    if (typeof error !== 'object' || error === null)
        return String(error);
    const { message, query, index } = error;
    const lines = String(message ?? error).split('\n');
    if (typeof query !== 'string' || typeof index !== 'number')
        return lines.map((line) => line.trim()).join(' ');
    const [what, , , ...hints] = lines;
    const place = `${what} (at character ${index + 1} of ${JSON.stringify(query)})`;
    return [place, ...hints.map((hint) => hint.trim())].join('. ');
}

/** npm leaves files of this name out of packages. */
const RENAMED = { gitignore: '.gitignore' };
/**
 * `init`: makes a small project for scripts: one in TypeScript, its build, a test on a document.
 *
 * @throws Error when there is something in the folder
 */
function init(folder, io) {
    const target = path.resolve(folder);
    checkEmpty(target);
    fs.cpSync(path.join(io.libraryFolder, '../starter'), target, { recursive: true });
    for (const [name, final] of Object.entries(RENAMED)) {
        fs.renameSync(path.join(target, name), path.join(target, final));
    }
    nameProject(path.join(target, 'package.json'), path.basename(target), io);
    io.out(`A project for scripts is in ${target}. Next:\n\n`);
    io.out(`    cd ${JSON.stringify(folder)}\n    npm install\n    npm test\n`);
}
function checkEmpty(folder) {
    const status = fs.statSync(folder, { throwIfNoEntry: false });
    if (!status)
        return;
    if (!status.isDirectory())
        throw new Error(`${folder}: there is a file of that name`);
    const [first] = fs.readdirSync(folder);
    if (first !== undefined)
        throw new Error(`${folder}: the folder is not empty (${first} is there)`);
}
/** The project has the name of its folder, as far as npm takes it, and this version of the library. */
function nameProject(file, folderName, io) {
    const text = fs.readFileSync(file, 'utf8');
    const name = folderName
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '');
    const { version } = readManifest(io.libraryFolder);
    fs.writeFileSync(file, text.replace('"my-scripts"', JSON.stringify(name || 'my-scripts')).replace('^0.0.0', `^${version}`));
}

/** `Animate 2024`, `Animate CC 2018`, `Flash CS6`: versions and languages stand side by side. */
const PROGRAM = /^(Animate|Flash)\b/;
/**
 * The Configuration folders of every version and language of Animate and Flash of this person, sorted:
 * `%LOCALAPPDATA%\Adobe\Animate 2024\en_US\Configuration` on Windows,
 * `~/Library/Application Support/Adobe/Animate 2024/en_US/Configuration` on macOS. Elsewhere there is none.
 */
function configurationFolders(system) {
    const adobe = adobeFolder(system);
    if (adobe === undefined)
        return [];
    return foldersIn(adobe)
        .filter((folder) => PROGRAM.test(path.basename(folder)))
        .flatMap(foldersIn)
        .map((language) => path.join(language, 'Configuration'))
        .filter(isFolder);
}
/** Where Adobe's programs keep what is set up; undefined where Animate does not run. */
function adobeFolder({ platform, home, localAppData }) {
    if (platform === 'darwin')
        return path.join(home, 'Library', 'Application Support', 'Adobe');
    if (platform === 'win32')
        return path.join(localAppData || path.join(home, 'AppData', 'Local'), 'Adobe');
    return undefined;
}
function foldersIn(folder) {
    if (!isFolder(folder))
        return [];
    const names = fs.readdirSync(folder).sort();
    return names.map((name) => path.join(folder, name)).filter(isFolder);
}
function isFolder(file) {
    return fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The first line of every build of the library. */
const BANNER = /^\/\/ adobe-collection (\d\S*):/;
/** One file to be copied, compared with what is there. */
class Copy {
    constructor(source, folder, record) {
        this.record = record;
        this.target = path.join(folder, path.basename(source));
        this.content = fs.readFileSync(source);
        this.before = fs.existsSync(this.target) ? fs.readFileSync(this.target) : undefined;
        this.state = this.compare();
    }
    /** What is done, in words. */
    describe() {
        const { state, target, before } = this;
        if (state === 'new')
            return `copied     ${target}`;
        if (state === 'same')
            return `unchanged  ${target}`;
        if (state === 'copy')
            return `replaced   ${target} (an earlier copy there)`;
        if (state === 'build')
            return `replaced   ${target} (adobe-collection ${versionOf(before)} there)`;
        return `replaced   ${target} (another file there)`;
    }
    write() {
        fs.mkdirSync(path.dirname(this.target), { recursive: true });
        if (this.state !== 'same')
            fs.writeFileSync(this.target, this.content);
        this.record.add(path.basename(this.target), this.content);
    }
    compare() {
        const { before, content } = this;
        if (before === undefined)
            return 'new';
        if (before.equals(content))
            return 'same';
        if (versionOf(before) !== undefined && versionOf(content) !== undefined)
            return 'build';
        return this.record.holds(path.basename(this.target), before) ? 'copy' : 'other';
    }
}
function versionOf(file) {
    return file && BANNER.exec(file.toString('latin1', 0, 100))?.[1];
}

const NAME$1 = '.adobe-collection.json';
/**
 * What `install` put into a folder, as a file there: names with the digest of what was written. A file that is still
 * what `install` wrote may be replaced without a question.
 */
class InstallRecord {
    constructor(folder) {
        this.folder = folder;
        this.file = path.join(folder, NAME$1);
        this.digests = read$1(this.file);
    }
    /** Whether that is what `install` wrote under this name. */
    holds(name, content) {
        return Object.hasOwn(this.digests, name) && this.digests[name] === digest(content);
    }
    add(name, content) {
        this.digests[name] = digest(content);
    }
    write() {
        fs.mkdirSync(this.folder, { recursive: true });
        fs.writeFileSync(this.file, `${JSON.stringify(this.digests, null, 2)}\n`);
    }
}
/** A record that cannot be read holds nothing: then every file there is somebody else's. */
function read$1(file) {
    try {
        return { ...JSON.parse(fs.readFileSync(file, 'utf8')) };
    }
    catch {
        return {};
    }
}
function digest(content) {
    return node_crypto.createHash('sha256').update(content).digest('hex');
}

const LIBRARY$1 = 'collection.jsfl';
const LOADER = `
A script loads the library with its first line:

    fl.runScript(fl.configURI + 'Commands/${LIBRARY$1}');
`;
/**
 * `install`: copies the built library and scripts into the Commands folder of every version and language of Animate
 * found, where they stand in the menu Commands. Nothing is copied when something is in the way.
 *
 * @throws Error when no folder is found, a script is missing, or a file that is not ours would be replaced
 */
function install(scripts, options, io) {
    const files = [path.join(io.libraryFolder, LIBRARY$1), ...scripts.map((script) => path.resolve(script))];
    checkFiles(files);
    const records = new Map(targetFolders(options, io).map((folder) => [folder, new InstallRecord(folder)]));
    const copies = [...records].flatMap(([folder, record]) => files.map((file) => new Copy(file, folder, record)));
    const inTheWay = copies.filter(({ state }) => state === 'other').map(({ target }) => target);
    if (inTheWay.length > 0 && !options.force) {
        throw new Error(`${inTheWay.join(', ')}: another file is there; nothing was copied; --force replaces it`);
    }
    for (const copy of copies) {
        if (!options.dryRun)
            copy.write();
        io.out(`${copy.describe()}\n`);
    }
    if (!options.dryRun)
        for (const record of records.values())
            record.write();
    if (options.dryRun)
        io.out('Nothing was done: this was a dry run.\n');
    io.out(LOADER);
}
function checkFiles(files) {
    const missing = files.find((file) => !fs.statSync(file, { throwIfNoEntry: false })?.isFile());
    if (missing !== undefined)
        throw new Error(`${missing}: there is no such script`);
    const names = files.map((file) => path.basename(file).toLowerCase());
    const twice = files.find((_file, index) => names.indexOf(names[index]) < index);
    if (twice !== undefined)
        throw new Error(`${twice}: another script has the same name`);
}
function targetFolders({ to }, { system }) {
    if (to !== undefined)
        return [path.resolve(to)];
    const folders = configurationFolders(system).map((folder) => path.join(folder, 'Commands'));
    if (folders.length > 0)
        return folders;
    throw new Error('no Configuration folder of Animate or Flash was found; name a folder with --to');
}

/** Exit statuses. */
const SUCCESS = 0;
const FAILURE = 1;
const USAGE = 2;

/** As an answer to any dialogue: Cancel. */
const CANCEL = ':cancel';
/**
 * Answers of the command line to dialogues, in order: `yes` or `no` for confirm, a text for prompt, a path for files,
 * `id=value&id=value` or `ok` for `xmlPanel`; `:cancel` for any.
 */
function answersFrom(texts) {
    const left = [...texts];
    return (dialog) => {
        const text = left.shift();
        if (text === undefined)
            return undefined;
        if (text === CANCEL)
            return null;
        if (dialog.kind !== 'confirm' && dialog.kind !== 'xmlPanel')
            return text;
        if (/^(yes|y|ok|true)$/i.test(text))
            return true;
        if (dialog.kind === 'xmlPanel')
            return text;
        if (/^(no|n|false)$/i.test(text))
            return false;
        throw new toTree.HostError(`confirm: the answer ${JSON.stringify(text)} is neither yes nor no`);
    };
}

const LIBRARY = 'collection.jsx';
/** Loads the built library into a host, as a script would: the very file that goes into Animate. */
function loadLibrary(host, folder) {
    const file = path.join(folder, LIBRARY);
    if (!fs.existsSync(file))
        throw new Error(`${file} is missing; npm run build makes it`);
    host.scripts.runPlain(file);
}

/**
 * `render`: draws a timeline of a document, with the matches of a query outlined.
 *
 * @throws whatever opening the document or the query throws; RangeError for a scene, symbol or frame that is not there.
 */
function render(file, options, io) {
    const host = new toTree.Host({ realm: 'separate', onWarning: io.warn });
    const document = host.open(file);
    const timeline = chooseTimeline(document, options);
    const frame = chooseFrame(timeline, options.frame);
    const matches = options.query === undefined ? undefined : findMatches(host, options.query, options, io);
    writePicture(toTree.pictureOf(document, { timeline, frame, matches }).svg, options, io);
}
/** Writes an SVG picture as SVG or, by the name of the file, as PNG. */
function writePicture(svg, { output, scale }, io) {
    if (output === undefined)
        io.out(svg);
    else if (path.extname(output).toLowerCase() === '.png')
        fs.writeFileSync(output, toTree.rasterize(svg, { scale }));
    else
        fs.writeFileSync(output, svg);
}
/** Puts the timeline to draw on the stage, so that a query without a source finds what is on it. */
function chooseTimeline(document, { timeline: name, symbol }) {
    if (symbol !== undefined) {
        const item = document.itemAt(symbol);
        if (!(item instanceof toTree.SymbolItem))
            throw new RangeError(`there is no symbol "${symbol}" in the library`);
        document.editItem(item, true);
    }
    else if (name !== undefined) {
        const names = document.timelines.map((scene) => scene.name);
        if (!names.includes(name)) {
            throw new RangeError(`there is no scene "${name}"; the document has ${names.map((one) => `"${one}"`).join(', ')}`);
        }
        document.currentTimeline = names.indexOf(name);
    }
    return document.getTimeline();
}
/** Moves the playhead to a frame counted from 1, so that a query finds what stands there, and gives its index. */
function chooseFrame(timeline, number) {
    if (number !== undefined) {
        if (number < 1 || number > timeline.frameCount) {
            throw new RangeError(`there is no frame ${number}: "${timeline.name}" has ${timeline.frameCount}`);
        }
        timeline.currentFrame = number - 1;
    }
    return timeline.currentFrame;
}
function findMatches(host, query, { items }, io) {
    loadLibrary(host, io.libraryFolder);
    const select = host.scripts.run(items ? '$$' : '$', 'query');
    const found = items ? select(query).instances() : select(query);
    return Array.from(found.elements, (facade) => host.realm.unwrap(facade)).filter((object) => object instanceof toTree.Element);
}

/** Global names of newer engines that scripts may expect. */
const GLOBALS = 'JSON Map Set WeakMap WeakSet Symbol Promise Proxy Reflect Intl console globalThis setTimeout';
/**
 * Told of an error of a script that comes from a member which newer engines have and Animate's has not; undefined for
 * other errors.
 *
 * @param message - `JSON is not defined`, `text.trim is not a function`
 */
function explainMissing(message) {
    const name = /^(\w+) is not defined$/.exec(message)?.[1] ?? /(\w+) is not a function$/.exec(message)?.[1] ?? '';
    const isMissing = / defined$/.test(message) ? GLOBALS.split(' ').includes(name) : isNewer(name);
    return isMissing ? `Animate's engine does not have ${name}; --modern lifts the limit` : undefined;
}
/** Whether Node has a member of that name on the objects of the language, and Animate's engine has it on none. */
function isNewer(name) {
    const types = { Object, Function, Array, String, Number, Date, Math };
    const isHere = Object.values(types).some((type) => Object.hasOwn(type, name) || ('prototype' in type && Object.hasOwn(type.prototype, name)));
    return isHere && !Object.values(toTree.members).some((names) => names.includes(name));
}

/**
 * A script that failed: `message` is one line with the script's file and line, `frames` the places in scripts that
 * led there, the host's own left out.
 */
class ScriptFailure extends Error {
    /**
     * @param thrown - what the script threw
     * @param script - the script that was started
     * @param files - every script that ran
     * @param isLimited - whether the script was limited to the language of Animate's engine
     */
    constructor(thrown, script, files, isLimited = false) {
        const frames = framesOf(thrown, files);
        const hint = isLimited ? explainMissing(errorLine(thrown)) : undefined;
        super(describe(thrown, frames[0]?.place ?? script) + (hint ? ` (${hint})` : ''));
        this.name = 'ScriptFailure';
        this.frames = frames.map(({ text }) => text);
    }
}
function describe(thrown, place) {
    if (thrown instanceof toTree.ScriptSyntaxError)
        return `${thrown.file}:${thrown.line}: SyntaxError: ${thrown.reason}`;
    const line = errorLine(thrown);
    const name = typeof thrown === 'object' && thrown !== null ? thrown.name : undefined;
    return typeof name === 'string' ? `${place}: ${name}: ${line}` : `${place}: ${line}`;
}
/** The lines of a stack that lie in scripts, each with its `file:line`. */
function framesOf(thrown, files) {
    const stack = typeof thrown === 'object' && thrown !== null ? thrown.stack : undefined;
    if (typeof stack !== 'string')
        return [];
    return stack.split('\n').flatMap((text) => {
        if (!/^\s+at /.test(text))
            return [];
        const match = /(?:^|\()((?:[A-Za-z]:)?[^():]+):(\d+)(?::\d+)?\)?$/.exec(text.trim().replace(/^at (?!.*\()/, ''));
        return match && files.has(match[1]) ? [{ text, place: `${match[1]}:${match[2]}` }] : [];
    });
}

/**
 * `run`: opens the documents (the last one is active), loads the built library, runs the scripts in order and saves
 * what they left open. Nothing is saved when a script fails; without `save`, scripts cannot save either.
 *
 * @throws ScriptFailure for a script that failed; DocumentError for a document that cannot be opened or saved.
 */
function runScripts(scripts, options, io) {
    checkScripts(scripts);
    const host = new toTree.Host({
        realm: 'separate',
        modern: options.modern ?? false,
        roots: options.root.length > 0 ? options.root : foldersOf([...scripts, ...options.document]),
        answers: answersFrom(options.answer),
        onTrace: (text) => io.out(`${text}\n`),
        onAlert: (text) => io.err(`${text}\n`),
        onWarning: io.warn,
        canSave: options.save !== undefined,
    });
    const documents = options.document.map((file) => host.open(file));
    if (!options.bare)
        loadLibrary(host, io.libraryFolder);
    for (const script of scripts) {
        try {
            host.scripts.runFile(path.resolve(script));
        }
        catch (error) {
            throw new ScriptFailure(error, path.resolve(script), host.scripts.files, !options.modern);
        }
    }
    if (options.render !== undefined)
        drawActive(host, options.render, io);
    if (options.save === undefined)
        return;
    for (const document of documents) {
        const target = options.save === '' ? undefined : path.resolve(options.save);
        if (!host.documents.includes(document))
            io.warn(`${document.name}: not saved, as a script closed it`);
        else
            document.saveAt(target, { force: options.force ?? false });
    }
}
/** @throws Error for what is no file, and for documents taken for scripts. */
function checkScripts(scripts) {
    for (const script of scripts) {
        if (/\.(fla|xfl)$/i.test(script))
            throw new Error(`${script}: expected a script; documents are named by --document, targets by --save=`);
        if (!fs.existsSync(script))
            throw new Error(`${script}: there is no such script`);
        if (fs.statSync(script).isDirectory())
            throw new Error(`${script}: expected a script, not a folder`);
    }
}
/** @throws Error when the scripts left no document open. */
function drawActive(host, output, io) {
    if (!host.active)
        throw new Error('--render: no document is open after the scripts');
    writePicture(toTree.pictureOf(host.active).svg, { output }, io);
}
/** The folders that files lie in; of an XFL folder, the folder itself too. */
function foldersOf(files) {
    const folders = files.flatMap((file) => {
        const absolute = path.resolve(file);
        return [path.dirname(absolute), ...(path.extname(absolute) === '' ? [absolute] : [])];
    });
    return [...new Set(folders)];
}

/**
 * The documents that a path or a glob pattern names: an FLA or `.xfl` file, an XFL folder, or every document at any
 * depth of another folder. Absolute paths, sorted, each once.
 *
 * @throws Error when it names none.
 */
function findDocuments(pattern) {
    const found = fs.existsSync(pattern)
        ? [pattern]
        : tinyglobby.globSync(pattern, { onlyFiles: false, expandDirectories: false });
    const documents = found.flatMap((file) => documentsAt(path.resolve(file)));
    if (documents.length === 0)
        throw new Error(`${pattern}: no document found`);
    return [...new Set(documents)].sort();
}
function documentsAt(file) {
    if (!fs.statSync(file).isDirectory() || isXfl(file))
        return [file];
    return fs
        .readdirSync(file, { withFileTypes: true })
        .map((entry) => path.join(file, entry.name))
        .flatMap((entry) => fs.statSync(entry).isDirectory() ? documentsAt(entry) : /\.fla$/i.test(entry) ? [entry] : []);
}
function isXfl(folder) {
    return fs.existsSync(path.join(folder, 'DOMDocument.xml'));
}

/**
 * `run --each`: the scripts once per document, several at a time, each in a process of its own, so that no document's
 * failure stops the others. Prints what each run prints when it ends, then a table. True when all succeeded.
 */
async function runEach(scripts, options, io) {
    checkScripts(scripts);
    const documents = [...new Set(options.document.flatMap(findDocuments))];
    const waiting = documents.map((document, index) => ({ document, index }));
    const folder = commonFolder(documents.map(placeOf));
    const jobs = [];
    let done = 0;
    showProgress(done, documents.length, io);
    const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
            const target = options.save && path.join(options.save, path.relative(folder, placeOf(next.document)));
            const args = argumentsFor(scripts, { ...options, save: target }, next.document);
            const job = await runOne(next.document, args, io);
            jobs[next.index] = job;
            report(job, io);
            showProgress(++done, documents.length, io);
        }
    };
    await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), documents.length) }, work));
    if (io.isTerminal)
        io.err('\r\u001b[K');
    io.err(summary(jobs));
    return jobs.every(({ status }) => status === 0);
}
async function runOne(document, args, io) {
    const start = process.hrtime.bigint();
    const outcome = await io.spawn(args);
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

/** A library item as JSON has it. */
function describeItem(facade) {
    const item = facade;
    return {
        name: item.name,
        itemType: item.itemType,
        linkageClassName: read(item, 'linkageClassName'),
    };
}
/** An element as JSON has it; what its kind does not have is null. `frame` is the first frame of its keyframe. */
function describeElement(facade, realm) {
    const element = facade;
    return {
        name: element.name,
        elementType: element.elementType,
        instanceType: read(element, 'instanceType'),
        symbolType: read(element, 'symbolType'),
        libraryItem: nameOf(read(element, 'libraryItem')),
        layer: nameOf(element.layer),
        frame: keyframeOf(realm.unwrap(facade)),
        x: element.x,
        y: element.y,
    };
}
function read(object, name) {
    return name in object ? (object[name] ?? null) : null;
}
function nameOf(object) {
    return object?.name ?? null;
}
function keyframeOf(object) {
    for (let node = object?.node ?? null; node; node = node.parent) {
        if (node.name === 'DOMFrame')
            return Number(node.attr('index') ?? 0);
    }
    return null;
}

/**
 * `query`: what a query finds in a document. The built library runs in a host, as in Animate, and answers.
 *
 * @throws whatever opening the document or the query throws.
 */
function query(document, text, options, io) {
    const host = new toTree.Host({
        realm: 'separate',
        onTrace: (line) => io.out(`${line}\n`),
        onWarning: io.warn,
    });
    host.open(document);
    loadLibrary(host, io.libraryFolder);
    const select = host.scripts.run(options.items ? '$$' : '$', 'query');
    const found = select(text);
    if (!options.json) {
        found.list();
        return;
    }
    const describe = options.items ? describeItem : describeElement;
    const described = Array.from(found.elements, (facade) => describe(facade, host.realm));
    io.out(`${JSON.stringify(described, null, 2)}\n`);
}

/**
 * `tree`: scenes, layers, frames, elements and library of a document.
 *
 * @throws DocumentError when it cannot be opened.
 */
function tree(document, options, io) {
    const host = new toTree.Host({ realm: 'separate', onWarning: io.warn });
    io.out(`${toTree.toTree(host.open(document), options)}\n`);
}

const SHOWN = 3;
/**
 * Warnings for standard error: each once, as it comes; of the fourth from the same source on only the number, at the
 * end. The source is what stands before the first colon: the name of a document, or of a method.
 */
class Warnings {
    constructor(write) {
        this.write = write;
        this.seen = new Set();
        this.counts = new Map();
    }
    add(text) {
        if (this.seen.has(text))
            return;
        this.seen.add(text);
        const source = text.split(':', 1)[0];
        const count = (this.counts.get(source) ?? 0) + 1;
        this.counts.set(source, count);
        if (count <= SHOWN)
            this.write(`${text}\n`);
    }
    /** Tells how many were left out. */
    end() {
        for (const [source, count] of this.counts) {
            if (count > SHOWN)
                this.write(`${source}: … and ${count - SHOWN} more\n`);
        }
    }
}

const NAME = 'adobe-collection';
/**
 * The command line: runs one command and gives its exit status (0 done, 1 failed, 2 wrong usage).
 *
 * @param args - what stands behind the program's name
 */
async function run(args, io) {
    try {
        await perform(args, io);
        return SUCCESS;
    }
    catch (error) {
        if (error instanceof Failed)
            return FAILURE;
        if (error instanceof commander.CommanderError)
            return error.exitCode === 0 ? SUCCESS : USAGE;
        if (isDefect(error)) {
            io.err(defectReport(error, io.libraryFolder));
            return FAILURE;
        }
        io.err(`${NAME}: ${errorLine(error)}\n`);
        if (error instanceof ScriptFailure)
            for (const frame of error.frames)
                io.err(`${frame}\n`);
        if (isReportable(error, args))
            io.err(`    with ${versionLine(io.libraryFolder)}\n`);
        return FAILURE;
    }
}
async function perform(args, io) {
    const warnings = new Warnings(io.err);
    const warn = (text) => warnings.add(text);
    try {
        await define({ ...io, warn }).parseAsync(separateSave(args), { from: 'user' });
    }
    finally {
        warnings.end();
    }
}
/** Whether somebody may want to report the failure. (Those of queries are one line, for programs to read.) */
function isReportable(error, [command]) {
    return command !== 'query' && (error instanceof ScriptFailure || error instanceof toTree.DocumentError);
}
/** A command that did what it should and found failures, which it has told already. */
class Failed extends Error {
}
/** `--save` takes its value after `=` only: what follows it on the command line is another argument. */
function separateSave(args) {
    const end = args.indexOf('--');
    return args.map((arg, index) => (arg === '--save' && (end < 0 || index < end) ? '--save=' : arg));
}
function collect(value, before) {
    return [...before, value];
}
/** Whether a document can be saved under that name: not under one that speaks of another kind of file. */
function isDocumentName(file) {
    return /^(\.(fla|xfl))?$/i.test(path.extname(file)) || fs.existsSync(path.join(file, 'DOMDocument.xml'));
}
function wholeNumber(text) {
    if (!/^\d+$/.test(text))
        throw new commander.InvalidArgumentError('expected a whole number.');
    return Number(text);
}
function positiveNumber(text) {
    if (!(Number(text) > 0 && Number(text) <= 16))
        throw new commander.InvalidArgumentError('expected a number up to 16.');
    return Number(text);
}
function define(io) {
    const program = new commander.Command(NAME)
        .description('Queries and scripts for documents of Adobe Animate, without Animate.')
        .version(versionLine(io.libraryFolder), '-V, --version', 'version of the program, of Node and of the system')
        .exitOverride()
        .configureOutput({ writeOut: io.out, writeErr: io.err })
        .showHelpAfterError('(add --help for usage)');
    program
        .command('query')
        .description('list what a query finds in a document')
        .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
        .argument('<query>', 'for example "star*:movieclip[x>200]"')
        .option('--items', 'query the library instead of the stage')
        .option('--json', 'print JSON')
        .action((document, text, options) => query(document, text, options, io));
    program
        .command('run')
        .description('run scripts on documents')
        .argument('<scripts...>', 'JSFL files, run in this order')
        .option('-d, --document <file>', 'a document to open; the last one is active; may be repeated', collect, [])
        .option('--save [path]', 'save the documents: --save in place, --save=path elsewhere (FLA or XFL by the name)')
        .option('--render <file>', 'draw what the active document then shows, .svg or .png')
        .option('--force', 'save even over a document that changed on disk meanwhile')
        .option('--bare', 'do not load the library of collections')
        .option('--modern', "leave the language as Node has it, not as Animate's engine")
        .option('--answer <text>', 'answer to the next dialogue (yes, no, a text, a path, :cancel)', collect, [])
        .option('--root <folder>', "a folder that scripts may touch; default: the scripts' and documents'", collect, [])
        .option('--each', 'run once for each document; --document may name folders and patterns')
        .action(async (scripts, options, command) => {
        if (options.each) {
            if (options.render !== undefined)
                command.error('error: --render cannot go with --each', { exitCode: USAGE });
            if (options.document.length === 0)
                command.error('error: --each needs --document', { exitCode: USAGE });
            if (!(await runEach(scripts, options, io)))
                throw new Failed();
            return;
        }
        if (options.save && options.document.length !== 1) {
            command.error('error: --save=path needs exactly one --document', { exitCode: USAGE });
        }
        if (options.save && !isDocumentName(options.save)) {
            const message = `error: --save=${options.save}: expected an .fla file, or an XFL folder or .xfl file`;
            command.error(message, { exitCode: USAGE });
        }
        runScripts(scripts, options, io);
    });
    program
        .command('tree')
        .description('show scenes, layers, frames, elements and library of a document')
        .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
        .option('--no-symbols', 'leave out the timelines of symbols')
        .option('--no-elements', 'leave out elements')
        .action((document, options) => tree(document, options, io));
    program
        .command('render')
        .description('draw a frame of a document as SVG or PNG')
        .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
        .option('--query <query>', 'outline and label what a query finds, the rest pale')
        .option('--items', 'the query speaks of library items: outline their instances')
        .option('--frame <number>', 'frame to draw, from 1; default: where the playhead is', wholeNumber)
        .option('--timeline <name>', 'scene to draw; default: the current one')
        .option('--symbol <path>', 'symbol to draw instead of a scene')
        .option('--scale <number>', 'pixels of a PNG per pixel of the stage', positiveNumber, 1)
        .option('-o, --output <file>', 'file to write, .svg or .png; default: SVG to standard output')
        .action((document, options) => render(document, options, io));
    program
        .command('install')
        .description('copy the library and scripts into the menu Commands of every Animate found')
        .argument('[scripts...]', 'JSFL files to copy with the library')
        .option('--to <folder>', 'copy into this folder instead')
        .option('--force', 'replace files that this command did not put there, too')
        .option('--dry-run', 'say what would be done, and do nothing')
        .action((scripts, options) => install(scripts, options, io));
    program
        .command('init')
        .description('make a project for scripts: TypeScript, a build, a test on a document')
        .argument('<folder>', 'an empty or new folder')
        .action((folder) => init(folder, io));
    return program;
}

/** A reader that has seen enough (`| head`) closes the pipe: that is no failure. */
process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE')
        process.exit(0);
    throw error;
});
// The status is set, not exited with, so that Node first writes out what stands in the pipe.
run(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    libraryFolder: __dirname,
    system: { platform: process.platform, home: os.homedir(), localAppData: process.env.LOCALAPPDATA },
    spawn,
}).then((status) => {
    process.exitCode = status;
}, (error) => {
    process.stderr.write(defectReport(error, __dirname));
    process.exitCode = 1;
});
function spawn(args) {
    return new Promise((resolve) => {
        const command = [...process.execArgv, __filename, ...args];
        const child = node_child_process.execFile(process.execPath, command, { maxBuffer: Infinity }, (error, out, err) => {
            resolve({ status: error ? (child.exitCode ?? 1) : 0, out, err });
        });
    });
}
