// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const os = require('node:os');
const path = require('node:path');
const commander = require('commander');
const host_errors = require('../host/errors.js');
const fs = require('node:fs');

/**
 * The package's own manifest: the one place where the version stands.
 *
 * @param libraryFolder - the folder of the build, beside it
 */
function readManifest(libraryFolder) {
    return JSON.parse(fs.readFileSync(path.join(libraryFolder, '../package.json'), 'utf8'));
}
/** The version of the program, of Node and of the system: `adobe-collection 0.1.0, Node 20.11.0, linux x64`. */
function versionLine(libraryFolder) {
    const { version } = readManifest(libraryFolder);
    return `adobe-collection ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}

/**
 * True for an error that only a mistake in this program causes: nobody throws these for wrong input. (Errors of scripts
 * come as ScriptFailure, or from a realm of their own.)
 */
function isDefect(error) {
    return error instanceof TypeError || error instanceof ReferenceError || isOverflow(error);
}
function isOverflow(error) {
    return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}
/** The message for an error that nobody expected: how to report it, and where it happened. */
function defectReport(error, libraryFolder) {
    const where = error instanceof Error ? error.stack : String(error);
    return [
        `adobe-collection: internal error in ${versionLine(libraryFolder)}: this is a defect of the program.`,
        'Please report it with these lines, the command and the document (see CONTRIBUTING.md):',
        `${where}\n`,
    ].join('\n');
}

/** The world around the command line as this process has it. @param folder - the folder of the build */
function processIo(folder) {
    return {
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
        isTerminal: process.stderr.isTTY,
        libraryFolder: folder,
        system: { platform: process.platform, home: os.homedir(), localAppData: process.env.LOCALAPPDATA },
        startWorker: async (bounds) => {
            const { ProcessWorker } = await Promise.resolve().then(() => require('./ProcessWorker.js'));
            return new ProcessWorker(path.join(folder, 'worker.js'), bounds);
        },
    };
}

const init = (program, io) => {
    program
        .command('init')
        .description('make a project for scripts: TypeScript, a build, a test on a document')
        .argument('<folder>', 'an empty or new folder')
        .action(async (folder) => {
        const { makeProject } = await Promise.resolve().then(() => require('./makeProject.js'));
        makeProject(folder, io);
    });
};

const install = (program, io) => {
    program
        .command('install')
        .description('copy the library and scripts into the menu Commands of every Animate found')
        .argument('[scripts...]', 'JSFL files to copy with the library')
        .option('--to <folder>', 'copy into this folder instead')
        .option('--force', 'also replace files that this command did not copy there')
        .option('--dry-run', 'say what would be done, and do nothing')
        .action(async (scripts, options) => {
        const { installScripts } = await Promise.resolve().then(() => require('./installScripts.js'));
        installScripts(scripts, options, io);
    });
};

/** A failure that the command has told already. */
class ToldFailure extends Error {
}
/** Exit statuses. */
const SUCCESS = 0;
const FAILURE = 1;
const USAGE = 2;

/** Reads an option that is a whole number. */
function readWholeNumber(text) {
    if (!/^\d+$/.test(text))
        throw new commander.InvalidArgumentError('expected a whole number.');
    return Number(text);
}

const query = (program, io) => {
    program
        .command('query')
        .description('list what a query finds in documents')
        .usage('[options] <documents...> <query>')
        .argument('<documents-and-query...>', 'FLA files, XFL folders, .xfl files, folders of them, patterns; then the query, such as "star*:movieclip[x>200]"')
        .option('--items', 'query the library instead of the stage')
        .option('--all', 'query every keyframe of every timeline, not one frame')
        .option('--timeline <name>', 'scene to query; default: the current one')
        .option('--symbol <path>', 'symbol to query instead of a scene')
        .option('--frame <number>', 'frame to query, from 1; default: where the playhead is', readWholeNumber)
        .option('--count', 'print how many were found, not what')
        .option('--json', 'print JSON; frames in it, as in queries, count from 0')
        .action(async (args, options, command) => {
        const wrong = misuse(args, options);
        if (wrong !== null)
            command.error(`error: ${wrong}`, { exitCode: USAGE });
        const { printMatches } = await Promise.resolve().then(() => require('./printMatches.js'));
        if (!printMatches(args.slice(0, -1), args[args.length - 1], options, io))
            throw new ToldFailure();
    });
};
/** What makes no sense about the arguments, or null. */
function misuse(args, options) {
    if (args.length < 2)
        return "missing required argument 'query'";
    const places = ['timeline', 'symbol', 'frame'].filter((name) => options[name] !== undefined);
    const wide = ['items', 'all'].filter((name) => options[name]);
    if (wide.length > 1)
        return '--items cannot go with --all';
    if (wide.length > 0 && places.length > 0)
        return `--${places[0]} cannot go with --${wide[0]}`;
    return null;
}

/** The value of an option that takes a positive number. */
function readAmount(text) {
    const value = Number(text);
    if (value > 0 && Number.isFinite(value))
        return value;
    throw new commander.InvalidArgumentError('expected a number above 0.');
}

const LARGEST_SCALE = 16;
const render = (program, io) => {
    program
        .command('render')
        .description('draw a frame of a document as SVG or PNG')
        .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
        .option('--query <query>', 'outline and label what a query finds, and draw the rest pale')
        .option('--items', 'find library items with the query, and outline their instances')
        .option('--frame <number>', 'frame to draw, from 1; default: where the playhead is', readWholeNumber)
        .option('--timeline <name>', 'scene to draw; default: the current one')
        .option('--symbol <path>', 'symbol to draw instead of a scene')
        .option('--scale <number>', 'pixels of a PNG per pixel of the stage', readScale, 1)
        .option('--fonts <folder>', 'folder of TTF and OTF files to set texts in')
        .option('--max-pixels <number>', 'pixels of a picture or bitmap at most; default 64000000', readAmount)
        .option('-o, --output <file>', 'file to write, .svg or .png; default: SVG to standard output')
        .action(async (document, options) => {
        const { drawTimeline } = await Promise.resolve().then(() => require('./drawTimeline.js'));
        drawTimeline(document, options, io);
    });
};
function readScale(text) {
    const scale = Number(text);
    if (scale > 0 && scale <= LARGEST_SCALE)
        return scale;
    throw new commander.InvalidArgumentError(`expected a number up to ${LARGEST_SCALE}.`);
}

const run = (program, io) => {
    program
        .command('run')
        .description('run scripts on documents')
        .argument('<scripts...>', 'JSFL files, run in this order')
        .option('-d, --document <file>', 'a document to open; the last one is active; may be repeated', append, [])
        .option('--save [path]', 'save the documents: --save in place, --save=path elsewhere (FLA or XFL by the name)')
        .option('--render <file>', 'draw the active document after the scripts, .svg or .png')
        .option('--force', 'save even if the document changed on disk since it was opened')
        .option('--bare', 'do not load the library')
        .option('--modern', "give scripts all of Node's language, not only that of Animate's engine")
        .option('--answer <text>', 'answer to the next dialogue (yes, no, a text, a path, :cancel)', append, [])
        .option('--root <folder>', "a folder that scripts may touch; default: the scripts' and documents'", append, [])
        .option('--timeout <seconds>', 'stop after that time; with --each for one document, default 600', readAmount)
        .option('--memory <MB>', 'stop at more memory than that; with --each default 4096', readAmount)
        .option('--max-pixels <number>', 'pixels of a picture or bitmap at most; default 64000000', readAmount)
        .option('--each', 'run once for each document; --document may name folders and patterns')
        .action((scripts, options, command) => options.each ? runEach(scripts, options, command, io) : runOnce(scripts, options, command, io));
};
async function runEach(scripts, options, command, io) {
    if (options.render !== undefined)
        refuse(command, '--render cannot go with --each');
    if (options.document.length === 0)
        refuse(command, '--each needs --document');
    const { runOnEach } = await Promise.resolve().then(() => require('./runOnEach.js'));
    if (!(await runOnEach(scripts, options, boundsOf(options), io)))
        throw new ToldFailure();
}
async function runOnce(scripts, options, command, io) {
    const { save, document } = options;
    if (save && document.length !== 1)
        refuse(command, '--save=path needs exactly one --document');
    if (save && !canNameDocument(save)) {
        refuse(command, `--save=${save}: expected an .fla file, or an XFL folder or .xfl file`);
    }
    const bounds = boundsOf(options);
    if (Object.keys(bounds).length > 0) {
        const { runApart } = await Promise.resolve().then(() => require('./runApart.js'));
        if (!(await runApart(scripts, options, bounds, io)))
            throw new ToldFailure();
        return;
    }
    const { runScripts } = await Promise.resolve().then(() => require('./runScripts.js'));
    runScripts(scripts, options, io);
}
function boundsOf({ timeout, memory }) {
    return {
        ...(timeout === undefined ? {} : { seconds: timeout }),
        ...(memory === undefined ? {} : { megabytes: memory }),
    };
}
function refuse(command, reason) {
    command.error(`error: ${reason}`, { exitCode: USAGE });
}
function append(value, before) {
    return [...before, value];
}
/** False for a name that speaks of another kind of file. */
function canNameDocument(file) {
    return /^(\.(fla|xfl))?$/i.test(path.extname(file)) || fs.existsSync(path.join(file, 'DOMDocument.xml'));
}

const tree = (program, io) => {
    program
        .command('tree')
        .description('show scenes, layers, frames, elements and library of a document')
        .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
        .option('--no-symbols', 'leave out the timelines of symbols')
        .option('--no-elements', 'leave out elements')
        .action(async (document, options) => {
        const { printTree } = await Promise.resolve().then(() => require('./printTree.js'));
        printTree(document, options, io);
    });
};

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
        const hint = isLimited ? host_errors.explainMissing(errorLine(thrown)) : undefined;
        super(describe(thrown, frames[0]?.place ?? script) + (hint ? ` (${hint})` : ''));
        this.name = 'ScriptFailure';
        this.frames = frames.map(({ text }) => text);
    }
}
function describe(thrown, place) {
    if (thrown instanceof host_errors.ScriptSyntaxError)
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
    return stack.split('\n').flatMap((line) => hostFrame(line, files) ?? ownFrame(line, files) ?? []);
}
/** A frame as Node writes it: `    at name (file:12:5)`. */
function ownFrame(text, files) {
    if (!/^\s+at /.test(text))
        return undefined;
    const match = /(?:^|\()((?:[A-Za-z]:)?[^():]+):(\d+)(?::\d+)?\)?$/.exec(text.trim().replace(/^at (?!.*\()/, ''));
    return match && files.has(match[1]) ? { text, place: `${match[1]}:${match[2]}` } : undefined;
}
/** A frame as Animate's engine writes it: `name()@file:///folder/a.jsfl:12`. */
function hostFrame(text, files) {
    const [, name, uri, line] = /^(?:([^@]*)\(\))?@file:\/\/\/(.+):(\d+)$/.exec(text) ?? [];
    if (uri === undefined)
        return undefined;
    const file = [...files].find((known) => withoutRoot(known.replace(/\\/g, '/')) === withoutRoot(decoded(uri)));
    if (file === undefined)
        return undefined;
    const place = `${file}:${line}`;
    return { text: name === undefined ? `    at ${place}` : `    at ${name} (${place})`, place };
}
function decoded(uri) {
    return decodeURIComponent(uri).replace(/^([A-Za-z])\|/, '$1:');
}
function withoutRoot(path) {
    return path.replace(/^\/+/, '');
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
/** In the order of `--help`. */
const COMMANDS = [query, run, tree, render, install, init];
/**
 * Runs one command and gives its exit status: 0 done, 1 failed, 2 wrong usage.
 *
 * @param args - what stands behind the program's name
 */
async function runProgram(args, io) {
    try {
        await perform(args, io);
        return SUCCESS;
    }
    catch (error) {
        return tellFailure(error, args, io);
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
function tellFailure(error, args, io) {
    if (error instanceof ToldFailure)
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
/** True for failures that somebody may want to report. Those of queries stay one line, for programs to read. */
function isReportable(error, [command]) {
    return command !== 'query' && (error instanceof ScriptFailure || error instanceof host_errors.DocumentError);
}
/** `--save` takes its value after `=` only: what follows it on the command line is another argument. */
function separateSave(args) {
    const end = args.indexOf('--');
    return args.map((arg, index) => (arg === '--save' && (end < 0 || index < end) ? '--save=' : arg));
}
function define(io) {
    const program = new commander.Command(NAME)
        .description('Queries and scripts for documents of Adobe Animate, without Animate.')
        .version(versionLine(io.libraryFolder), '-V, --version', 'version of the program, of Node and of the system')
        .exitOverride()
        .configureOutput({ writeOut: io.out, writeErr: io.err })
        .showHelpAfterError('(add --help for usage)');
    for (const defineCommand of COMMANDS)
        defineCommand(program, io);
    return program;
}

/** Written to both outputs of a worker at the end of a job. */
const END_OF_OUTPUT = '\u0000end of output\u0000';

/** Hands on a text that comes in pieces, up to a mark at its end, which it keeps back. */
class EndingOutput {
    constructor(mark, write) {
        this.mark = mark;
        this.write = write;
        /** True when the mark has come. */
        this.isEnded = false;
        /** The end of what came, as long as it may be the beginning of the mark. */
        this.held = '';
    }
    add(text) {
        const all = this.held + text;
        this.isEnded = all.endsWith(this.mark);
        const kept = this.isEnded ? this.mark.length : this.beginningAtEndOf(all);
        this.held = this.isEnded ? '' : all.slice(all.length - kept);
        this.hand(all.slice(0, all.length - kept));
    }
    /** Hands on what is held back: nothing follows. */
    flush() {
        this.hand(this.held);
        this.held = '';
    }
    hand(text) {
        if (text !== '')
            this.write(text);
    }
    beginningAtEndOf(text) {
        for (let length = this.mark.length - 1; length > 0; length--)
            if (text.endsWith(this.mark.slice(0, length)))
                return length;
        return 0;
    }
}

/** Bytes of a page, where Linux tells of a process. */
const PAGE = 4096;
const MEGABYTE = 2 ** 20;
/** The memory that a process takes, in megabytes; 0 where the system does not tell: there the engine's own bound holds. */
function memoryOf(id) {
    try {
        return (Number(fs.readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * PAGE) / MEGABYTE;
    }
    catch {
        return 0;
    }
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const children = new Set();
const handlers = Object.entries(SIGNALS).map(([signal, status]) => ({
    signal,
    end: () => {
        killAll();
        process.exit(status);
    },
}));
/**
 * Ends a process when this one ends: a script that runs for ever does not notice that it is alone.
 *
 * @returns what undoes it, for a process that has ended
 */
function endTogether(child) {
    if (children.size === 0)
        listen();
    children.add(child);
    return () => {
        if (children.delete(child) && children.size === 0)
            stopListening();
    };
}
function listen() {
    for (const { signal, end } of handlers)
        process.on(signal, end);
    process.on('exit', killAll);
}
function stopListening() {
    for (const { signal, end } of handlers)
        process.off(signal, end);
    process.off('exit', killAll);
}
function killAll() {
    for (const child of children)
        child.kill('SIGKILL');
}

exports.END_OF_OUTPUT = END_OF_OUTPUT;
exports.EndingOutput = EndingOutput;
exports.FAILURE = FAILURE;
exports.ScriptFailure = ScriptFailure;
exports.defectReport = defectReport;
exports.endTogether = endTogether;
exports.errorLine = errorLine;
exports.memoryOf = memoryOf;
exports.processIo = processIo;
exports.readManifest = readManifest;
exports.runProgram = runProgram;
