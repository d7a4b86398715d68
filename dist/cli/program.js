// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const cli_common = require('./common.js');
const host_errors = require('../host/errors.js');
const path = require('node:path');
const commander = require('commander');
const host_defaults = require('../host/defaults.js');

class ProgramCommand extends commander.Command {
    createCommand(name) {
        return new ProgramCommand(name);
    }
    missingMandatoryOptionValue({ flags, description, argChoices }) {
        const choices = argChoices === undefined ? '' : `; one of ${argChoices.join(', ')}`;
        this.error(`error: ${flags} is missing: ${description}${choices}`, {
            exitCode: cli_common.USAGE
        });
    }
}

const SHELLS = [
    'bash',
    'zsh',
    'fish'
];
const completion = (program, io)=>{
    program.command('completion').description('print what makes a shell complete commands, options and their values').addArgument(new commander.Argument('<shell>').choices(SHELLS)).action(async (shell)=>{
        const { completionScript } = await Promise.resolve().then(() => require('./completionScript.js'));
        io.outContent(completionScript(shell, program));
    });
};

const DOCUMENTS = 'FLA files, XFL folders, .xfl files, folders of them, patterns; - reads a document, or a list of paths, from standard input';

const convert = (program, io)=>{
    program.command('convert').description('save documents in another format: binary FLA files as FLA or XFL, FLA as XFL, XFL as FLA').argument('<documents...>', `${DOCUMENTS}; or one document, and the name of the new one`).addOption(new commander.Option('--to <format>', 'the format to save in').choices([
        'fla',
        'xfl'
    ])).option('-o, --output <path>', 'the new document, or the folder for the new documents; each keeps its relative path').option('--in-place', 'replace binary FLA files by the new ones; others stay unchanged').option('--strict', 'refuse a document that cannot be read completely').option('--recover', 'save what can be read of damaged documents, and say what is lost').option('--force', 'replace existing files').action(async (documents, options, command)=>{
        const wrong = misuse$2(documents, options);
        if (wrong !== null) command.error(`error: ${wrong}`, {
            exitCode: cli_common.USAGE
        });
        const { convertDocuments } = await Promise.resolve().then(() => require('./convertDocuments.js'));
        if (!convertDocuments(documents, options, io)) throw new cli_common.ReportedFailure();
    });
};
function misuse$2(documents, { to, output, inPlace, recover, strict }) {
    if (recover && (inPlace || strict)) return `--recover cannot go with ${strict ? '--strict' : '--in-place'}`;
    if (inPlace) {
        if (output !== undefined) return '--in-place cannot go with --output';
        if (documents.includes('-')) return '--in-place cannot go with a document from standard input';
        return to === 'xfl' ? '--in-place cannot go with --to xfl: an FLA becomes an FLA' : null;
    }
    if (output !== undefined) return null;
    if (documents.length === 2) return to === undefined ? null : '--to needs --output, the folder for the new documents';
    return 'expected a document and the name of the new one, or --to with --output, or --in-place';
}

function readWholeNumber(text) {
    if (!/^\d+$/.test(text)) throw new commander.InvalidArgumentError('Expected a whole number.');
    return Number(text);
}

const diff = (program, io)=>{
    program.command('diff').description('say what changed from one document to another; status 0: nothing, 1: something, 2: trouble').argument('<old>', 'an FLA, an XFL folder or an .xfl file; - for standard input; <revision>:<path> for one in git, such as HEAD:logo.fla').argument('<new>', 'the same').option('--json', 'print JSON; frames in it count from 0, as in scripts').option('--render <file>', 'draw before, after and what changed, .svg or .png').option('--timeline <name>', 'scene to draw; default: the first that changed').addOption(new commander.Option('--symbol <path>', 'symbol to draw').conflicts('timeline')).option('--frame <number>', 'frame to draw, from 1', readWholeNumber).action(async (before, after, options)=>{
        const { compareDocuments } = await Promise.resolve().then(() => require('./compareDocuments.js'));
        let isSame;
        try {
            isSame = await compareDocuments(before, after, options, io);
        } catch (error) {
            throw new cli_common.CommandFailure(error, TROUBLE$1);
        }
        if (!isSame) throw new cli_common.ReportedFailure();
    });
};
const TROUBLE$1 = cli_common.FAILURE + 1;

const fidelity = (program, io)=>{
    program.command('fidelity').description('compare what an Animate answered with what the headless host assumes').argument('<answers>', 'the file that the command "Ask Animate" wrote in Animate').option('--json', 'print JSON with each assumption, for programs').action(async (answers, options)=>{
        const { printFidelity } = await Promise.resolve().then(() => require('./printFidelity.js'));
        printFidelity(answers, options, io);
    });
};

const git = (program, io)=>{
    const command = program.command('git').description('make git show and merge what changed in documents').action(()=>command.error('error: git: expected install or uninstall', {
            exitCode: cli_common.USAGE
        }));
    command.command('install').description('set textconv, difftool, merge driver, mergetool and attributes for FLA files and XFL folders in a repository').argument('[folder]', 'a folder of the repository', '.').action(async (folder)=>{
        const { installInGit } = await Promise.resolve().then(() => require('./gitSettings.js'));
        await installInGit(folder, io);
    });
    command.command('uninstall').description('remove what `git install` set').argument('[folder]', 'a folder of the repository', '.').action(async (folder)=>{
        const { uninstallFromGit } = await Promise.resolve().then(() => require('./gitSettings.js'));
        await uninstallFromGit(folder, io);
    });
    command.command('textconv', {
        hidden: true
    }).argument('<file>').argument('[version]', 'the program that git keeps the answers of').action(async (file)=>{
        const { printForGit } = await Promise.resolve().then(() => require('./printForGit.js'));
        await printForGit(file, io);
    });
    const versions = (name)=>command.command(name, {
            hidden: true
        }).argument('<base>').argument('<ours>').argument('<theirs>').argument('<path>', 'the document in the repository');
    versions('merge-file').action(async (base, ours, theirs, path)=>{
        const { mergeForGit } = await Promise.resolve().then(() => require('./mergeForGit.js'));
        await mergeForGit({
            base,
            ours,
            theirs,
            path
        }, io);
    });
    versions('merge-tool').action(async (base, ours, theirs, path)=>{
        const { mergeAsTool } = await Promise.resolve().then(() => require('./mergeForGit.js'));
        await mergeAsTool({
            base,
            ours,
            theirs,
            path
        }, io);
    });
};

const CALL = /^\s*(\$\$?(?:\.\w+)?)\s*\(\s*(['"])(.*?)\2/;
const OPTIONS = {
    $$: '--items',
    '$.layers': '--layers',
    '$.frames': '--frames',
    '$.all': '--all'
};
function callIn(text) {
    const call = CALL.exec(text);
    return call && {
        name: call[1],
        query: JSON.stringify(call[3])
    };
}
function queryMisuse(text) {
    const call = callIn(text);
    if (!call) return null;
    const { name, query } = call;
    const option = Object.hasOwn(OPTIONS, name) ? `, and ${OPTIONS[name]} for ${name}` : '';
    return `give the query alone, without ${name}(…)${option}: ${query}`;
}
function readQuery(text) {
    const call = callIn(text);
    if (!call) return text;
    throw new commander.InvalidArgumentError(`Give the query alone, without ${call.name}(…): ${call.query}.`);
}

function repeated(value, before = []) {
    return [
        ...before,
        value
    ];
}

function readAmount(text) {
    const value = Number(text);
    if (value > 0 && Number.isFinite(value)) return value;
    throw new commander.InvalidArgumentError('Expected a number above 0.');
}

function maxPixelsOption() {
    const { maxPixels } = host_defaults.DEFAULT_LIMITS;
    return new commander.Option('--max-pixels <number>', `maximum pixels of a picture or bitmap; default ${maxPixels}`).argParser(readAmount);
}

const MAX_SCALE = 16;
function readScale(text) {
    const scale = Number(text);
    if (isScale(scale)) return scale;
    throw new commander.InvalidArgumentError(`Expected a number above 0, up to ${MAX_SCALE}.`);
}
function readScales(text) {
    const scales = text.split(',').map(Number);
    if (scales.every(isScale)) return [
        ...new Set(scales)
    ];
    throw new commander.InvalidArgumentError(`Expected numbers above 0, up to ${MAX_SCALE}, such as 0.5,1,2.`);
}
function isScale(scale) {
    return scale > 0 && scale <= MAX_SCALE;
}

const exportCommand = (program, io)=>{
    program.command('export').description('make pictures, sprite sheets, texture atlases, animations, movies or data of documents').argument('<documents...>', DOCUMENTS).addOption(new commander.Option('--to <format>', 'what to make').choices(host_defaults.COMMAND_FORMAT_NAMES).makeOptionMandatory()).option('-o, --output <path>', 'folder, or file where one is made; - is standard output', '.').option('--timeline <name>', 'scene; default: the current one').option('--symbol <path>', 'symbol instead of a scene').option('--items <query>', 'each symbol and bitmap of the library that a query finds, by itself', readQuery).option('--frames <numbers>', 'frames from 1, such as 1-24,30; default: all').option('--label <name>', 'the frames of a label').addOption(new commander.Option('--scale <numbers>', 'pixels per pixel of the stage, such as 0.5,1,2').argParser(readScales).default(host_defaults.DEFAULTS.scales, host_defaults.DEFAULTS.scales.join())).option('--background <color>', 'none or #rrggbb; default: the stage for scenes, none for symbols', readColor).option('--animated', forFormats('animated', 'one file that plays')).addOption(new commander.Option('--by <means>', forFormats('by', 'what plays it')).choices([
        'smil',
        'css'
    ])).option('--play', forFormats('play', 'the film as players show it: movie clips play, scripts of stop() and its like are obeyed')).option('--seconds <number>', 'with --play: how long the film is; default: until every clip has been through its frames', readSeconds).addOption(new commander.Option('--data <format>', forFormats('data', 'its data')).choices(host_defaults.SHEET_DATA_NAMES).default(host_defaults.DEFAULTS.data)).option('--trim', forFormats('trim', 'leave out what is transparent around a frame')).option('--padding <pixels>', forFormats('padding', 'room between pictures'), readWholeNumber, host_defaults.DEFAULTS.sheet.padding).option('--extrude <pixels>', forFormats('extrude', 'repeat the outermost pixels'), readWholeNumber, host_defaults.DEFAULTS.sheet.extrude).option('--max-size <pixels>', forFormats('maxSize', 'maximum size of a sheet'), readSize, host_defaults.DEFAULTS.sheet.maxSize).option('--power-of-two', forFormats('powerOfTwo', 'sizes that are powers of two')).option('--rotate', forFormats('rotate', 'turn pictures where that saves room')).option('--optimized', forFormats('optimized', 'short keys, equal frames once')).addOption(new commander.Option('--leaves <kind>', forFormats('leaves', 'symbols that hold shapes only, as pictures or as timelines; default: pictures, with --optimized timelines')).choices([
        'pictures',
        'timelines'
    ])).option('--size <pixels>', forFormats('size', 'width and height, such as 1280x720; the picture is scaled to fit'), readFrameSize).option('--fps <number>', forFormats('fps', 'frames a second; default: those of the document'), readFps).option('--loop <times>', forFormats('loop', 'how often the frames are played'), readTimes, host_defaults.DEFAULTS.loop).addOption(new commander.Option('--quality <word>', forFormats('quality', 'how good the film or WebP is; default: high, of WebP lossless')).choices(host_defaults.QUALITIES)).addOption(new commander.Option('--pictures <format>', forFormats('pictures', 'what its pictures are')).choices(host_defaults.PICTURE_KINDS).default(host_defaults.DEFAULTS.pictures.kind)).option('--together', forFormats('together', 'the items share their pictures')).option('--layers', forFormats('layers', 'each layer by itself, and layers.json with their places, from the back to the front')).option('--crop', 'with --layers: each as large as what it paints; default: all as large as the whole').option('--bake', forFormats('bake', 'tweens frame by frame')).option('--strict', forFormats('strict', 'fail where something of a document would be lost')).addOption(new commander.Option('--scripts <what>', forFormats('scripts', 'drop leaves out scripts, but for calls that play and stop; default: all are compiled')).choices([
        'drop'
    ])).option('--source-path <folder>', forFormats('sourcePath', "a folder of source files outside of the document's; may be repeated"), repeated).option('--fonts <folder>', 'folder of TTF and OTF files to set texts in').addOption(maxPixelsOption()).option('--json', 'print JSON about what was made').option('--formats', 'list the formats, and what this machine has for films').on('option:formats', ()=>{
        for (const line of cli_common.formatLines())io.line(line);
        throw new commander.CommanderError(0, 'formats', '');
    }).action(async (documents, options, command)=>{
        const isGiven = (name)=>command.getOptionValueSource(name) === 'cli';
        const wrong = misuse$1(options, isGiven);
        if (wrong !== null) command.error(`error: ${wrong}`, {
            exitCode: cli_common.USAGE
        });
        const { exportDocuments } = await Promise.resolve().then(() => require('./exportDocuments.js')).then(n => n.exportDocuments);
        if (!await exportDocuments(documents, options, io)) throw new cli_common.ReportedFailure();
    });
};
function forFormats(option, text) {
    const formats = host_defaults.formatsWith(option);
    const list = [
        formats.slice(0, -1).join(', '),
        ...formats.slice(-1)
    ].filter((part)=>part !== '');
    return `with ${list.join(' and ')}: ${text}`;
}
const FORMAT_OPTIONS = [
    ...new Set(host_defaults.COMMAND_FORMAT_NAMES.flatMap((name)=>host_defaults.EXPORT_FORMATS[name].options))
];
function misuse$1(options, isGiven) {
    const places = [
        'timeline',
        'symbol',
        'items'
    ].filter((name)=>options[name] !== undefined);
    if (places.length > 1) return `--${places[0]} cannot go with --${places[1]}`;
    if (options.frames !== undefined && options.label !== undefined) return '--frames cannot go with --label';
    if (options.json && options.output === '-') return '--json cannot go with -o -: both would print to standard output';
    if (options.seconds !== undefined && !options.play) return '--seconds goes with --play';
    if (options.play && options.label !== undefined) return '--label cannot go with --play: a film may pass a label often or never';
    for (const name of FORMAT_OPTIONS){
        const formats = host_defaults.formatsWith(name);
        if (!isGiven(name) || formats.includes(options.to)) continue;
        return `${cli_common.optionName(name)} goes with --to ${formats.join(' or ')}, not with ${options.to}`;
    }
    const arePng = host_defaults.formatsWith('pictures').includes(options.to) && options.pictures !== 'webp';
    if (options.quality !== undefined && arePng) return `--quality goes with --pictures webp: PNG loses nothing`;
    if (options.by !== undefined && !options.animated) return '--by goes with --animated';
    if (options.layers && options.output === '-') return '--layers cannot go with -o -: its files name each other; name a folder';
    if (options.crop && !options.layers) return '--crop goes with --layers';
    if (options.together && options.items === undefined) return '--together goes with --items';
    if (options.rotate && options.to === 'sheet' && !host_defaults.SHEET_DATA_FORMATS[options.data].knowsRotation) {
        return `--rotate cannot go with --data ${options.data}, which knows no turned pictures`;
    }
    if (!host_defaults.exportFormat(options.to).hasPixels && options.scale.join() !== '1') {
        return `--scale cannot go with --to ${options.to}, which has no pixels`;
    }
    if (options.to === 'mp4' && options.background === 'none') return '--background none cannot go with --to mp4, which is never transparent; take webm or mov, or name a colour';
    if (options.to === 'wav' && options.background !== undefined) return '--background cannot go with --to wav, which shows nothing';
    if (options.size && isGiven('scale')) return '--size cannot go with --scale: both say how large the picture is';
    if (options.to === 'swf') return misuseOfSwf(options);
    return options.to === 'json' ? misuseOfJson(options) : null;
}
function misuseOfJson(options) {
    const parts = [
        'timeline',
        'symbol',
        'items',
        'frames',
        'label',
        'background'
    ].filter((name)=>options[name] !== undefined);
    return parts.length > 0 ? `--${parts[0]} cannot go with --to json, which holds the whole document` : null;
}
function misuseOfSwf(options) {
    const part = [
        'frames',
        'label',
        'background'
    ].find((name)=>options[name] !== undefined);
    return part === undefined ? null : `--${part} cannot go with --to swf, which plays all frames on the stage`;
}
function readColor(text) {
    if (text === 'none' || /^#[0-9a-f]{6}$/i.test(text)) return text;
    throw new commander.InvalidArgumentError('Expected none or a colour such as #3366cc.');
}
const MAX_SIDE = 16384;
function readFrameSize(text) {
    const [width, height] = (/^(\d+)x(\d+)$/.exec(text) ?? []).slice(1).map(Number);
    if (width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE) return [
        width,
        height
    ];
    throw new commander.InvalidArgumentError(`Expected width and height from 1 to ${MAX_SIDE}, such as 1280x720.`);
}
const MAX_RATE = 240;
function readFps(text) {
    const fps = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    if (fps >= 0.1 && fps <= MAX_RATE) return fps;
    throw new commander.InvalidArgumentError(`Expected a number from 0.1 to ${MAX_RATE}.`);
}
const MAX_TIMES = 1000;
function readTimes(text) {
    const times = readWholeNumber(text);
    if (times >= 1 && times <= MAX_TIMES) return times;
    throw new commander.InvalidArgumentError(`Expected a whole number from 1 to ${MAX_TIMES}.`);
}
function readSeconds(text) {
    const seconds = Number(text);
    if (seconds > 0 && seconds < Infinity) return seconds;
    throw new commander.InvalidArgumentError('Expected a number above 0.');
}
const MAX_SHEET_SIDE = 16384;
function readSize(text) {
    const size = readWholeNumber(text);
    if (size >= 16 && size <= MAX_SHEET_SIDE) return size;
    throw new commander.InvalidArgumentError(`Expected a whole number from 16 to ${MAX_SHEET_SIDE}.`);
}

const importCommand = (program, io)=>{
    program.command('import').description('make a document from the output of export --to json').argument('<data>', 'a JSON file').requiredOption('-o, --output <path>', 'the document to make: an FLA, or a folder for an XFL').option('--force', 'replace an existing document').action(async (file, options)=>{
        const { importDocument } = await Promise.resolve().then(() => require('./importDocument.js'));
        importDocument(file, options, io);
    });
};

const init = (program, io)=>{
    program.command('init').description('make a project for scripts in TypeScript: a build, a test on a document').argument('<folder>', 'an empty or new folder').option('--javascript', 'scripts in JavaScript').action(async (folder, options)=>{
        const { makeProject } = await Promise.resolve().then(() => require('./makeProject.js'));
        makeProject(folder, options, io);
    });
};

const install = (program, io)=>{
    program.command('install').description('copy the library and scripts into the menu Commands of every Animate found').argument('[scripts...]', 'JSFL files to copy with the library').option('--to <folder>', 'copy into this Configuration folder, or Commands folder, instead').option('--force', 'also replace files that this command did not copy there').option('--dry-run', 'say what would be done, and do nothing').action(async (scripts, options)=>{
        const { installScripts } = await Promise.resolve().then(() => require('./installScripts.js'));
        installScripts(scripts, options, io);
    });
};

function outputFile({ output }) {
    return output === '-' ? undefined : output;
}

const FORMATS = [
    'readable',
    'json',
    'sarif',
    'github',
    'junit'
];
const lint = (program, io)=>{
    program.command('lint').description('check documents against rules: unused items, missing media, names …').argument('<documents...>', DOCUMENTS).option('-c, --config <file>', 'configuration; default: adobe-collection.config.json beside the document or above, else the preset "recommended"').option('--no-config', 'read no configuration: the preset "recommended" applies').option('--trust-config', 'treat configurations beside documents as your own, like one named by --config: they run code, and decide what --fix does').addOption(new commander.Option('-f, --format <format>', 'how to report; default: by the name of the file, else readable').choices(FORMATS)).option('--json', 'print JSON; short for --format json').option('-o, --output <file>', 'file for the report; default, and -: standard output').option('--all', 'show every problem, also where the readable format would fold many of a kind').option('--fix', 'remove what can be removed, and save').option('--dry-run', 'with --fix: say what would be changed, and save nothing').option('--max-warnings <number>', 'fail if there are more warnings', readWholeNumber).option('--baseline <file>', 'problems that are known: they are counted, new ones fail, fixed ones are named').option('--write-baseline', 'with --baseline: write the problems that there are into that file').option('--render <folder>', 'draw the elements with problems, outlined').option('--no-cache', 'check unchanged documents again').action(async (documents, options, command)=>{
        if (options.dryRun && !options.fix) command.error('error: --dry-run needs --fix', {
            exitCode: cli_common.USAGE
        });
        if (options.writeBaseline && options.baseline === undefined) command.error('error: --write-baseline needs --baseline, the file to write', {
            exitCode: cli_common.USAGE
        });
        if (options.json) {
            if (options.format !== undefined && options.format !== 'json') command.error(`error: --json cannot go with --format ${options.format}`, {
                exitCode: cli_common.USAGE
            });
            options.format = 'json';
        }
        const { lintDocuments } = await Promise.resolve().then(() => require('./lintDocuments.js'));
        const output = outputFile(options);
        const format = options.format ?? formatOf$1(output);
        if (!await lintDocuments(documents, {
            ...options,
            format,
            output
        }, io)) throw new cli_common.ReportedFailure();
    });
};
const FORMAT_OF_ENDING = {
    '.json': 'json',
    '.sarif': 'sarif',
    '.xml': 'junit'
};
function formatOf$1(file) {
    const ending = path.extname(file ?? '').toLowerCase();
    return Object.hasOwn(FORMAT_OF_ENDING, ending) ? FORMAT_OF_ENDING[ending] : 'readable';
}

const open = (program, io)=>{
    program.command('open').description('show a document in the browser, and print the path of its page').argument('<document>', 'an FLA file, an XFL folder or an .xfl file').action(async (document)=>{
        const { openPage } = await Promise.resolve().then(() => require('./makePages.js'));
        await openPage(document, io);
    });
};

const mcp = (program, io)=>{
    program.command('mcp').description('serve an assistant: Model Context Protocol over standard input and output').option('--root <folder>', 'a folder with documents that the assistant may read and change; may be repeated; default: the current one', repeated).option('--write <folder>', 'a folder in which scripts of the assistant may write files; may be repeated; default: none, they save documents only', repeated).option('--trust-scripts', 'run scripts of the assistant outside the sandbox').option('--trust-config', 'treat configurations of lint beside documents as your own: they run code, and decide what is fixed').action(async (options)=>{
        const { serve } = await Promise.resolve().then(() => require('./serve.js'));
        await serve({
            ...options,
            root: options.root ?? [
                '.'
            ]
        }, io);
    });
};

const merge = (program, io)=>{
    program.command('merge').description('join what two people changed in a document; status 0: merged, 1: conflicts, 2: trouble').argument('<base>', 'the document that both began with: an FLA, an XFL folder or an .xfl file; <revision>:<path> for one in git; :1:<path>, :2:<path> and :3:<path> while git merges').argument('<ours>', 'the same; what is not content, such as open folders of the library, stays as it is here').argument('<theirs>', 'the same').option('-o, --output <document>', 'write the merged document; default: only report the conflicts').addOption(new commander.Option('--ours', 'answer each conflict by ours').conflicts('theirs')).option('--theirs', 'answer each conflict by theirs').option('--resolve <file>', 'a JSON file of conflicts to answer one by one: written while one is open (default: <document>.conflicts.json), read when it exists').option('--page <file>', 'write an HTML page with pictures of the three versions beside each open conflict').action(async (base, ours, theirs, options)=>{
        const { mergeFiles } = await Promise.resolve().then(() => require('./mergeFiles.js')).then(n => n.mergeFiles$1);
        let isMerged;
        try {
            isMerged = await mergeFiles({
                base,
                ours,
                theirs
            }, options, io);
        } catch (error) {
            throw new cli_common.CommandFailure(error, TROUBLE);
        }
        if (!isMerged) throw new cli_common.ReportedFailure();
    });
};
const TROUBLE = cli_common.FAILURE + 1;

const page = (program, io)=>{
    program.command('page').description('write a page that shows documents: stage, timeline, library and queries, in one HTML file').argument('<documents...>', DOCUMENTS).option('-o, --output <file>', 'file to write, .html, for several documents with {name} or {path} in it; default, and -: standard output').action(async (documents, options, command)=>{
        if (options.output === undefined && io.isRead) command.error('error: page: name a file, such as -o page.html; open shows the page at once, and -o - prints it', {
            exitCode: cli_common.USAGE
        });
        const { makePages } = await Promise.resolve().then(() => require('./makePages.js'));
        if (!makePages(documents, {
            output: outputFile(options)
        }, io)) throw new cli_common.ReportedFailure();
    });
};

const play = (program, io)=>{
    program.command('play').description('play a document as SWF in the browser, and print what it traces; needs @ruffle-rs/ruffle').argument('<document>', 'an FLA file, an XFL folder or an .xfl file').addOption(new commander.Option('--scripts <mode>', 'drop: leave out scripts; calls that play and stop stay').choices([
        'drop'
    ])).option('--source-path <folder>', "a folder of source files outside of the document's; may be repeated", repeated).option('--fonts <folder>', 'folder of TTF and OTF files for the outlines of texts').addOption(maxPixelsOption()).option('--no-browser', 'print the address of the page in place of opening it').action(async (document, options)=>{
        const { playDocument } = await Promise.resolve().then(() => require('./playDocument.js'));
        await playDocument(document, options, io);
    });
};

const publish = (program, io)=>{
    program.command('publish').description('publish documents for players: as HTML5 Canvas or SWF, or for compilers as SWC').argument('<documents...>', DOCUMENTS).requiredOption('-o, --output <path>', 'folder for what is published, or the name of its .swf, .html or .swc').addOption(new commander.Option('--to <format>', 'what to make; default: by the kind of the document').choices([
        'canvas',
        'swf',
        'swc'
    ])).option('--local', 'canvas: copy the player beside the page (default)').addOption(new commander.Option('--hosted', "canvas: link the player from its makers' server").conflicts('local')).addOption(new commander.Option('--scripts <mode>', 'drop: leave out scripts of the document, and its page template; calls that play and stop stay; default: a SWF or SWC holds them compiled').choices([
        'drop'
    ])).option('--source-path <folder>', "swf, swc: a folder of source files outside of the document's; may be repeated", repeated).option('--strict', 'fail where something of a document would be lost, and write nothing of it').option('--fonts <folder>', 'folder of TTF and OTF files for the outlines of texts').addOption(maxPixelsOption()).option('--json', 'print JSON about what was published and what was lost').option('--watch', 'publish again whenever a document changes').action(async (documents, { watch, ...options }, command)=>{
        if (options.output === '-') command.error('error: -o -: expected a folder or a file; a publication may have several files', {
            exitCode: cli_common.USAGE
        });
        if (watch) return again(documents, options);
        const { publishDocuments } = await Promise.resolve().then(() => require('./publishDocuments.js'));
        if (!await publishDocuments(documents, options, io)) throw new cli_common.ReportedFailure();
    });
    async function again(documents, options) {
        const { watchCommand } = await Promise.resolve().then(() => require('./watchCommand.js'));
        await watchCommand(cli_common.publishArguments(documents, options), io);
    }
};

const query = (program, io)=>{
    program.command('query').description('list what a query finds in documents').usage('[options] <documents...> <query>').argument('<documents-and-query...>', 'FLA files, XFL folders, .xfl files, folders of them, patterns; then the query, such as "star*:movieclip[x>200]"').option('--items', 'query the library instead of the stage').option('--layers', 'query layers instead of elements').option('--frames', 'query keyframes instead of elements; with --frame those that include it').option('--all', 'query every keyframe of every timeline, not one frame').option('--timeline <name>', 'scene to query; default: the current one').option('--symbol <path>', 'symbol to query instead of a scene').option('--frame <number>', 'frame to query, from 1; default: where the playhead is', readWholeNumber).option('--count', 'print how many were found, not what').option('--json', 'print JSON; frames in it, as in queries, count from 0').option('--csv', 'print a table in CSV, for spreadsheets').option('--fields <names>', 'properties that --json or --csv print, with commas between them: name,text,font,timeline.name; --csv prints the name by default').action(async (args, options, command)=>{
        const wrong = misuse(args, options);
        if (wrong !== null) command.error(`error: ${wrong}`, {
            exitCode: cli_common.USAGE
        });
        const { printMatches } = await Promise.resolve().then(() => require('./printMatches.js'));
        if (!printMatches(args.slice(0, -1), args[args.length - 1], options, io)) throw new cli_common.ReportedFailure();
    });
};
function misuse(args, options) {
    if (args.length < 2) return 'expected documents, then a query, such as: query logo.fla ":movieclip"';
    const places = [
        'timeline',
        'symbol',
        'frame'
    ].filter((name)=>options[name] !== undefined);
    const kinds = [
        'items',
        'layers',
        'frames'
    ].filter((name)=>options[name]);
    if (kinds.length > 1) return `--${kinds[0]} cannot go with --${kinds[1]}`;
    const wide = [
        'items',
        'all'
    ].filter((name)=>options[name]);
    if (wide.length > 1) return '--items cannot go with --all';
    if (wide.length > 0 && places.length > 0) return `--${places[0]} cannot go with --${wide[0]}`;
    if (options.timeline !== undefined && options.symbol !== undefined) return '--timeline cannot go with --symbol';
    if (options.layers && options.frame !== undefined) return '--frame cannot go with --layers';
    if (options.json && options.csv) return '--json cannot go with --csv';
    const fields = fieldsMisuse(options);
    if (fields !== null) return fields;
    return queryMisuse(args[args.length - 1]);
}
function fieldsMisuse({ fields, json, csv }) {
    if (fields === undefined) return null;
    if (!json && !csv) return '--fields is for --json or --csv: add one of them';
    const isList = fields.split(',').every((field)=>field.trim() !== '');
    return isList ? null : '--fields must be names with commas between them, such as name,text,timeline.name';
}

const render = (program, io)=>{
    program.command('render').description('draw a frame of documents as SVG or PNG').argument('<documents...>', DOCUMENTS).option('--query <query>', 'outline and label what a query finds, and draw the rest pale', readQuery).option('--items', 'find library items with the query, and outline their instances').option('--frame <number>', 'frame to draw, from 1; default: where the playhead is', readWholeNumber).option('--timeline <name>', 'scene to draw; default: the current one').addOption(new commander.Option('--symbol <path>', 'symbol to draw instead of a scene').conflicts('timeline')).option('--scale <number>', 'pixels of a PNG per pixel of the stage', readScale, 1).option('--fonts <folder>', 'folder of TTF and OTF files to set texts in').addOption(maxPixelsOption()).option('-o, --output <file>', 'file to write, .svg or .png, for several documents with {name} or {path} in it; default, and -: SVG to standard output').action(async (documents, options, command)=>{
        if (options.items && options.query === undefined) command.error('error: --items goes with --query', {
            exitCode: cli_common.USAGE
        });
        const { drawDocuments } = await Promise.resolve().then(() => require('./drawDocuments.js'));
        if (!drawDocuments(documents, {
            ...options,
            output: outputFile(options)
        }, io)) throw new cli_common.ReportedFailure();
    });
};

const uninstall = (program, io)=>{
    program.command('uninstall').description('remove what `install` copied into the menu Commands').option('--to <folder>', 'remove from this Configuration folder, or Commands folder, instead').option('--dry-run', 'say what would be removed, and remove nothing').action(async (options)=>{
        const { uninstallScripts } = await Promise.resolve().then(() => require('./uninstallScripts.js'));
        uninstallScripts(options, io);
    });
};

const watch = (program, io)=>{
    program.command('watch').description('run, lint, render … again whenever a document or script of the command changes').usage('[options] <command> [arguments...]').argument('<command...>', 'a command of this program with its arguments').passThroughOptions().action(async (args)=>{
        const { watchCommand } = await Promise.resolve().then(() => require('./watchCommand.js'));
        await watchCommand(args, io);
    });
};

const run = (program, io)=>{
    program.command('run').description('run scripts on documents').argument('[scripts-and-documents...]', 'JSFL files and documents, run and opened in this order, the last document active; - reads standard input: the script if no other is named, else a document').option('-e, --eval <script>', 'run this text, after the scripts that are files; may be repeated', repeated).option('-d, --document <file>', 'a document to open, as if named after the scripts; may be repeated; - for standard input', repeated).option('--save [path]', 'save the documents: --save in place, --save=path elsewhere (FLA or XFL by the name)').option('--render <file>', 'draw the active document after the scripts, .svg or .png').option('--force', 'save even if the document changed on disk since it was opened').option('--in-place', 'with --save: replace a binary FLA (Flash CS4 and older) by a newer one').option('--strict', 'refuse a document that cannot be read completely').option('--bare', 'do not load the library').option('--untrusted', 'run scripts of strangers: confined to a sandbox, which reaches the folders named here and nothing else').option('--modern', "give scripts all of Node's language, not only that of Animate's engine").addOption(new commander.Option('--publish <mode>', 'refuse (default) or note calls that publish, export or test movies, or write what they publish').choices([
        'refuse',
        'note',
        'write'
    ])).option('--answer <text>', 'answer to the next dialogue: yes, no, a text, a path, :cancel; for a panel with several controls id=value&id=value, or yes for what it shows; repeated for each dialogue', repeated).option('--root <folder>', "a folder that scripts may touch; default: the scripts' and documents'; --untrusted always adds those of documents, --save= and --render", repeated).option('--timeout <seconds>', 'stop after that time, with --each for one document; with --each or --untrusted default 600', readAmount).option('--memory <MB>', 'stop at more memory than that; with --each or --untrusted default 4096', readAmount).addOption(maxPixelsOption()).option('--dry-run', 'say what the scripts would change and which files they would write, and change nothing on the disk').option('--json', 'print what happened as JSON').option('--each', 'run once for each document; folders and patterns name documents too').action(async (words, given, command)=>{
        const { readRunArguments } = await Promise.resolve().then(() => require('./readRunArguments.js'));
        const { checkScripts } = await Promise.resolve().then(() => require('./checkScripts.js'));
        const { scripts, documents, texts } = readRunArguments(words, given.eval ?? [], io);
        const options = {
            ...given,
            document: [
                ...documents,
                ...given.document ?? []
            ],
            texts,
            answer: given.answer ?? [],
            root: given.root ?? []
        };
        const script = options.document.find((document)=>SCRIPT.test(document));
        if (script !== undefined) refuse(command, `--document ${script}: expected a document; name scripts directly after "run"`);
        checkScripts(scripts.filter((name)=>!SCRIPT.test(name)), texts);
        if (scripts.length === 0) refuse(command, 'expected a script: a JSFL file, - for standard input, or -e');
        if (texts['-'] !== undefined && options.document.includes('-')) refuse(command, 'only one of script and document can be standard input');
        const takeBack = tellClosedOutput(options, io);
        await (options.each ? runEach : runOnce)(scripts, options, command, io).finally(takeBack);
    });
};
const SCRIPT = /\.(jsfl|jsx?)$/i;
function tellClosedOutput({ save, dryRun }, io) {
    if (save === undefined || dryRun) return ()=>undefined;
    return io.onOutputClosed(()=>io.fail('standard output was closed, and the scripts print on and on: documents that were not saved by then are not saved'));
}
async function runEach(scripts, options, command, io) {
    if (options.render !== undefined) refuse(command, '--render cannot go with --each');
    if (options.document.length === 0) refuse(command, '--each needs documents');
    if (options.save && /\.(fla|xfl)$/i.test(options.save)) refuse(command, `--save=${options.save}: with --each this is a folder for the documents, not one of them`);
    const { runOnEach } = await Promise.resolve().then(() => require('./runOnEach.js'));
    if (!await runOnEach(scripts, options, boundsOf(options), io)) throw new cli_common.ReportedFailure();
}
async function runOnce(scripts, options, command, io) {
    const { save, document } = options;
    if (save && document.length !== 1) refuse(command, '--save=path needs exactly one document');
    if (save === '' && document.includes('-')) refuse(command, '--save needs a path for a document from standard input: --save=path');
    if (save) cli_common.checkDocumentName(save, `--save=${save}`);
    if (options.render !== undefined) cli_common.checkPictureName(options.render);
    if (io.isWorker) {
        const { runInWorker } = await Promise.resolve().then(() => require('./runInWorker.js'));
        return runInWorker(scripts, options, io);
    }
    const bounds = boundsOf(options);
    if (bounds.seconds !== undefined || bounds.megabytes !== undefined) {
        const { runApart } = await Promise.resolve().then(() => require('./runApart.js'));
        if (!await runApart(scripts, options, bounds, io)) throw new cli_common.ReportedFailure();
        return;
    }
    const { runHere } = await Promise.resolve().then(() => require('./runHere.js'));
    await runHere(scripts, options, io);
}
function boundsOf({ each, untrusted, timeout, memory }) {
    return {
        ...each || untrusted ? cli_common.DOCUMENT_BOUNDS : {},
        ...untrusted ? {
            stack: cli_common.SANDBOX_STACK
        } : {},
        ...timeout === undefined ? {} : {
            seconds: timeout
        },
        ...memory === undefined ? {} : {
            megabytes: memory
        },
        areOptions: true
    };
}
function refuse(command, reason) {
    command.error(`error: ${reason}`, {
        exitCode: cli_common.USAGE
    });
}

const texts = (program, io)=>{
    const command = program.command('texts').description('write the texts of documents as a table, and put a changed table back').action(()=>command.error('error: texts: expected export or import', {
            exitCode: cli_common.USAGE
        }));
    command.command('export').description('write a table of all texts: where each is, its name, font and size').argument('<documents...>', DOCUMENTS).addOption(new commander.Option('-f, --format <format>', 'default: by the name of the file, else csv').choices(cli_common.TABLE_FORMATS)).option('-o, --output <file>', 'file for the table; default, and -: standard output').action(async (documents, options)=>{
        const file = outputFile(options);
        const format = options.format ?? (file === undefined ? 'csv' : formatOf(file)) ?? 'csv';
        const { exportTexts } = await Promise.resolve().then(() => require('./exportTexts.js'));
        if (!exportTexts(documents, format, file, io)) throw new cli_common.ReportedFailure();
    });
    command.command('import').description('put the column "text" of a table into the documents that it was made of, and save them').argument('<table>', 'a table that `texts export` wrote: a .csv, .json or .po file').argument('<documents...>', DOCUMENTS).option('--follow', 'put in texts too that are elsewhere in the document by now').option('--overwrite', 'put in texts too that were changed in the document meanwhile').option('--skip', 'leave out rows that do not fit the document any more, and save the rest').option('--dry-run', 'say what would change, and save nothing').option('--force', 'save even if the document changed on disk since it was opened').action(async (table, documents, options, self)=>{
        const format = formatOf(table);
        if (format === undefined) self.error(`error: ${table}: expected a .csv, .json or .po file`, {
            exitCode: cli_common.USAGE
        });
        const { importTexts } = await Promise.resolve().then(() => require('./importTexts.js'));
        if (!importTexts(table, format, documents, options, io)) throw new cli_common.ReportedFailure();
    });
};
function formatOf(file) {
    const ending = path.extname(file).slice(1).toLowerCase();
    return cli_common.TABLE_FORMATS.find((format)=>format === ending);
}

const tree = (program, io)=>{
    program.command('tree').description('show scenes, layers, frames, elements and library of documents').argument('<documents...>', DOCUMENTS).option('--no-symbols', 'leave out the timelines of symbols').option('--no-elements', 'leave out elements').option('--json', 'print JSON with everything that is set; frames in it count from 0, as in scripts').addOption(new commander.Option('--full', 'print everything that is set, a line each, for comparing').conflicts('json')).action(async (documents, options)=>{
        const { printTrees } = await Promise.resolve().then(() => require('./printTrees.js'));
        if (!printTrees(documents, options, io)) throw new cli_common.ReportedFailure();
    });
};

const COMMANDS = {
    query,
    lint,
    diff,
    run,
    tree,
    render,
    page,
    open,
    play,
    export: exportCommand,
    publish,
    import: importCommand,
    convert,
    texts,
    install,
    uninstall,
    init,
    merge,
    git,
    watch,
    mcp,
    fidelity,
    completion
};
async function runProgram(args, io) {
    return cli_common.runAction(io, async (logger)=>{
        const program = define(logger.io, logger, args[0]);
        try {
            checkHelp(args, program);
            await program.parseAsync(separateSave(withVersion(args)), {
                from: 'user'
            });
        } catch (error) {
            if (!(error instanceof commander.CommanderError)) throw error;
            if (error.exitCode !== 0) throw new cli_common.CommandFailure(new cli_common.ReportedFailure(), cli_common.USAGE);
        }
    });
}
function commandsByPath(io) {
    const logger = new cli_common.Logger(io, ()=>new cli_common.TemporaryFolders().make());
    const { commands } = define(logger.io, logger);
    const all = commands.flatMap((command)=>command.commands.length > 0 ? command.commands : [
            command
        ]);
    return new Map(all.map((command)=>[
            pathOf(command),
            command
        ]));
}
function checkHelp([first, name], program) {
    const names = program.commands.map((command)=>command.name());
    if (first !== 'help' || name === undefined || name.startsWith('-')) return;
    if (name !== 'help' && !names.includes(name)) program.error(`error: help: unknown command "${name}" (known: ${names.join(', ')})`, {
        exitCode: cli_common.USAGE
    });
}
function withVersion(args) {
    return args.length === 1 && args[0] === '-v' ? [
        '--version'
    ] : args;
}
function separateSave(args) {
    const end = args.indexOf('--');
    if (args.slice(0, end < 0 ? undefined : end).includes('--save=')) throw new cli_common.UsageError('--save=: expected a path; --save alone saves the documents in place');
    checkSave(args);
    return args.map((arg, index)=>arg === '--save' && (end < 0 || index < end) ? '--save=' : arg);
}
function checkSave(args) {
    const next = args[args.indexOf('--save') + 1];
    if (args[0] === 'run' && args.includes('--save') && /^[^-].*\.(fla|xfl)$/i.test(next ?? '')) throw new cli_common.UsageError(`--save ${next}: write --save=${next} to save there, or name the document before --save to save it in place`);
}
const SPEAKING_OF_ALL = new Set([
    'completion'
]);
function define(io, logger, verb = '') {
    const program = new ProgramCommand(cli_common.PROGRAM_NAME).description('Queries and scripts for documents of Adobe Animate, without Animate.').version(cli_common.versionLine(io.libraryFolder), '-V, --version', 'version of the program, of Node and of the system').enablePositionalOptions().exitOverride().configureOutput({
        writeOut: io.out,
        writeErr: io.err,
        outputError: (text, write)=>write(text.replace(/^error: /, cli_common.PREFIX))
    }).showHelpAfterError(cli_common.HELP_HINT);
    const requested = Object.hasOwn(COMMANDS, verb) && !SPEAKING_OF_ALL.has(verb) ? COMMANDS[verb] : undefined;
    const asked = requested ? [
        requested
    ] : Object.values(COMMANDS);
    for (const defineCommand of asked)defineCommand(program, io);
    for (const command of program.commands)for (const each of [
        command,
        ...command.commands
    ])addCommonOptions(each, logger);
    program.addHelpText('after', `\nDocumentation: ${documentationOf(io.libraryFolder)}`);
    return program;
}
function addCommonOptions(command, logger) {
    command.option('-q, --quiet', 'say nothing but results and failures').option('-v, --verbose', 'say more about what is done').option('--no-color', 'write no colours').hook('preAction', ()=>logger.listen(command.opts())).addHelpText('after', cli_common.examplesText(pathOf(command), cli_common.PROGRAM_NAME));
}
function pathOf(command) {
    const { parent } = command;
    return parent?.parent ? `${parent.name()} ${command.name()}` : command.name();
}
function documentationOf(libraryFolder) {
    return path.join(libraryFolder, '../docs');
}

const program = Object.freeze(Object.defineProperty({
  __proto__: null,
  commandsByPath,
  runProgram
}, Symbol.toStringTag, { value: 'Module' }));

function runMain(folder) {
    host_errors.processes.removeAtEnd = cli_common.removeAtEnd;
    const io = cli_common.processIo(folder);
    const fail = (message)=>{
        io.err(`${cli_common.PREFIX}${cli_common.visibleLine(message)}\n`);
        process.exit(1);
    };
    process.on('unhandledRejection', (reason)=>fail(`a promise was rejected: ${cli_common.errorLine(reason)}`));
    runProgram(process.argv.slice(2), io).then((status)=>{
        process.exitCode = status;
    }, (error)=>{
        io.err(cli_common.defectReport(error, folder));
        process.exitCode = 1;
    });
}

const runMain$1 = Object.freeze(Object.defineProperty({
  __proto__: null,
  runMain
}, Symbol.toStringTag, { value: 'Module' }));

exports.program = program;
exports.runMain = runMain$1;
